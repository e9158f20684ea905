import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { Cases } from '../cases/Cases.ts'
import { newbornCode, prepareNewborn, region, submitPayload } from '../testing/newbornSubmission.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const api = '/ljonethingapi'

const submitted = async (key: string) => {
  const mother = await loginAs(server.url, '周晓岚')
  await mother.call((client) => client.sandbox.department({ payload: { deptCode: 'GAT', mode: 'silent' } }))
  const payload = submitPayload(await prepareNewborn(mother), key)
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
  return { mother, applyNo, caseNo: `${applyNo}-M03` }
}

const move = (caseNo: string, ...statuses: readonly CaseStatus[]) =>
  server.run(
    Effect.flatMap(Cases, (cases) =>
      cases.act(
        caseNo,
        ...statuses.map((to) => ({ kind: 'move', to, by: 'department', at: new Date().toISOString(), key: String(to) }) as const)
      )
    )
  )

const rating = (caseNo: string, projectStatus: string, alternate = '5') => ({
  clientKey: `${caseNo}-${projectStatus}-${alternate}`,
  projectNo: caseNo,
  ...{ regionCode: region, regionName: '哈尔滨市', pf: '1', alternate, mydVersion: '1', anonymityFlag: '1', taskCode: newbornCode },
  ...{ taskName: '出生登记', projectStatus, projectType: '3', useLevel: '4', evalDetail: '', writingEvaluation: '' }
})

const rate = (caller: TestCaller, payload: ReturnType<typeof rating> & { readonly evaluation?: string }) =>
  caller.call((client) => client.oneThingAppraisal.verifyParam({ payload }))
const refused = (caller: TestCaller, payload: ReturnType<typeof rating> & { readonly evaluation?: string }) =>
  caller.refusal((client) => client.oneThingAppraisal.verifyParam({ payload }))

const stagesOf = async (caller: TestCaller, applyNo: string, caseNo: string) =>
  (await caller.call((client) => client.oneThingAppraisal.getEvaluatePage({ payload: { applyNo } }))).stages
    .filter(({ projectNo }) => projectNo === caseNo)
    .map(({ projectStatus, state }) => `${projectStatus} ${state}`)

const grade = async () => {
  const all = await visitor(server.url).call((client) => client.oneThingGrades.mydGrade({ query: { sceneCode: newbornCode } }))
  return all.find(({ taskCode }) => taskCode === 'M03')
}

