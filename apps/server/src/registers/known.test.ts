import { describe, expect, it } from 'vitest'
import { newbornCode, prepareNewborn, signedAnew, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { askPreCheck } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const mother = '23019919930412002X'
const father = '230199199108200030'

const check = (caller: TestCaller, checkType: string, params: Record<string, string>) => askPreCheck(caller, newbornCode, checkType, params)
const idOf = ({ params }: Prepared, name: string) => Object.keys(params.values).find((id) => id.endsWith(`^${name}`)) ?? name
const withValue = (prepared: Prepared, name: string, value: string): Prepared => ({
  ...prepared,
  params: { ...prepared.params, values: { ...prepared.params.values, [idOf(prepared, name)]: value } }
})

describe('what a pre-check knows besides its verdict', () => {
  it('is told to a parent of both parents, each by the number, as the fields store it, with source and time', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const before = Date.now()
    const { status, known } = await check(caller, 'NB_C03', { motherIdCard: mother, fatherIdCard: father })
    expect(status).toBe('1')
    expect(known).toMatchObject({
      source: '公安',
      values: {
        motherName: '周晓岚',
        fatherName: '林海峰',
        fatherNation: '01',
        fatherHukouAddr: expect.stringMatching(/^哈尔滨市南岗区/)
      }
    })
    expect(JSON.parse(known?.values['fatherHukouRegion'] ?? '')).toEqual([
      { name: '黑龙江省', value: '230000000000' },
      { name: '哈尔滨市', value: '230100000000' },
      { name: '南岗区', value: '230103000000' }
    ])
    expect(Math.abs(Date.parse(known?.at ?? '') - before)).toBeLessThan(60_000)
    const married = await check(caller, 'NB_C04', { motherIdCard: mother, fatherIdCard: father })
    expect(married.known?.values).toEqual({ motherMarital: '20' })
  })

  it('is not told to a stranger, nor of somebody who is not confirmed beside oneself', async () => {
    const stranger = await loginAs(server.url, '马晓东')
    const parent = await loginAs(server.url, '周晓岚')
    const answers = [
      await check(stranger, 'NB_C03', { motherIdCard: mother, fatherIdCard: father }),
      await check(stranger, 'NB_C04', { motherIdCard: mother, fatherIdCard: father }),
      await check(parent, 'NB_C03', { motherIdCard: mother, fatherIdCard: '230199197308080038' })
    ]
    expect(answers.map(({ status, known }) => [status, known])).toEqual(Array.from(answers, () => ['-1', undefined]))
  })

  it('is not told where the condition fails', async () => {
    const parent = await loginAs(server.url, '周晓岚')
    const { status, known } = await check(parent, 'NB_C01', { babyBirthTime: '2020-01-01 08:16' })
    expect([status, known]).toEqual(['0', undefined])
  })
})

describe('a submit', () => {
  const submit = (prepared: Prepared, key: string) => (client: Parameters<Parameters<TestCaller['call']>[0]>[0]) =>
    client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) })

  it('that changed what the scene closes is refused there; what it does not close is the person’s', async () => {
    const caller = await loginAs(server.url, '周晓岚')
    const prepared = await prepareNewborn(caller)
    const renamed = withValue(prepared, 'fatherName', '林小峰')
    expect(await caller.refusal(submit(renamed, 'other-father'))).toMatchObject({
      _tag: 'Invalid',
      issues: [{ id: idOf(prepared, 'fatherName'), message: '该项由系统带出，不可修改' }]
    })
    const moved = await signedAnew(caller, withValue(prepared, 'fatherHukouAddr', '哈尔滨市道里区中央大街1号'))
    expect((await caller.call(submit(moved, 'moved-father'))).applyNo).not.toBe('')
  })
})
