import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { AppLive } from '../app.ts'
import { CallLimits } from '../platform/http/callLimits.ts'
import { onTheWire } from '../testing/onTheWire.ts'
import {
  batchPayload,
  goodRows,
  newBatch,
  rowOf,
  rowsOf,
  staffOf,
  stateOf,
  unitValues,
  untilDone,
  uploadShared
} from '../testing/retireBatch.ts'
import { once } from '../testing/once.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'
import { useService } from '../testing/useService.ts'
import { batchRow } from './stored/batchRow.ts'

/** The clerk asks for the staff more often here than a person may. */
const server = useService(AppLive.pipe(Layer.provide(Layer.succeed(CallLimits, {}))))
const clerk = () => loginAs(server.url, '邹静', true)
const administrator = () => loginAs(server.url, '宋北原', true)
const handIn = (caller: TestCaller, payload: ReturnType<typeof batchPayload>) =>
  caller.call((client) => client.oneThingBatchRetire.batchSubmitSx({ payload }))
const applied = async (caller: TestCaller) =>
  (await caller.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 50 } }))).totalElements

/** A batch of four people, all submitted. */
const ofFour = once(async () => {
  const caller = await clerk()
  const batchNo = await newBatch(caller, 'batch-once')
  await handIn(caller, batchPayload(batchNo, [await uploadShared(caller)], await goodRows(caller, 4)))
  await untilDone(caller, batchNo)
  return batchNo
})

/** A later one of two people, the first of whom was in that one as well. */
const again = once(async () => {
  await ofFour()
  const caller = await clerk()
  const [, , , fourth, fifth] = await goodRows(caller, 5)
  if (fourth === undefined || fifth === undefined) throw new Error('too few staff')
  const batchNo = await newBatch(caller, 'batch-again')
  await handIn(caller, batchPayload(batchNo, [await uploadShared(caller)], [fourth, { ...fifth, ybzzztx: '是' }]))
  await untilDone(caller, batchNo)
  return batchNo
})

describe('the staff of a company', () => {
  it('are told to its users with the state of their archive and what keeps somebody from a batch; those of another company are others', async () => {
    const { staff, ...told } = await staffOf(await clerk())
    expect(told).toEqual({ sceneid: 'HLJYJS0002', sharedMaterial: 'TX03', companyName: '哈尔滨北原农业科技有限公司（示例）' })
    const named = (name: string) => staff.find(({ empName }) => empName === name)
    expect(named('赵国强')).toEqual({
      ...{ empName: '赵国强', empIdCard: '230199196608080019', preReview: 'passed', preReviewNo: 'YS2026110001' },
      ...{ legalRetireMonth: '2027-01', medicalYears: 32 }
    })
    expect(named('邓长青')).toMatchObject({ preReview: 'pending', obstacle: '职工档案正在预审，通过后才可批量办理' })
    expect(named('王桂芬')).toMatchObject({ preReview: 'refused', obstacle: expect.stringContaining('没有通过预审') })
    expect(named('郑立新')).toMatchObject({ obstacle: '该职工有其他业务正在办理中，请办结后再办理退休' })
    expect(named('曹远志')).toMatchObject({ obstacle: expect.stringMatching(/^还没有到可以申请的时间，最早20\d\d年\d+月可以申请$/) })
    expect(await staffOf(await administrator())).toEqual({ staff, ...told })
    expect((await staffOf(await loginAs(server.url, '薛明凯', true))).staff.map(({ empName }) => empName)).toEqual(['贾广林'])
  })

  it('are nobody’s business who is logged in for themselves', async () => {
    const person = await loginAs(server.url, '邹静')
    for (const refused of [
      await person.refusal((client) => client.oneThingBatchRetire.retireStaffQuery()),
      await person.refusal((client) => client.oneThingBatchRetire.buildCode({ payload: { clientKey: 'person-batch' } })),
      await person.refusal((client) => client.oneThingBatchRetire.retireBatchQuery({ query: {} })),
      await person.refusal((client) => client.oneThingBatchRetire.batchSubmitSx({ payload: batchPayload('PLTX20261123000001', [], []) })),
      await person.refusal((client) =>
        client.oneThingBatchRetire.retireHandlingInfoQuery({ payload: { batchNo: 'PLTX20261123000001', page: 1, size: 10 } })
      )
    ]) {
      expect(refused).toMatchObject({ _tag: 'Forbidden', msg: '请先以法人身份登录后再办理' })
    }
  })
})

