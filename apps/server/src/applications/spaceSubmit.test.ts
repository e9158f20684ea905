/** Submitting to the space service is submitting: the same application, once, under either address. */
import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { expect, it } from 'vitest'
import { newbornCode, paramsText, prepareNewborn, region, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'
const address = `${api}/ybsl/smzy/shspace/ybsl/submitSx`

const seen = ({ plan }: Prepared) => JSON.stringify(includedMatters(plan).map(({ code, name }) => ({ code, name })))
const asked = (prepared: Prepared, clientKey: string, sxList = seen(prepared)) => ({
  ...{ clientKey, sceneId: newbornCode, paramsJson: paramsText(prepared), packageName: prepared.scene.name },
  ...{ sxNewCodes: prepared.matterCodes, sxList, content: '', source: '1', region }
})

it('[R-7.5-049] submits once, whichever address is asked again; the matters named must be those of the plan', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const wire = onTheWire(server.url, mother)
  const prepared = await prepareNewborn(mother)
  const fewer = JSON.stringify([{ code: 'M01', name: '出生医学证明' }])
  expect(await wire('POST', address, asked(prepared, 'space-submit', fewer))).toMatchObject({
    status: 400,
    msg: '办理事项与答题结果不一致，请重新答题'
  })
  expect(await wire('POST', address, asked(prepared, 'space-submit', 'nonsense'))).toMatchObject({ status: 400, msg: '不识别的参数类型' })
  const submitted = await wire('POST', address, asked(prepared, 'space-submit'))
  const { applyNo, items } = submitted.data as { readonly applyNo: string; readonly items: readonly { readonly subApplyNo: string }[] }
  expect(items.map(({ subApplyNo }) => subApplyNo).join()).toBe(prepared.matterCodes)
  expect((await wire('POST', address, asked(prepared, 'space-submit'))).data).toEqual(submitted.data)
  expect((await wire('POST', `${api}/api/v1/ybsl/submitSx`, submitPayload(prepared, 'space-submit'))).data).toEqual(submitted.data)
  expect((await wire('GET', `${api}/ybsl/getOneThingDetail`, { applyNo })).data).toMatchObject({ applyNo })
})

it('somebody else’s files, or nobody’s session, submit nothing', async () => {
  const prepared = await prepareNewborn(await loginAs(server.url, '周晓岚'))
  const stranger = onTheWire(server.url, await loginAs(server.url, '马晓东'))
  expect((await stranger('POST', address, asked(prepared, 'space-stranger'))).status).toBeGreaterThanOrEqual(400)
  expect((await stranger('POST', `${api}/ybsl/getOneThingList`, { page: 1, size: 10 })).data).toMatchObject({ totalElements: 0 })
  expect(await onTheWire(server.url, visitor(server.url))('POST', address, asked(prepared, 'space-visitor'))).toMatchObject({ status: 401 })
})
