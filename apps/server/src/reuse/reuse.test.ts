/** Reuse (复用), as visitors, owners, relatives, strangers and clerks meet it. */
import { Effect, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { Clock } from '../platform/Clock.ts'
import { readPdf } from '../documents/testing/readPdf.ts'
import { anotherBirth, newbornCode, prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import type { Prepared } from '../testing/newbornSubmission.ts'
import { openHandling } from '../testing/registerCalls.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()

const motherId = '23019919930412002X'
const fatherId = '230199199108200030'
const strangerId = '230199197308080038'
const deathCode = 'HLJYJS0004'
const deceased = '230199194503030016'
const idCardKind = '11100000000013338W011'
const marriageKind = '11100000MB03271699021'

const offered = async (caller: TestCaller, formId: string, cardId?: string, sceneid: string = newbornCode) => {
  await openHandling(caller, sceneid)
  return caller.call((client) =>
    client.oneThingReuse.reuseFileList({ payload: { sceneid, formId, ...(cardId === undefined ? {} : { cardId }) } })
  )
}
const taken = (caller: TestCaller, formId: string, reuseId: string, sceneid: string = newbornCode) =>
  caller.call((client) => client.oneThingReuse.reuseConfirm({ query: { sceneid, formId, reuseId } }))
const refusedTake = (caller: TestCaller, formId: string, reuseId: string, sceneid: string = newbornCode) =>
  caller.refusal((client) => client.oneThingReuse.reuseConfirm({ query: { sceneid, formId, reuseId } }))
const refusedLook = (caller: TestCaller, formId: string, reuseId: string, sceneid: string = newbornCode) =>
  caller.refusal((client) => client.oneThingReuse.reuseFile({ query: { sceneid, formId, reuseId } }))
/** Of the first certificate that can be reused, once the service knows of it. */
const idOf = async (caller: TestCaller, formId: string, cardId?: string, sceneid?: string) => {
  const found = async () => (await offered(caller, formId, cardId, sceneid)).certificateList.find(({ refusal }) => refusal === '')
  await expect.poll(found).toBeDefined()
  return (await found())?.reuseId ?? ''
}
const bytesOf = async (caller: TestCaller, fileId: string) => {
  const stream = await caller.call((client) => client.oneThingMaterials.tisDownload({ query: { fileId } }))
  return Buffer.concat((await caller.call(() => Stream.runCollect(stream))).map((chunk) => Buffer.from(chunk)))
}
const sqlRecord = 'record'
/** What the locker says of a certificate from now on. */
const changed = async (certId: string, facts: Readonly<Record<string, unknown>>, before = sqlRecord) =>
  server.run(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`
        UPDATE sandbox_register SET record = ${sql.literal(before)} || ${JSON.stringify(facts)}::jsonb
        WHERE register = 'certificates' AND record->>'certId' = ${certId}`
    )
  )
const withFiles = (prepared: Prepared, files: Record<string, readonly string[]>): Prepared => ({
  ...prepared,
  params: { ...prepared.params, files: { ...prepared.params.files, ...files } }
})
let keys = 0
const nextKey = () => `reuse-key-${(keys += 1)}`
const submit = (caller: TestCaller, prepared: Prepared) =>
  caller.call((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, nextKey()) }))
const refusedSubmit = (caller: TestCaller, prepared: Prepared) =>
  caller.refusal((client) => client.oneThingSubmit.submitSx({ payload: submitPayload(prepared, nextKey()) }))
const saveDraft = (files: object) => (client: Parameters<Parameters<TestCaller['call']>[0]>[0]) =>
  client.oneThingDrafts.saveThingInfo({
    payload: {
      clientKey: nextKey(),
      sceneNo: newbornCode,
      sceneName: '',
      sourceName: '1',
      step: 'themeMaterial',
      content: JSON.stringify({ files })
    }
  })

it('a burst of one person is taken one after another, few wait, and the locker stays there for everybody else', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const father = await loginAs(server.url, '林海峰')
  const reuseId = await idOf(mother, 'CL03')
  const take = { query: { sceneid: newbornCode, formId: 'CL03', reuseId } }
  const outcome = () =>
    mother.call((client) =>
      client.oneThingReuse.reuseConfirm(take).pipe(Effect.match({ onSuccess: () => 'taken', onFailure: ({ _tag }) => _tag }))
    )
  const kinds = await Promise.all(Array.from({ length: 20 }, outcome))
  expect(new Set(kinds)).toEqual(new Set(['taken', 'TooMany']))
  expect(await taken(father, 'CL03', await idOf(father, 'CL03'))).toHaveLength(1)
})