describe('a batch', () => {
  it('has a number of its day, the same for the same key', async () => {
    const caller = await clerk()
    const batchNo = await newBatch(caller, 'batch-number')
    expect(batchNo).toMatch(/^PLTX\d{14}$/)
    const numbers = await Promise.all(Array.from({ length: 8 }, () => newBatch(caller, 'batch-number-2')))
    expect(new Set(numbers).size).toBe(1)
    expect(numbers[0]).not.toBe(batchNo)
    expect(await stateOf(caller, batchNo)).toMatchObject({ state: 'open', total: 0, agentName: '邹*' })
  })

  it('is told what is wrong, cell by cell, and takes nothing of it then', async () => {
    const caller = await clerk()
    const { staff } = await staffOf(caller)
    const rows = await goodRows(caller, 3)
    const wang = staff.find(({ empName }) => empName === '王桂芬')
    const [first, second, third] = rows
    if (first === undefined || second === undefined || third === undefined || wang === undefined) throw new Error('too few staff')
    const batchNo = await newBatch(caller, 'batch-issues')
    const answer = await handIn(
      caller,
      batchPayload(
        batchNo,
        [await uploadShared(caller)],
        [first, { ...second, empMobile: '1390000' }, { ...rowOf(wang), applyRetireMonth: '2027-02' }, { ...third, retireType: '20' }]
      )
    )
    expect(answer.issues.map(({ row, column }) => [row, column])).toEqual([
      [1, 'empMobile'],
      [2, 'empIdCard'],
      [3, 'retireType']
    ])
    expect(answer.batch).toMatchObject({ state: 'open', total: 0 })
  })

  it('is told at its cell of a kind of retirement by a name that every object has', async () => {
    const caller = await clerk()
    const [row] = await goodRows(caller, 1)
    if (row === undefined) throw new Error('too few staff')
    const names = ['__proto__', 'constructor', 'toString']
    const files = [await uploadShared(caller)]
    for (const [at, retireType] of names.entries()) {
      const answer = await handIn(caller, batchPayload(await newBatch(caller, `batch-inherited-${at}`), files, [{ ...row, retireType }]))
      expect(answer.issues).toEqual([{ row: 0, column: 'retireType', message: '请选择退休类别' }])
    }
  })

  it('with nobody, with nothing to do, or without the paper all share is refused in a sentence', async () => {
    const caller = await clerk()
    const rows = await goodRows(caller, 1)
    const batchNo = await newBatch(caller, 'batch-refused')
    const refusal = (payload: ReturnType<typeof batchPayload>) =>
      caller.refusal((client) => client.oneThingBatchRetire.batchSubmitSx({ payload }))
    const nobody = { _tag: 'Rejected', msg: '暂无完成预审的职工信息，职工档案信息预审通过后才可批量办理' }
    expect(await refusal(batchPayload(batchNo, [], []))).toMatchObject(nobody)
    expect(
      await refusal(
        batchPayload(
          batchNo,
          [],
          rows.map((row) => ({ ...row, dyhd: '否' }))
        )
      )
    ).toMatchObject(nobody)
    expect(await refusal(batchPayload(batchNo, [], rows))).toMatchObject({ msg: '请先上传退休公示情况证明，再提交这一批' })
    expect(await refusal(batchPayload(batchNo, ['nobodys-file'], rows))).toMatchObject({ msg: '部分材料文件已不存在，请重新上传' })
    expect(await refusal(batchPayload('PLTX20260101999999', [], rows))).toMatchObject({ _tag: 'NotFound', msg: '未查询到该批次' })
  })

  it('of more than five hundred is refused in a sentence, five hundred are looked at', async () => {
    const caller = await clerk()
    const [row] = await goodRows(caller, 1)
    if (row === undefined) throw new Error('too few staff')
    const batchNo = await newBatch(caller, 'batch-too-many')
    const payload = (count: number) =>
      batchPayload(
        batchNo,
        [],
        Array.from({ length: count }, () => row)
      )
    expect(await caller.refusal((client) => client.oneThingBatchRetire.batchSubmitSx({ payload: payload(501) }))).toMatchObject({
      _tag: 'Rejected',
      msg: '每批最多500人，这次有501人，请分批提交'
    })
    const { issues, batch } = await handIn(caller, payload(500))
    expect([issues.length, issues[0], batch.total]).toEqual([
      499,
      expect.objectContaining({ row: 1, message: expect.stringContaining('与第1行') }),
      0
    ])
  })

  it('refuses a month that has passed at its row, and says which is the first', async () => {
    const caller = await clerk()
    const late = (await staffOf(caller)).staff.find(({ firstMonth, obstacle }) => firstMonth !== undefined && obstacle === undefined)
    if (late === undefined) throw new Error('nobody whose month has passed')
    const batchNo = await newBatch(caller, 'batch-past-month')
    const { issues } = await handIn(caller, batchPayload(batchNo, [], [{ ...rowOf(late), applyRetireMonth: late.legalRetireMonth }]))
    expect(issues).toEqual([{ row: 0, column: 'applyRetireMonth', message: `申请退休年月已经过去，最早可以填写${late.firstMonth ?? ''}` }])
  })

  it('becomes one application for each person, however often it is handed in; who was refused is taken up again', async () => {
    const caller = await clerk()
    const rows = await goodRows(caller, 4)
    const files = [await uploadShared(caller)]
    const batchNo = await newBatch(caller, 'batch-once')
    const before = await applied(caller)
    const typed = rows.map((row) => ({
      ...row,
      empIdCard: row.empIdCard.replace(/^(.{6})(.{8})/, '$1 $2　').toLowerCase(),
      empMobile: `+86 ${row.empMobile.replace(/^(...)/, '$1-')}`
    }))
    const wrongPhone = batchPayload(batchNo, files, typed, { ...unitValues, unitPhone: '1' })
    await handIn(caller, wrongPhone)
    expect(await untilDone(caller, batchNo)).toMatchObject({ total: 4, submitted: 0, refused: 4 })
    expect(await rowsOf(caller, batchNo, 'refused')).toEqual(
      rows.map((row, at) => ({
        ...row,
        ...{ batchNo, rowNo: at + 1, state: 'refused', statusText: '未提交', reason: expect.stringContaining('单位联系电话') }
      }))
    )
    const payload = batchPayload(batchNo, files, rows)
    const answers = await Promise.all(Array.from({ length: 20 }, () => handIn(caller, payload)))
    expect(new Set(answers.map(({ batch }) => batch.total))).toEqual(new Set([4]))
    expect(await untilDone(caller, batchNo)).toMatchObject({ total: 4, submitted: 4, refused: 0 })
    expect(await applied(caller)).toBe(before + 4)
    const done = await rowsOf(caller, batchNo, 'submitted')
    expect(new Set(done.map(({ applyNo }) => applyNo)).size).toBe(4)
    expect(done[0]).toMatchObject({ rowNo: 1, statusText: '在办' })
    const detail = await caller.call((client) =>
      client.oneThingApplications.getOneThingDetail({ query: { applyNo: done[0]?.applyNo ?? '' } })
    )
    expect(detail.materials.map(({ label }) => label)).toEqual(['退休公示情况证明', '企业职工退休申报表'])
    expect(detail.cases.map(({ matterCode }) => matterCode)).toEqual(['M01', 'M03', 'M08', 'M10'])
    expect((await handIn(caller, payload)).batch).toMatchObject({ state: 'done', submitted: 4 })
    expect(await applied(caller)).toBe(before + 4)
  })

  it('leaves out who has applied before, with the reason, and submits the others', async () => {
    const caller = await clerk()
    const batchNo = await again()
    expect(await stateOf(caller, batchNo)).toMatchObject({ state: 'done', submitted: 1, refused: 1 })
    const [refused, submitted] = await rowsOf(caller, batchNo)
    expect(refused?.reason).toMatch(/^您已于.*提交过该职工的“企业职工退休一件事”/)
    const detail = await caller.call((client) =>
      client.oneThingApplications.getOneThingDetail({ query: { applyNo: submitted?.applyNo ?? '' } })
    )
    expect(detail.cases.map(({ matterCode }) => matterCode)).toContain('M04')
  })

  it('that cannot be read any more refuses its rows, and holds up no other', async () => {
    const caller = await clerk()
    const [row] = await goodRows(caller, 1)
    if (row === undefined) throw new Error('too few staff')
    const batchNo = await newBatch(caller, 'batch-unreadable')
    await server.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.andThen(
          sql`UPDATE retire_batch SET shared = '{"v": 99}'::jsonb, submitted_at = now() WHERE batch_no = ${batchNo}`,
          sql`
            INSERT INTO retire_batch_row (batch_no, person, row_no, content, state, next_attempt_at)
            VALUES (${batchNo}, 'somebody', 1, ${batchRow.write(row)}::jsonb, 'waiting', now())`
        )
      )
    )
    expect(await untilDone(caller, batchNo)).toMatchObject({ submitted: 0, refused: 1 })
    expect((await rowsOf(caller, batchNo))[0]?.reason).toBe('这一行的内容无法读取，请重新提交该职工')
  })

  it('waits while a register is silent, and goes on by itself', async () => {
    const caller = await clerk()
    const rows = (await goodRows(caller, 6)).slice(5)
    const system = (mode: 'down' | 'fine') =>
      caller.call((client) => client.sandbox.system({ payload: { system: 'socialSecurity', mode } }))
    const attempts = () =>
      server.run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          return (yield* sql<{ attempts: number }>`SELECT attempts FROM retire_batch_row WHERE batch_no = ${batchNo}`)[0]?.attempts
        })
      )
    const batchNo = await newBatch(caller, 'batch-silent')
    await system('down')
    try {
      await handIn(caller, batchPayload(batchNo, [await uploadShared(caller)], rows))
      await expect.poll(attempts).toBeGreaterThan(1)
      expect(await stateOf(caller, batchNo)).toMatchObject({ state: 'running', waiting: 1, refused: 0 })
    } finally {
      await system('fine')
    }
    expect(await untilDone(caller, batchNo)).toMatchObject({ submitted: 1, refused: 0 })
  })

  it('[R-7.4-37] [R-7.4-38] is taken home as a sheet, one row each, without formulas, and as a zip of the files of all', async () => {
    const caller = await clerk()
    const batchNo = await again()
    const take = (path: string) => onTheWire(server.url, caller)('GET', `/ljonethingapi/ybsl/${path}`, { batchNo })
    const texts = (bytes: Uint8Array) => Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)] as const)
    const sheet = new Map(texts(new Uint8Array((await take('retireBatchExport')).bytes)))
    const shown = sheet.get('xl/sharedStrings.xml') ?? ''
    for (const text of ['序号', '退回原因', batchNo, '达到法定退休年龄正常退休', '在办', '未提交']) expect(shown).toContain(text)
    expect(shown).toMatch(/>23019\*+\d{3}[\dX]</)
    expect(shown).not.toMatch(/>\d{17}[\dX]</)
    const cells = sheet.get('xl/worksheets/sheet1.xml') ?? ''
    expect(cells.match(/<row /g)).toHaveLength(3)
    expect(cells).not.toContain('<f>')
    const files = texts(new Uint8Array((await take('retireBatchMaterialDownload')).bytes))
    const submitted = (await rowsOf(caller, batchNo, 'submitted'))[0]
    // The form of the whole is made after the first look at the application.
    expect(files.map(([name]) => name).filter((name) => !name.includes('一件事申请表'))).toEqual([
      '公共材料/01-退休公示.pdf',
      `002-${submitted?.empName ?? ''}/01-退休公示.pdf`,
      `002-${submitted?.empName ?? ''}/02-企业职工退休申报表.pdf`
    ])
    for (const [, content] of files) expect(content).toMatch(/^%PDF-/)
    const stranger = onTheWire(server.url, await loginAs(server.url, '薛明凯', true))
    const person = onTheWire(server.url, await loginAs(server.url, '邹静'))
    for (const path of ['retireBatchExport', 'retireBatchMaterialDownload']) {
      expect(await stranger('GET', `/ljonethingapi/ybsl/${path}`, { batchNo })).toMatchObject({ status: 404, msg: '未查询到该批次' })
      expect(await person('GET', `/ljonethingapi/ybsl/${path}`, { batchNo })).toMatchObject({ status: 403 })
    }
  })

  it('is seen by who handed it in and by the administrator of the company, and by nobody else', async () => {
    const caller = await clerk()
    const batchNo = await ofFour()
    const list = async (who: TestCaller) =>
      (await who.call((client) => client.oneThingBatchRetire.retireBatchQuery({ query: { batchNo } }))).content.map(
        (batch) => batch.batchNo
      )
    const info = { batchNo, page: 1, size: 10 }
    expect(await list(caller)).toEqual([batchNo])
    expect(await list(await administrator())).toEqual([batchNo])
    expect(await rowsOf(await administrator(), batchNo)).toHaveLength(4)
    const stranger = await loginAs(server.url, '薛明凯', true)
    expect(await list(stranger)).toEqual([])
    expect(await stranger.refusal((client) => client.oneThingBatchRetire.retireHandlingInfoQuery({ payload: info }))).toMatchObject({
      _tag: 'NotFound'
    })
    const payload = batchPayload(batchNo, [], await goodRows(await administrator(), 1))
    expect(await (await administrator()).refusal((client) => client.oneThingBatchRetire.batchSubmitSx({ payload }))).toMatchObject({
      _tag: 'NotFound'
    })
  })
})
