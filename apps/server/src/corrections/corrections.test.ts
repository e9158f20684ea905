import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { beforeAll, describe, expect, it } from 'vitest'
import { Deliveries } from '../deliveries/Deliveries.ts'
import { ask, asking, handIn, inDays, notHandedIn, notStaged, photo, read, scans, stage } from '../testing/correcting.ts'
import { anotherBirth, newbornCode, newbornScene, prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const sql = (statement: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  server.run(Effect.orDie(Effect.asVoid(Effect.flatMap(SqlClient.SqlClient, statement))))

const detail = (caller: TestCaller, applyNo: string) =>
  caller.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))

let mother: TestCaller
const submitted = async (key: string) => {
  const prepared = await prepareSubmission(mother, await newbornScene(), { fields: { babyBirthTime: anotherBirth() } })
  const { applyNo } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, key) }))
  const cases = (await detail(mother, applyNo)).cases
  return { prepared, applyNo, cases, caseOf: (matterCode: string) => cases.find((one) => one.matterCode === matterCode)?.caseNo ?? '' }
}
const idOf = ({ description }: Prepared, name: string) =>
  description.allfield.flatMap(({ fieldList }) => fieldList).find((field) => field.name === name)?.id ?? ''
/** A field that this matter alone, or with others, asks for; and the same of a material. */
const weight = 'birthWeight'
const phone = 'motherMobile'
const partOf = (caseNo: string) => server.run(Effect.flatMap(Deliveries, (deliveries) => deliveries.partOf(caseNo)))

beforeAll(async () => {
  mother = await loginAs(server.url, '周晓岚')
})