describe('what is offered', () => {
  it('[R-7.4-25] [R-3.3-39] to the owner: their certificate with its holder, masked number and last day', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { certificateList, materialList } = await offered(mother, 'CL01', motherId)
    expect(materialList).toEqual([])
    expect(certificateList).toMatchObject([
      { fileName: '居民身份证', holder: '周晓岚', number: '23019*********002X', validUntil: expect.stringMatching(/^20\d\d-/), refusal: '' }
    ])
    expect((await offered(mother, 'CL03')).certificateList).toMatchObject([
      { fileName: '结婚证', holder: '林海峰、周晓岚', validUntil: '' }
    ])
  })

  it('of somebody whom a register confirms as theirs, and of nobody else', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    expect((await offered(mother, 'CL02', fatherId)).certificateList).toMatchObject([{ holder: '林海峰' }])
    for (const nobody of [strangerId, '230199190001010011', '']) {
      expect(await offered(mother, 'CL02', nobody)).toEqual({ certificateList: [], materialList: [] })
    }
  })

  it('says of an expired and of a withdrawn one why it cannot be reused', async () => {
    const worker = await loginAs(server.url, '郑立新')
    expect((await offered(worker, 'LH01', undefined, 'HLJYJS0010')).certificateList).toMatchObject([
      { refusal: expect.stringMatching(/^已于\d{4}-\d\d-\d\d到期，不能复用$/) }
    ])
    const other = await loginAs(server.url, '曹建军')
    const { certificateList } = await offered(other, 'LH01', undefined, 'HLJYJS0010')
    expect(certificateList).toMatchObject([{ refusal: '已注销，不能复用' }])
    expect(await refusedTake(other, 'LH01', certificateList[0]?.reuseId ?? '', 'HLJYJS0010')).toMatchObject({
      _tag: 'Rejected',
      msg: expect.stringContaining('已注销')
    })
  })

  it('to a low real-name level it is shown with the way on, and taken by nobody', async () => {
    const low = await loginAs(server.url, '薛明凯')
    const msg = '您的实名等级为2级，达到3级及以上才能复用电子证照，请先升级实名'
    const { certificateList } = await offered(low, 'LH01', undefined, 'HLJYJS0010')
    expect(certificateList).toMatchObject([{ holder: '薛明凯', refusal: msg }])
    expect(await refusedTake(low, 'LH01', certificateList[0]?.reuseId ?? '', 'HLJYJS0010')).toEqual({ _tag: 'Forbidden', msg })
    expect(await refusedLook(low, 'LH01', certificateList[0]?.reuseId ?? '', 'HLJYJS0010')).toEqual({ _tag: 'Forbidden', msg })
  })

  it('can be looked at before it is taken, and when it is expired, by those whose it is and nobody else', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const reuseId = await idOf(mother, 'CL03')
    const stream = await mother.call((client) =>
      client.oneThingReuse.reuseFile({ query: { sceneid: newbornCode, formId: 'CL03', reuseId } })
    )
    const bytes = Buffer.concat((await mother.call(() => Stream.runCollect(stream))).map((chunk) => Buffer.from(chunk)))
    expect((await readPdf(new Uint8Array(bytes))).text).toContain('周晓岚')
    const worker = await loginAs(server.url, '郑立新')
    const [expired] = (await offered(worker, 'LH01', undefined, 'HLJYJS0010')).certificateList
    await worker.call((client) =>
      client.oneThingReuse.reuseFile({ query: { sceneid: 'HLJYJS0010', formId: 'LH01', reuseId: expired?.reuseId ?? '' } })
    )
    const none = { _tag: 'NotFound', msg: '未查询到可复用的材料，请重新选择或改为上传' }
    expect(await refusedLook(await loginAs(server.url, '秦岳'), 'CL03', reuseId)).toEqual(none)
    /** Of another kind than the material asks for, and of a material that asks for none. */
    expect(await refusedLook(mother, 'CL02', reuseId)).toEqual(none)
  })

  it('nothing to a visitor, for a material that is not reused, or one that the scene does not have', async () => {
    const ask = { sceneid: newbornCode, formId: 'CL01' }
    const nobody = visitor(server.url)
    expect(await nobody.refusal((client) => client.oneThingReuse.reuseFileList({ payload: ask }))).toMatchObject({ _tag: 'NotLoggedIn' })
    expect(await nobody.refusal((client) => client.oneThingReuse.reuseConfirm({ query: { ...ask, reuseId: 'a' } }))).toMatchObject({
      _tag: 'NotLoggedIn'
    })
    const mother = await loginAs(server.url, '周晓岚')
    for (const formId of ['CL04', 'NONE']) {
      expect(await mother.refusal((client) => client.oneThingReuse.reuseFileList({ payload: { ...ask, formId } }))).toMatchObject({
        _tag: 'NotFound'
      })
    }
  })

  it('[R-7.5-053] the own valid certificates of the kinds asked for, and nobody else’s', async () => {
    const free = (caller: TestCaller, linkedCerts: string) =>
      caller.call((client) => client.spaceReuse.getFreeCertList({ payload: { linkedCerts } }))
    const mother = await loginAs(server.url, '周晓岚')
    expect((await free(mother, `${idCardKind},${marriageKind}`)).map(({ certType }) => certType)).toEqual(['居民身份证', '结婚证'])
    expect(await free(mother, 'HLJ-MZ-0017')).toEqual([])
    expect(await free(await loginAs(server.url, '郑立新'), idCardKind)).toEqual([])
    expect(
      await visitor(server.url).refusal((client) => client.spaceReuse.getFreeCertList({ payload: { linkedCerts: '' } }))
    ).toMatchObject({
      _tag: 'NotLoggedIn'
    })
  })
})

