/** The newborn application of the sample mother, submitted by calls (直接提交), for journeys that begin after the submission. */
import { prepareNewborn, submitPayload } from '@ljonething/server/testing/newbornSubmission'
import { loginAs } from '@ljonething/server/testing/TestCaller'

/** `origin` is that of the running product, `bornAt` as `2026-11-03 09:41`; the number of the application and of its cases. */
export const submitNewborn = async (origin: string, bornAt: string) => {
  const mother = await loginAs(origin, '周晓岚')
  const payload = submitPayload(await prepareNewborn(mother, bornAt, { signed: true }), `by-call-${bornAt}`)
  const { applyNo, items } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
  return { applyNo, caseNos: items.map((item) => item.applyNo) }
}