describe('a correction', () => {
  it('is a handling of its scene: what a relative has can be reused for it by whoever opens it', async () => {
    const { prepared, applyNo, caseOf } = await submitted('correct-opened')
    const caller = await loginAs(server.url, '周晓岚')
    const payload = { sceneid: newbornCode, formId: 'CL02', cardId: '230199199108200030' }
    const holders = async () =>
      (await caller.call((client) => client.oneThingReuse.reuseFileList({ payload }))).certificateList.map(({ holder }) => holder)
    await read(caller, applyNo)
    expect(await holders()).toEqual([])
    await ask(server, caseOf('M01'), await asking(server, [idOf(prepared, phone)]))
    await read(caller, applyNo)
    expect(await holders()).toContain('林海峰')
  })

  it('of two departments meets on one desk, goes back to both once, and the former version stays', async () => {
    const { prepared, applyNo, caseOf, cases } = await submitted('correct-both')
    const [weightId, phoneId] = [idOf(prepared, weight), idOf(prepared, phone)]
    await ask(server, caseOf('M01'), await asking(server, [weightId, phoneId]))
    await ask(server, caseOf('M03'), await asking(server, [phoneId], ['CL01']))
    const before = await read(mother, applyNo)
    expect(before.requests.map(({ caseNo }) => caseNo)).toEqual([caseOf('M01'), caseOf('M03')])
    expect([before.mayCorrect, before.staged.version, before.values[phoneId]]).toEqual([true, 0, prepared.params.values[phoneId]])
    const asked = (await detail(mother, applyNo)).cases.find(({ matterCode }) => matterCode === 'M03')
    expect(asked?.correction).toEqual({ until: await inDays(server, 10), isOverdue: false, count: 2 })

    const files = { CL01: [await photo(mother, prepared.scene.sceneCode, 'CL01'), await photo(mother, prepared.scene.sceneCode, 'CL01')] }
    const first = await stage(mother, applyNo, 0, { [phoneId]: '13900000077' })
    const signed = await scans(mother, newbornCode, ['CL04'])
    const { version } = await stage(mother, applyNo, first.version, { [phoneId]: '+86 139-0000-0077' }, { ...files, ...signed })
    expect((await read(mother, applyNo)).staged).toMatchObject({ version, values: { [phoneId]: '+86 139-0000-0077' } })
    const formBefore = (await partOf(caseOf('M01')))?.files.find(({ id }) => id === 'CL04')?.value

    const answers = await Promise.all(Array.from({ length: 20 }, () => handIn(mother, applyNo, version)))
    expect(new Set(answers.map(({ at }) => at)).size).toBe(1)
    expect(answers[0]?.cases.map(({ caseNo }) => caseNo)).toEqual([caseOf('M01'), caseOf('M03')])

    const after = await read(mother, applyNo)
    expect(after).toMatchObject({ requests: [], staged: { version: 0 }, values: { [phoneId]: '13900000077' } })
    expect(after.files['CL01']?.map(({ id }) => id)).toEqual(files.CL01)
    expect(after.former).toHaveLength(1)
    expect(after.former[0]).toMatchObject({ values: { [phoneId]: prepared.params.values[phoneId] }, files: { CL01: before.files['CL01'] } })

    for (const matterCode of ['M01', 'M03']) {
      const log = (await detail(mother, applyNo)).cases.find((one) => one.matterCode === matterCode)?.log ?? []
      expect(log.filter(({ by }) => by === 'applicant')).toHaveLength(2)
      expect((await partOf(caseOf(matterCode)))?.fields).toContainEqual(expect.objectContaining({ id: phone, value: '13900000077' }))
    }
    for (const { caseNo } of cases) {
      const part = await partOf(caseNo)
      const names = new Set(
        prepared.description.allfield.flatMap(({ fieldList }) =>
          fieldList.flatMap(({ name, matters }) => (matters.includes(part?.matterCode ?? '') ? [name] : []))
        )
      )
      expect(part?.fields.filter(({ id }) => !names.has(id))).toEqual([])
    }
    // The form to be signed says what is true now.
    expect((await partOf(caseOf('M01')))?.files.find(({ id }) => id === 'CL04')?.value).not.toBe(formBefore)
    // The department takes it up where it lay.
    await expect.poll(async () => (await detail(mother, applyNo)).cases.find((one) => one.matterCode === 'M03')?.status).toBeGreaterThan(6)
  })

  it('of one department alone leaves the other waiting, and the form as it was when only a file changed', async () => {
    const { prepared, applyNo, caseOf } = await submitted('correct-one')
    const phoneId = idOf(prepared, phone)
    await ask(server, caseOf('M01'), await asking(server, [phoneId]))
    await ask(server, caseOf('M03'), await asking(server, [], ['CL01']))
    const form = (await partOf(caseOf('M01')))?.files.find(({ id }) => id === 'CL04')?.value
    const files = { CL01: [await photo(mother, prepared.scene.sceneCode, 'CL01'), await photo(mother, prepared.scene.sceneCode, 'CL01')] }
    const { version } = await stage(mother, applyNo, 0, {}, files)
    expect((await handIn(mother, applyNo, version)).cases.map(({ caseNo }) => caseNo)).toEqual([caseOf('M03')])
    expect((await read(mother, applyNo)).requests.map(({ caseNo }) => caseNo)).toEqual([caseOf('M01')])
    expect((await partOf(caseOf('M01')))?.files.find(({ id }) => id === 'CL04')?.value).toBe(form)
    // Asked for anew: the same desk again.
    await ask(server, caseOf('M03'), await asking(server, [phoneId]))
    expect((await read(mother, applyNo)).requests).toHaveLength(2)
  })

  it('changes nothing but what was asked for, and only as the rules of the form allow', async () => {
    const { prepared, applyNo, caseOf } = await submitted('correct-rules')
    const [phoneId, weightId] = [idOf(prepared, phone), idOf(prepared, weight)]
    await ask(server, caseOf('M01'), await asking(server, [phoneId]))
    const foreign = '只能修改部门要求补正的内容和材料，请刷新页面后重试'
    expect(await notStaged(mother, applyNo, 0, { [weightId]: '3000' })).toMatchObject({ _tag: 'Rejected', msg: foreign })
    expect(await notStaged(mother, applyNo, 0, {}, { CL01: [] })).toMatchObject({ _tag: 'Rejected', msg: foreign })
    expect(await notStaged(mother, applyNo, 0, { strange: '1' })).toMatchObject({ _tag: 'Rejected', msg: foreign })
    const unchanged = await stage(mother, applyNo, 0, { [phoneId]: prepared.params.values[phoneId] })
    expect(await notHandedIn(mother, applyNo, unchanged.version)).toMatchObject({ msg: '还没有修改部门要求补正的内容，请修改后再交回' })
    const wrong = await stage(mother, applyNo, unchanged.version, { [phoneId]: '139' })
    expect(await notHandedIn(mother, applyNo, wrong.version)).toMatchObject({
      _tag: 'Invalid',
      issues: [expect.objectContaining({ id: phoneId }), expect.objectContaining({ id: 'CL04', fn: 'signature' })]
    })
    expect((await read(mother, applyNo)).requests).toHaveLength(1)
  })

  it('takes no file that was given for the same material of another scene', async () => {
    const { prepared, applyNo, caseOf } = await submitted('correct-scene')
    const other = 'OT00000001'
    await ask(server, caseOf('M01'), await asking(server, [], [other]))
    const named = async (sceneCode: string) => ({ [other]: [await photo(mother, sceneCode, other)] })
    const { version } = await stage(mother, applyNo, 0, {}, await named('HLJYJS0005'))
    expect((await read(mother, applyNo)).staged.files).toEqual({ [other]: [] })
    expect(await notHandedIn(mother, applyNo, version)).toMatchObject({ _tag: 'Rejected', msg: '部分材料文件已不存在，请重新上传' })
    const own = await stage(mother, applyNo, version, {}, await named(prepared.scene.sceneCode))
    expect((await handIn(mother, applyNo, own.version)).materials).toEqual([other])
  })

  it('of two tabs the later one is told, and keeps nothing of the other unseen', async () => {
    const { prepared, applyNo, caseOf } = await submitted('correct-tabs')
    const phoneId = idOf(prepared, phone)
    await ask(server, caseOf('M01'), await asking(server, [phoneId]))
    const { version } = await stage(mother, applyNo, 0, { [phoneId]: '13900000071' })
    expect(await stage(mother, applyNo, 0, { [phoneId]: '13900000071' })).toMatchObject({ version })
    expect(await notStaged(mother, applyNo, 0, { [phoneId]: '13900000072' })).toMatchObject({ _tag: 'Conflict' })
    const signed = await scans(mother, newbornCode, ['CL04'])
    const newer = await stage(mother, applyNo, version, { [phoneId]: '13900000073' }, signed)
    expect(await notHandedIn(mother, applyNo, version)).toMatchObject({ _tag: 'Conflict' })
    await handIn(mother, applyNo, newer.version, 'hand-in-first-tab')
    const late = await notHandedIn(mother, applyNo, newer.version, 'hand-in-other-tab')
    expect(late).toMatchObject({ _tag: 'Rejected', msg: '没有等待补正的事项：可能已经交回或撤回，请查看办理进度' })
  })

  it('is over once the matter is withdrawn, and once its day has passed', async () => {
    const { prepared, applyNo, caseOf } = await submitted('correct-late')
    const phoneId = idOf(prepared, phone)
    await ask(server, caseOf('M01'), { ...(await asking(server, [phoneId])), until: await inDays(server, -1) })
    const overdue = `补正期限 ${await inDays(server, -1)} 已过，不能再交回。请联系办理部门，或撤回该事项后重新申请`
    expect((await read(mother, applyNo)).requests).toMatchObject([{ isOverdue: true }])
    expect(await notStaged(mother, applyNo, 0, { [phoneId]: '13900000071' })).toMatchObject({ msg: overdue })
    expect(await notHandedIn(mother, applyNo, 0)).toMatchObject({ _tag: 'Rejected', msg: overdue })
    await mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    expect((await read(mother, applyNo)).requests).toEqual([])
    expect(await notHandedIn(mother, applyNo, 0)).toMatchObject({ msg: '没有等待补正的事项：可能已经交回或撤回，请查看办理进度' })
  })

  it('cannot be read while what was submitted cannot be', async () => {
    const { applyNo } = await submitted('correct-unreadable')
    await sql((run) => run`UPDATE application SET params = '{"v":99}'::jsonb WHERE apply_no = ${applyNo}`)
    expect(await mother.refusal((client) => client.oneThingCorrections.read({ query: { applyNo } }))).toMatchObject({ _tag: 'Unavailable' })
  })
})

