import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { anotherBirth, newbornScene, prepareNewborn, prepareSubmission, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'

const server = useTestServer({ REGISTERS_TIMEOUT: '300 millis' })

const declaring = (prepared: Prepared, declarations: Readonly<Record<string, string>>): Prepared => ({
  ...prepared,
  params: { ...prepared.params, declarations }
})

it('[R-4.1-11] what no register could tell is declared, kept with the application, shown to the person and handed to its department alone', async () => {
  const caller = await loginAs(server.url, '周晓岚')
  const prepared = await prepareNewborn(caller)
  const submit = (declarations: Readonly<Record<string, string>>, key: string) =>
    caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(declaring(prepared, declarations), key) }))
  await caller.call((client) => client.sandbox.system({ payload: { system: 'newBorn', mode: 'half' } }))
  const refused = await caller.refusal((client) =>
    client.oneThingSubmit.submitSx({ payload: submitPayload(declaring(prepared, {}), 'review-undeclared') })
  )
  expect(refused).toEqual({ _tag: 'Rejected', msg: '请先确认预检条件：属于首次申领《出生医学证明》' })
  const { applyNo } = await submit({ NB_C02: '1' }, 'review-declared')
  const detail = await caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
  const department = detail.cases.find(({ matterCode }) => matterCode === 'M01')?.department
  expect(detail.reviews).toEqual([
    { title: '属于首次申领《出生医学证明》', declared: '符合', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), departments: [department] }
  ])
  const partOf = (caseNo: string) => server.run(Deliveries.use((deliveries) => deliveries.partOf(caseNo)))
  const reviews = await Promise.all(
    detail.cases.map(async ({ caseNo, matterCode }) => [
      matterCode,
      (await partOf(caseNo))?.reviews.map(({ code, declared }) => [code, declared])
    ])
  )
  expect(reviews).toEqual(detail.cases.map(({ matterCode }) => [matterCode, matterCode === 'M01' ? [['NB_C02', '符合']] : []]))
  const [kept] = await server.run(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ params: object }>`SELECT params FROM application WHERE apply_no = ${applyNo}`)
  )
  expect(kept?.params).toMatchObject({ v: 2, unknownChecks: [{ code: 'NB_C02', declared: '符合', matters: ['M01'] }] })
})

it('[R-4.2-04] what passed because its system answered with an error goes to its department as not verified', async () => {
  const caller = await loginAs(server.url, '周晓岚')
  const bornAt = anotherBirth()
  const [day = ''] = bornAt.split(' ')
  const prepared = await prepareSubmission(caller, await newbornScene(), {
    answers: { NB_Q07: '1', NB_Q07A: '1', NB_Q07B: '1' },
    fields: {
      ...{ babyBirthTime: bornAt, deliveryMode: '1', admissionDate: day, dischargeDate: day },
      ...{ motherUnitName: '哈尔滨示例设计院有限公司（示例）', motherUnitNo: '23019900000000000041', motherUnitPhone: '0451-87654321' }
    }
  })
  await caller.call((client) => client.sandbox.system({ payload: { system: 'newBorn', mode: 'fine' } }))
  await caller.call((client) => client.sandbox.system({ payload: { system: 'medicalInsurance', mode: 'error' } }))
  const { applyNo } = await caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, 'review-error') }))
  const { reviews } = await caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
  expect(reviews.map(({ declared }) => declared)).toEqual(['登记系统出错，未经核验'])
})