describe('taking it', () => {
  it('[R-7.4-26] makes it a file of the caller with the mark of reuse, which is undone by deleting it', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [file] = await taken(mother, 'CL03', await idOf(mother, 'CL03'))
    expect(file).toMatchObject({ name: '结婚证.pdf', fileType: 'pdf', isReuse: true, isApplyForm: false })
    const fileId = file?.id ?? ''
    expect((await bytesOf(mother, fileId)).subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await loginAs(server.url, '马晓东')
    const remove = (caller: TestCaller) =>
      caller.refusal((client) => client.oneThingMaterials.tisDelete({ query: { fileId, filereuse: '1' } }))
    expect(await remove(stranger)).toMatchObject({ _tag: 'NotFound' })
    await mother.call((client) => client.oneThingMaterials.tisDelete({ query: { fileId, filereuse: '1' } }))
    expect(await remove(mother)).toMatchObject({ _tag: 'NotFound' })
  })

  it('gives a stranger’s certificate, one of another kind and none at all the same or no answer', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const stranger = await loginAs(server.url, '马晓东')
    const [mothers, missing] = [await idOf(mother, 'CL01', motherId), 'DZZZ000000000000']
    const said = await refusedTake(stranger, 'SH01', mothers, deathCode)
    expect(said).toMatchObject({ _tag: 'NotFound' })
    expect(await refusedTake(stranger, 'SH01', missing, deathCode)).toEqual(said)
    expect(await refusedTake(mother, 'CL03', mothers)).toMatchObject({ _tag: 'Rejected', msg: expect.stringContaining('种类不符') })
  })

  it('takes what a dead relative had', async () => {
    const son = await loginAs(server.url, '马晓东')
    for (const formId of ['SH02', 'SH03', 'SH06']) {
      const [file] = await taken(son, formId, await idOf(son, formId, deceased, deathCode), deathCode)
      expect(file).toMatchObject({ isReuse: true })
    }
  })

  it('says that the locker does not answer', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const system = (mode: 'down' | 'fine') => mother.call((client) => client.sandbox.system({ payload: { system: 'certificate', mode } }))
    await system('down')
    expect(
      await mother.refusal((client) => client.oneThingReuse.reuseFileList({ payload: { sceneid: newbornCode, formId: 'CL03' } }))
    ).toMatchObject({ _tag: 'Unavailable' })
    await system('fine')
  })
})