describe('a matter is rated at its stages', () => {
  it('[R-7.4-22] once each as it comes there, by number and status; everybody is told the average of the matter', async () => {
    const { mother, applyNo, caseNo } = await submitted('stage-all')
    const eligible = (projectStatus: string) =>
      mother.call((client) => client.oneThingAppraisal.newCheckIsPjByNoAndStatus({ payload: { projectNo: caseNo, projectStatus } }))
    expect(await grade()).toEqual({ taskCode: 'M03', taskName: expect.any(String), count: 0, good: 0 })
    expect(await stagesOf(mother, applyNo, caseNo)).toEqual(['1 open', '2 notYet', '3 notYet'])
    expect(await eligible('2')).toEqual({ allowed: false, rated: false, reason: '部门决定是否受理后即可评价' })
    expect(await refused(mother, rating(caseNo, '3'))).toMatchObject({ _tag: 'Rejected', msg: '事项办结后即可评价' })
    await rate(mother, rating(caseNo, '1', '5'))
    await move(caseNo, 2, 4, 5, 8)
    expect(await eligible('2')).toEqual({ allowed: true, rated: false, reason: '' })
    await rate(mother, rating(caseNo, '2', '2'))
    await move(caseNo, 9, 13)
    await rate(mother, rating(caseNo, '3', '3'))
    expect(await stagesOf(mother, applyNo, caseNo)).toEqual(['1 rated', '2 rated', '3 rated'])
    const { status, data } = await onTheWire(server.url, visitor(server.url))('GET', `${api}/ybsl/mydGrade`, { sceneCode: newbornCode })
    expect([status, data]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ taskCode: 'M03', count: 3, good: 2, average: 3.33 })])
    ])
    expect(await onTheWire(server.url, visitor(server.url))('GET', `${api}/ybsl/mydGrade`, { sceneCode: 'HLJNONE' })).toMatchObject({
      status: 404
    })
  })

  it('sent again it is the same, another one is refused, and of many at once one counts', async () => {
    const { mother, caseNo } = await submitted('stage-once')
    const before = (await grade())?.count ?? 0
    const atOnce = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => rate(mother, { ...rating(caseNo, '1'), clientKey: `at-once-${n}` }))
    )
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await grade())?.count).toBe(before + 1)
    const first = atOnce.findIndex(({ status }) => status === 'fulfilled')
    await rate(mother, { ...rating(caseNo, '1'), clientKey: `at-once-${first}` })
    expect(await refused(mother, rating(caseNo, '1', '4'))).toMatchObject({ msg: '您已评价过这个环节，感谢您的参与' })
    expect((await grade())?.count).toBe(before + 1)
  })

  it('taken back it counts no more and is not given again', async () => {
    const { mother, applyNo, caseNo } = await submitted('stage-cancel')
    const cancel = { ...rating(caseNo, '1'), clientKey: 'cancel', evaluation: '2' }
    expect(await refused(mother, cancel)).toMatchObject({ msg: '还没有评价，不用撤销' })
    const before = await grade()
    await rate(mother, rating(caseNo, '1', '1'))
    expect((await rate(mother, cancel)).message).toBe('评价已撤销')
    expect((await rate(mother, cancel)).message).toBe('评价已撤销')
    expect(await grade()).toEqual(before)
    expect(await stagesOf(mother, applyNo, caseNo)).toEqual(['1 cancelled', '2 notYet', '3 notYet'])
    expect(await refused(mother, rating(caseNo, '1', '5'))).toMatchObject({ msg: '您已撤销对这个环节的评价，不能再次评价' })
    expect(await refused(mother, { ...cancel, projectNo: applyNo })).toMatchObject({ msg: '整件事的评价提交后不能撤销' })
  })

  it('only by who filed it, at a stage that there is, with norms of the score', async () => {
    const { mother, caseNo } = await submitted('stage-others')
    expect(await refused(visitor(server.url), rating(caseNo, '1'))).toMatchObject({ _tag: 'NotLoggedIn' })
    for (const other of [await loginAs(server.url, '马晓东'), await loginAs(server.url, '邹静', true)]) {
      expect(await refused(other, rating(caseNo, '1'))).toMatchObject({ _tag: 'NotFound' })
      expect(await refused(other, { ...rating(caseNo, '1'), evaluation: '2' })).toMatchObject({ _tag: 'NotFound' })
    }
    expect(await refused(mother, rating(caseNo, '4'))).toMatchObject({ msg: '不在要求的参数范围中' })
    expect(await refused(mother, rating(caseNo, '1', '6'))).toMatchObject({ msg: '请选择满意度' })
    expect(await refused(mother, { ...rating(caseNo, '1', '5'), evalDetail: '210' })).toMatchObject({ msg: '不在要求的参数范围中' })
    expect(await refused(mother, { ...rating(caseNo, '1'), writingEvaluation: '好'.repeat(501) })).toMatchObject({ _tag: 'Rejected' })
  })

  it('what was withdrawn is rated neither as a whole nor at a stage, and the person is told why', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { departments } = await mother.call((client) => client.sandbox.state())
    const work = async (mode: 'manual' | 'normal') => {
      for (const { deptCode } of departments) await mother.call((client) => client.sandbox.department({ payload: { deptCode, mode } }))
    }
    await work('manual')
    const { applyNo, caseNo } = await submitted('stage-withdrawn')
    const after = await mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    await work('normal')
    expect(after).toMatchObject({ canAppraise: false, statusText: expect.stringContaining('撤回') })
    expect(await refused(mother, { ...rating(applyNo, '1'), clientKey: 'withdrawn-whole' })).toMatchObject({ msg: '办件已撤回，不能评价' })
    expect(await refused(mother, rating(caseNo, '1'))).toMatchObject({ msg: '这个事项已撤回，不能评价' })
    expect(await stagesOf(mother, applyNo, caseNo)).toEqual(['1 notYet', '2 notYet', '3 notYet'])
  })

  it('what is rated is kept under the names of the application, whatever was sent', async () => {
    const { mother, caseNo } = await submitted('stage-names')
    await rate(mother, { ...rating(caseNo, '1'), taskCode: 'HLJOTHER', taskName: '别的事项', regionCode: '1', regionName: '别处' })
    const kept = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT payload FROM stage_rating WHERE case_no = ${caseNo}`)
    const [{ payload } = {}] = await server.run(kept)
    expect(payload).toMatchObject({ taskCode: 'M03', taskName: expect.not.stringContaining('别'), regionCode: region })
    expect(payload).toMatchObject({ regionName: expect.not.stringContaining('别') })
  })

  it('[R-3.3-30] every norm of the comma-joined list is read, examined and kept', async () => {
    const { mother, caseNo } = await submitted('stage-norms')
    expect(await refused(mother, { ...rating(caseNo, '1', '5'), evalDetail: '510,210' })).toMatchObject({ msg: '不在要求的参数范围中' })
    await rate(mother, { ...rating(caseNo, '1', '5'), evalDetail: '510,513' })
    const kept = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT norm_codes FROM stage_rating WHERE case_no = ${caseNo}`)
    expect(await server.run(kept)).toEqual([{ normCodes: '510,513' }])
  })
})
