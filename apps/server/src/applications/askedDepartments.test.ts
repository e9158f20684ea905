import { afterAll, describe, expect, it } from 'vitest'
import { departmentDouble } from '../testing/departmentDouble.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const at = '2026-11-23T04:00:00.000Z'

describe('asking the departments again', async () => {
  const departments = await departmentDouble()
  const server = useTestServer({ DEPARTMENT_URL: departments.url, DEPARTMENT_TIMEOUT: '1 second' })
  afterAll(departments.close)

  const refresh = (caller: TestCaller, applyNo: string) =>
    caller.call((client) => client.oneThingApplications.refreshApplyData({ query: { applyNo } }))

  const delivered = async (key: string) => {
    const mother = await loginAs(server.url, '周晓岚')
    const payload = submitPayload(await prepareNewborn(mother), key)
    const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
    const states = async () =>
      (await mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))).cases.map(
        ({ delivery }) => delivery
      )
    await expect.poll(async () => (await states()).every((state) => ['delivered', 'held'].includes(state))).toBe(true)
    return { mother, applyNo, police: `${applyNo}-M03` }
  }
  const policeCase = <C extends { readonly matterCode: string }>(cases: readonly C[]) =>
    cases.find(({ matterCode }) => matterCode === 'M03')

  it('[R-7.4-33] hears what they have done since, once, and who does not answer is named while the others are heard', async () => {
    const { mother, applyNo, police } = await delivered('refresh-heard')
    departments.tell(police, [
      { key: 'pre', to: 2, at },
      { key: 'ask', to: 6, at, note: '首页不清晰，请重新上传' }
    ])
    const { status, data } = await onTheWire(server.url, mother)('GET', '/ljonethingapi/ybsl/refreshApplyData', { applyNo })
    expect([status, data]).toEqual([200, expect.objectContaining({ applyNo, silent: [], asked: expect.any(Number) })])
    const again = policeCase((await refresh(mother, applyNo)).cases)
    expect(again).toMatchObject({ status: 6, log: [{ status: 1 }, { status: 2 }, { status: 6, note: '首页不清晰，请重新上传' }] })
    departments.answer('GAT', 'hold')
    const silent = await refresh(mother, applyNo)
    expect(silent.silent).toEqual([again?.department])
    expect(silent.asked).toBeGreaterThan(1)
    departments.answer('GAT', 404)
    expect((await refresh(mother, applyNo)).silent).toEqual([again?.department])
    departments.release('GAT')
  })

  it('understands step and outcome as departments write them, and takes none that it does not know', async () => {
    const { mother, applyNo, police } = await delivered('refresh-outcomes')
    departments.tell(police, [
      { key: 'pre', to: 2, at },
      { key: 'audit', step: 'audit', outcome: '4', at },
      { key: 'five', to: 5, at },
      { key: 'accept', step: 'accept', outcome: '0', at, note: '不属于受理范围' }
    ])
    expect(policeCase((await refresh(mother, applyNo)).cases)).toMatchObject({ status: 7, label: '不予受理' })
    const other = await delivered('refresh-unknown')
    departments.tell(other.police, [{ key: 'odd', step: 'audit', outcome: '99', at }])
    const { silent, cases } = await refresh(other.mother, other.applyNo)
    expect([silent.length, policeCase(cases)?.status]).toEqual([1, 1])
  })

  it.each(['', '昨天', '2026-11-31T00:00:00Z', '2026-11-23', '20261123T040000Z'])(
    'takes no move without the moment it was made: “%s”',
    async (moment) => {
      const { mother, applyNo, police } = await delivered(`refresh-moment-${moment}`)
      departments.tell(police, [
        { key: 'pre', to: 2, at },
        { key: 'no', to: 3, at: moment }
      ])
      const { silent, cases } = await refresh(mother, applyNo)
      expect([silent, policeCase(cases)?.status]).toEqual([[policeCase(cases)?.department], 1])
    }
  )

  it('takes no move that the lifecycle does not allow, and none of a withdrawn case', async () => {
    const { mother, applyNo, police } = await delivered('refresh-forbidden')
    departments.tell(police, [
      { key: 'pre', to: 2, at },
      { key: 'jump', to: 16, at }
    ])
    const { silent, cases } = await refresh(mother, applyNo)
    expect([silent, policeCase(cases)?.status]).toEqual([[policeCase(cases)?.department], 1])
    await mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    departments.tell(police, [{ key: 'pre', to: 2, at }])
    expect(await refresh(mother, applyNo)).toMatchObject({ asked: 0, silent: [] })
  })

  it('is for who follows the application, and not without end', async () => {
    const { mother, applyNo } = await delivered('refresh-limits')
    const ask = (caller: TestCaller) => caller.refusal((client) => client.oneThingApplications.refreshApplyData({ query: { applyNo } }))
    expect(await ask(visitor(server.url))).toMatchObject({ _tag: 'NotLoggedIn' })
    for (const other of [await loginAs(server.url, '马晓东'), await loginAs(server.url, '邹静', true)])
      expect(await ask(other)).toMatchObject({ _tag: 'NotFound' })
    const wire = onTheWire(server.url, mother)
    const answers = []
    for (let n = 0; n < 30 && answers.at(-1) !== 429; n += 1)
      answers.push((await wire('GET', '/ljonethingapi/ybsl/refreshApplyData', { applyNo })).status)
    expect(answers.at(-1)).toBe(429)
  })
})