describe('submitting it', () => {
  it('keeps it as it was, marks it for the person and for the departments, and offers it again afterwards', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [marriage] = await taken(mother, 'CL03', await idOf(mother, 'CL03'))
    const [card] = await taken(mother, 'CL01', await idOf(mother, 'CL01', motherId))
    const ids = { CL03: [marriage?.id ?? ''], CL01: [card?.id ?? ''] }
    const prepared = withFiles(await prepareNewborn(mother), ids)
    const { applyNo } = await submit(mother, prepared)
    const before = await bytesOf(mother, ids.CL03[0] ?? '')
    const detail = await mother.call((client) => client.oneThingApplications.getOneThingDetail({ query: { applyNo } }))
    const shown = JSON.stringify(detail)
    expect(shown).toContain('"isReuse":true')
    const parts = await server.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) =>
          sql<{
            part: { files: readonly object[] }
          }>`SELECT part FROM delivery d JOIN handling_case c ON c.case_no = d.case_no WHERE c.apply_no = ${applyNo}`
      )
    )
    const sent = parts.flatMap(({ part }) => part.files)
    expect(sent).toContainEqual({ id: 'CL03', type: 'pdf', value: `${ids.CL03[0] ?? ''},`, status: '1', reused: `${ids.CL03[0] ?? ''},` })
    expect(sent).toContainEqual(expect.objectContaining({ id: 'CL05', status: '2' }))
    const certId = await idOf(mother, 'CL03')
    await changed(certId, { isWithdrawn: true })
    await expect.poll(async () => (await offered(mother, 'CL03')).certificateList).toMatchObject([{ refusal: '已注销，不能复用' }])
    expect(await bytesOf(mother, ids.CL03[0] ?? '')).toEqual(before)
    await changed(certId, { isWithdrawn: false })
    const { materialList } = await offered(mother, 'CL05', motherId)
    expect(materialList).toMatchObject([{ applyNo, fileCount: 1, fileName: 'CL05-0.jpg' }])
    const stranger = await loginAs(server.url, '林海峰')
    expect((await offered(stranger, 'CL05', motherId)).materialList).toEqual([])
    const again = await taken(mother, 'CL05', materialList[0]?.reuseId ?? '')
    expect(again).toMatchObject([{ name: 'CL05-0.jpg', isReuse: true }])
    expect(again[0]?.id).not.toBe(materialList[0]?.reuseId)
    await submit(mother, withFiles(await prepareNewborn(mother), { CL05: again.map(({ id }) => id) }))
  })

  it.each([
    ['expired', { validUntil: '2020-01-01' }, '已于2020-01-01到期'],
    ['withdrawn', { isWithdrawn: true }, '已注销'],
    ['of another kind', { certCode: 'OTHER' }, '种类不符'],
    ['somebody else’s', { holders: [{ name: '马晓东', cardId: strangerId }] }, '持证人'],
    ['issued anew', { number: 'J230103-2026-000001' }, '重新签发'],
    ['gone', { certId: 'DZZZ230199999999' }, '已查不到']
  ] as const)(
    'refuses one that is %s by then, at the draft and at the submit',
    async (_title, facts: Readonly<Record<string, unknown>>, text) => {
      const mother = await loginAs(server.url, '周晓岚')
      const certId = await idOf(mother, 'CL03')
      const [file] = await taken(mother, 'CL03', certId)
      const prepared = withFiles(await prepareNewborn(mother, anotherBirth()), { CL03: [file?.id ?? ''] })
      await mother.call(saveDraft({ CL03: [file] }))
      const former = await server.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) =>
            sql<{ row: Record<string, unknown> }>`SELECT record - 'v' AS row FROM sandbox_register WHERE record->>'certId' = ${certId}`
        )
      )
      await changed(certId, facts)
      await expect
        .poll(() => mother.refusal(saveDraft({ CL03: [file] })))
        .toMatchObject({ _tag: 'Rejected', msg: expect.stringMatching(/^结婚证：复用的电子证照/) })
      expect(await refusedSubmit(mother, prepared)).toMatchObject({
        _tag: 'Invalid',
        issues: [{ kind: 'material', id: 'CL03', message: expect.stringContaining(text) }]
      })
      await changed(String(facts['certId'] ?? certId), former[0]?.row ?? {}, "'{}'::jsonb")
      await expect.poll(() => mother.call(saveDraft({ CL03: [file] }))).toMatchObject({ version: 1 })
      await submit(mother, prepared)
    }
  )

  it('refuses the card of another relative than the one the form names', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [own] = await taken(mother, 'CL02', await idOf(mother, 'CL01', motherId))
    expect(await refusedSubmit(mother, withFiles(await prepareNewborn(mother), { CL02: [own?.id ?? ''] }))).toMatchObject({
      issues: [{ id: 'CL02', message: expect.stringContaining('持证人与表单中填写的不一致') }]
    })
  })

  it('checks the last day of validity on the day of the submit', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const certId = await idOf(mother, 'CL01', motherId)
    const day = new Date(Date.now() + 8 * 3_600_000 + 2 * 86_400_000).toISOString().slice(0, 10)
    await changed(certId, { validUntil: day })
    const [file] = await taken(mother, 'CL01', certId)
    const prepared = withFiles(await prepareNewborn(mother), { CL01: [file?.id ?? ''] })
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('3 days')))
    const { issues } = await refusedSubmit(mother, prepared)
    expect(issues).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'CL01', message: expect.stringContaining(`已于${day}到期`) })])
    )
  })
})