describe('who may', () => {
  it('a person’s own is nobody else’s', async () => {
    const { applyNo } = await submitted('correct-stranger')
    for (const stranger of [await loginAs(server.url, '马晓东'), await loginAs(server.url, '宋北原', true)]) {
      expect(await stranger.refusal((client) => client.oneThingCorrections.read({ query: { applyNo } }))).toMatchObject({
        _tag: 'NotFound'
      })
      expect(await notStaged(stranger, applyNo, 0, {})).toMatchObject({ _tag: 'NotFound' })
      expect(await notHandedIn(stranger, applyNo, 0)).toMatchObject({ _tag: 'NotFound' })
    }
    const nobody = visitor(server.url)
    expect(await nobody.refusal((client) => client.oneThingCorrections.read({ query: { applyNo } }))).toMatchObject({ _tag: 'NotLoggedIn' })
    expect(await notHandedIn(nobody, applyNo, 0)).toMatchObject({ _tag: 'NotLoggedIn' })
  })

  it('a company’s is corrected by the clerk who filed, read by the administrator, and closed to another clerk and company', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const administrator = await loginAs(server.url, '宋北原', true)
    const answers = { ZX_Q01: '2', ZX_Q02: '0', ZX_Q03: '1', ZX_Q04: '0', ZX_Q05: '0', ZX_Q06: '0' }
    const fields = { legalName: '宋北原', legalIdCard: '230199198802140010', contactMobile: '13900000014', cancelReason: '1', promise: '1' }
    const prepared = await prepareSubmission(clerk, await sceneFile('08-company-deregister.yaml'), { answers, fields })
    const declarations = Object.fromEntries(prepared.plan.preChecks.map(({ code, expected }) => [code, expected]))
    const payload = submitPayload({ ...prepared, params: { ...prepared.params, declarations } }, 'correct-company')
    const { applyNo } = await clerk.call((client) => client.oneThingSubmit.submitSx({ payload }))
    const one = (await detail(clerk, applyNo)).cases.find(({ waitsFor }) => waitsFor === undefined)
    const phoneId = idOf(prepared, 'contactMobile')
    await ask(server, one?.caseNo ?? '', await asking(server, [phoneId]))
    const forms = await scans(clerk, prepared.scene.sceneCode, ['ZX01', 'ZX02'])
    const { version } = await stage(clerk, applyNo, 0, { [phoneId]: '13900000078' }, forms)
    expect(await read(administrator, applyNo)).toMatchObject({ mayCorrect: false, requests: [{}], staged: { version: 0, values: {} } })
    const others = '请由提交申请的经办人补正'
    expect(await notStaged(administrator, applyNo, 1, {})).toMatchObject({ _tag: 'Forbidden', msg: others })
    expect(await notHandedIn(administrator, applyNo, version)).toMatchObject({ _tag: 'Forbidden', msg: others })
    const printed = { applyNo, version, materialId: 'ZX01' }
    const [fileId = ''] = forms['ZX01'] ?? []
    for (const refusal of [
      await administrator.refusal((client) => client.oneThingCorrections.print({ payload: printed })),
      await administrator.refusal((client) => client.oneThingCorrections.signing({ query: { applyNo, fileId } }))
    ])
      expect(refusal).toMatchObject({ _tag: 'Forbidden', msg: others })
    for (const stranger of [await loginAs(server.url, '薛明凯', true), await loginAs(server.url, '邹静')]) {
      expect(await stranger.refusal((client) => client.oneThingCorrections.read({ query: { applyNo } }))).toMatchObject({
        _tag: 'NotFound'
      })
    }
    expect((await handIn(clerk, applyNo, version)).cases).toHaveLength(1)
  })
})
