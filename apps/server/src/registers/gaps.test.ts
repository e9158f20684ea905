/** A scene whose registers and sources nobody answers yet (结婚): the person declares and fills in, and it is submitted. */
import { expect, it } from 'vitest'
import { prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'

const server = useTestServer()

const wedding = {
  answers: { JH_Q01: '01', JH_Q02: '1', JH_Q03: '1', JH_Q04: '0', JH_Q05: '0', JH_Q06: '0', JH_Q07: '0' },
  fields: {
    manMobile: '13900000001',
    manNation: '01',
    manMarital: '10',
    womanMobile: '13900000002',
    womanNation: '01',
    womanMarital: '10',
    bookingArea: '哈尔滨市南岗区',
    orgCode: '南岗区民政局婚姻登记处',
    promise: '1'
  }
}

it('what nobody answers is declared and filled in, and the marriage scene is submitted', async () => {
  const groom = await loginAs(server.url, '陈子墨')
  const prepared = await prepareSubmission(groom, await sceneFile('05-marriage.yaml'), wedding)
  const office = prepared.description.allfield.flatMap(({ fieldList }) => fieldList).find(({ name }) => name === 'orgCode')
  expect(office).toMatchObject({ componentType: 'text', remark: '暂时无法查询可选项，请如实填写全称，提交后由工作人员核对。' })

  const submit = (declarations: Readonly<Record<string, string>>, values: Readonly<Record<string, string>> = {}) =>
    submitPayload(
      {
        ...prepared,
        params: { ...prepared.params, declarations: { ...declarations }, values: { ...prepared.params.values, ...values } }
      } satisfies Prepared,
      'wedding-by-hand'
    )
  const refusal = (payload: FormData) => groom.refusal((client) => client.oneThingSubmit.submitSx({ payload }))
  expect(await refusal(submit({}))).toMatchObject({ _tag: 'Rejected', msg: '请先确认预检条件：当日尚有可约号源' })
  const declared = { JH_C03: '1' }
  expect(await refusal(submit(declared, { [office?.id ?? '']: '' }))).toMatchObject({ _tag: 'Invalid' })
  const done = await groom.call((client) => client.oneThingSubmit.submitSx({ payload: submit(declared) }))
  expect(done.items.map(({ subApplyNo }) => subApplyNo).join(',')).toBe(prepared.matterCodes)
})
