import type { DeskCase } from '@ljonething/api/sandbox/DepartmentsApi'
import { caseStatusCodes, labelOf, movesFrom, receivedStatus } from '@ljonething/domain/cases/caseStatus'
import type { CaseStatus } from '@ljonething/domain/cases/caseStatus'
import { DateTime, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { caseAtDesk, handMove, moveByHand, submitForHand } from '../testing/byHand.ts'
import { departmentDouble } from '../testing/departmentDouble.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs, visitor } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const tester = () => visitor(server.url)

const inDays = (days: number) =>
  server.run(Effect.flatMap(Clock, (clock) => Effect.map(clock.now, (now) => dayOf(DateTime.add(now, { days })))))

const caseOf = (caseNo: string) => caseAtDesk(server.url, caseNo)
const moveTo = async (view: DeskCase, to: CaseStatus) => handMove(view, to, await inDays(0))

/** Ways from the first status that together take every move of the lifecycle, none twice in one way. */
const ways = (() => {
  const found: CaseStatus[][] = []
  const taken = new Set<string>()
  const walk = (way: readonly CaseStatus[], used: ReadonlySet<string>) => {
    const from = way.at(-1) ?? receivedStatus
    const steps = movesFrom(from).filter((to) => !used.has(`${from}>${to}`))
    const edges = [receivedStatus, ...way].map((at, index) => `${at}>${way[index] ?? ''}`).slice(0, -1)
    if (steps.length === 0 && edges.some((edge) => !taken.has(edge))) {
      for (const edge of edges) taken.add(edge)
      found.push([...way])
    }
    for (const to of steps) walk([...way, to], new Set([...used, `${from}>${to}`]))
  }
  walk([], new Set())
  return { found, taken }
})()

describe('the desk of a sandbox department', () => {
  it('every move of the lifecycle is made by hand, others are refused with its sentence, and the applicant sees where it stands', async () => {
    expect(ways.taken.size).toBe(caseStatusCodes.reduce((sum, from) => sum + movesFrom(from).length, 0))
    const mother = await loginAs(server.url, '周晓岚')
    let free: readonly string[] = []
    let seen = new Set<number>()
    for (const [at, way] of ways.found.entries()) {
      // The registration is left out: the card that waits for it would end with it.
      if (free.length === 0) free = (await submitForHand(mother, `walk-${at}`)).caseNos.filter((caseNo) => !caseNo.endsWith('M03'))
      const [caseNo = '', ...others] = free
      free = others
      let view = await caseOf(caseNo)
      for (const to of way) {
        const allowed = movesFrom(view.status)
        if (!seen.has(view.status))
          for (const wrong of caseStatusCodes.filter((code) => !allowed.includes(code)).slice(-2)) {
            const payload = await moveTo(view, wrong)
            expect(await tester().refusal((client) => client.sandboxDepartments.move({ payload }))).toMatchObject({
              _tag: 'Rejected',
              msg: `办件当前为“${view.label}”，不能变更为“${labelOf(wrong)}”`
            })
          }
        seen = new Set([...seen, view.status])
        const payload = await moveTo(view, to)
        view = await tester().call((client) => client.sandboxDepartments.move({ payload }))
        expect([view.status, view.label, view.log.at(-1)]).toMatchObject([to, labelOf(to), { label: labelOf(to), by: 'department' }])
      }
      expect(await caseOf(caseNo)).toEqual(view)
    }
    const { content } = await mother.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 50 } }))
    expect(content.map(({ ended }) => ended.refused).reduce((sum, count) => sum + count, 0)).toBe(4)
  })

  it('two clicks are one, and of twenty who do the same at once one does it', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [caseNo = '', other = ''] = (await submitForHand(mother, 'twice')).caseNos
    const payload = await moveTo(await caseOf(caseNo), 2)
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () => tester().call((client) => client.sandboxDepartments.move({ payload })))
    )
    expect(new Set(clicks.map(({ log }) => log.length))).toEqual(new Set([2]))
    const views = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) =>
        tester().call((client) => client.sandboxDepartments.move({ payload: { clientKey: `many-${index}`, caseNo: other, to: 2 } }))
      )
    )
    expect(views.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await caseOf(other)).log).toHaveLength(2)
  })

  it('a refusal says why, a correction names what of the own part is to be corrected, why and until when', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { caseNos, detail } = await submitForHand(mother, 'reasons')
    const [caseNo = '', other = ''] = caseNos
    let view = await moveByHand(server.url, caseNo, 2)
    const refusal = (payload: object) =>
      tester().refusal((client) => client.sandboxDepartments.move({ payload: { clientKey: 'wrong', caseNo, to: 6, ...payload } }))
    const until = await inDays(5)
    const [field, material] = [
      { id: view.fields[0]?.id ?? '', reason: '与身份证不一致' },
      { code: view.materials[0]?.id ?? '', reason: '不清晰' }
    ]
    const foreign = (await caseOf(other)).fields.find(({ id }) => view.fields.every((own) => own.id !== id))
    expect(foreign).toBeDefined()
    for (const [wrong, msg] of [
      [{ to: 3, note: '  ' }, '请填写“预审不通过”的理由，申请人会看到'],
      [{}, '请至少选择一项需要补正的内容或材料'],
      [{ request: { until, fields: [], materials: [] } }, '请至少选择一项需要补正的内容或材料'],
      [{ request: { until, fields: [{ ...field, reason: ' ' }], materials: [] } }, '请填写每一项的补正理由，申请人会看到'],
      [{ request: { until, fields: [{ ...field, id: foreign?.id }], materials: [] } }, '所选内容不属于本部门收到的部分，请重新选择'],
      [{ request: { until, fields: [], materials: [{ ...material, code: 'CL99' }] } }, '所选内容不属于本部门收到的部分，请重新选择'],
      [{ request: { until: await inDays(0), fields: [field], materials: [] } }, '补正期限须是今天之后的日期'],
      [{ request: { until: '2027-02-30', fields: [field], materials: [] } }, '补正期限须是今天之后的日期']
    ] as const)
      expect(await refusal(wrong)).toMatchObject({ _tag: 'Rejected', msg })
    expect((await caseOf(caseNo)).log).toHaveLength(2)
    const request = { until, fields: [field], materials: [material] }
    view = await tester().call((client) => client.sandboxDepartments.move({ payload: { clientKey: 'r-6', caseNo, to: 6, request } }))
    expect(view.label).toBe('待补正')
    expect((await detail()).cases.find((one) => one.caseNo === caseNo)?.label).toBe('待补正')
  })

  it('shows of an application the part of its own department, sensitive values masked, and reads the files of that part alone', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { caseNos } = await submitForHand(mother, 'parts')
    const views = await Promise.all(caseNos.map(caseOf))
    const text = JSON.stringify(views)
    expect(text).not.toContain('23019919930412002X')
    expect(text).not.toContain('周晓岚')
    expect(views[0]?.fields.find(({ label }) => label === '母亲证件号码')?.text).toBe('23019*********002X')
    expect(new Set(views.map(({ fields }) => fields.length)).size).toBeGreaterThan(1)
    const files = views.flatMap(({ caseNo, materials }) =>
      materials.flatMap((one) => one.files.map(({ id, size }) => ({ caseNo, id, size })))
    )
    const read = (caseNo: string, fileId: string) =>
      fetch(`${server.url}/ljonethingapi/sandbox/departmentFile?${new URLSearchParams({ caseNo, fileId }).toString()}`)
    for (const { caseNo, id, size } of files) {
      const answer = await read(caseNo, id)
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, size])
      expect(answer.headers.get('content-disposition')).toContain('attachment')
    }
    const foreign = caseNos.flatMap((caseNo) =>
      files.filter(({ id }) => !files.some((own) => own.caseNo === caseNo && own.id === id)).map(({ id }) => ({ caseNo, id }))
    )
    expect(foreign.length).toBeGreaterThan(0)
    for (const { caseNo, id } of foreign) expect((await read(caseNo, id)).status).toBe(404)
  })

  it('lists what lies on the desk of a department, the latest first, until it is done with or taken back', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const first = await submitForHand(mother, 'queue-1')
    const second = await submitForHand(mother, 'queue-2')
    const deptCode = 'GAT'
    const queue = (state?: 'waiting' | 'done') =>
      tester().call((client) => client.sandboxDepartments.queue({ query: { deptCode, page: 1, size: 2, ...(state && { state }) } }))
    const { content, totalElements } = await queue()
    const doneBefore = (await queue('done')).totalElements
    expect(content.map(({ caseNo }) => second.caseNos.includes(caseNo))).toEqual([true, expect.any(Boolean)])
    expect(content[0]).toMatchObject({ label: '已收件', applicant: '周*岚', sceneName: '新生儿出生一件事', isLate: false })
    await mother.call((client) => client.oneThingApplications.retractProject({ query: { applyNo: second.applyNo } }))
    await expect.poll(async () => (await queue()).totalElements).toBeLessThan(totalElements)
    const gone = second.caseNos[0] ?? ''
    expect(await tester().refusal((client) => client.sandboxDepartments.case({ query: { caseNo: gone } }))).toMatchObject({
      _tag: 'NotFound'
    })
    const back = content.find(({ caseNo }) => second.caseNos.includes(caseNo))
    expect((await queue('done')).content[0]).toMatchObject({ caseNo: back?.caseNo, label: '已撤回', applicant: '周*岚' })
    const payload = { clientKey: 'gone', caseNo: gone, to: 2 } as const
    expect(await tester().refusal((client) => client.sandboxDepartments.move({ payload }))).toMatchObject({ _tag: 'NotFound' })
    const mine = first.caseNos.find((caseNo) => content.some((row) => row.caseNo === caseNo)) ?? content[1]?.caseNo ?? ''
    const before = (await queue()).totalElements
    await moveByHand(server.url, mine, 2, 3)
    await expect.poll(async () => (await queue()).totalElements).toBe(before - 1)
    expect((await caseOf(mine)).label).toBe('预审不通过')
    const done = await queue('done')
    expect([done.totalElements, done.content[0]]).toMatchObject([doneBefore + 2, { caseNo: mine, label: '预审不通过' }])
  })

  it('is told of every day on which the applicant urged, once', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const { applyNo, caseNos } = await submitForHand(mother, 'urged')
    const caseNo = caseNos[0] ?? ''
    const { deptCode } = await caseOf(caseNo)
    const urgedOn = async () => (await caseOf(caseNo)).urgedOn
    expect(await urgedOn()).toEqual([])
    const days: string[] = []
    for (const wait of ['60 days', '1 day'] as const) {
      await server.run(Effect.flatMap(Clock, (clock) => clock.advance(wait)))
      days.push(await inDays(0))
      for (const clientKey of [`urged ${wait}`, `urged ${wait}`])
        await mother.call((client) => client.oneThingApplications.urgeCase({ payload: { applyNo, caseNo, clientKey } }))
      await expect.poll(urgedOn).toEqual(days)
    }
    const { content } = await tester().call((client) => client.sandboxDepartments.queue({ query: { deptCode, size: 50 } }))
    expect(content.find((row) => row.caseNo === caseNo)?.urgedOn).toEqual(days)
    await moveByHand(server.url, caseNo, 2, 3)
    expect(await urgedOn()).toEqual(days)
  })

  it('the script takes a case on from where a hand left it, once the department is no longer moved by hand', async () => {
    const mother = await loginAs(server.url, '周晓岚')
    const [caseNo = ''] = (await submitForHand(mother, 'taken-on')).caseNos
    const { deptCode } = await caseOf(caseNo)
    await moveByHand(server.url, caseNo, 2, 4, 5)
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('1 hour')))
    await mother.call((client) => client.sandbox.department({ payload: { deptCode, mode: 'normal' } }))
    await expect.poll(async () => (await caseOf(caseNo)).label).toBe('办理中')
  })
})

const calls = (caller: TestCaller) => [
  caller.refusal((client) => client.sandboxDepartments.queue({ query: { deptCode: 'GAT' } })),
  caller.refusal((client) => client.sandboxDepartments.case({ query: { caseNo: 'A-M01' } })),
  caller.refusal((client) => client.sandboxDepartments.file({ query: { caseNo: 'A-M01', fileId: 'a' } })),
  caller.refusal((client) => client.sandboxDepartments.move({ payload: { clientKey: 'a', caseNo: 'A-M01', to: 2 } }))
]

describe('without sandbox departments', async () => {
  const departments = await departmentDouble()
  const [off, real] = [useTestServer({ SANDBOX: 'false' }), useTestServer({ DEPARTMENT_URL: departments.url })]

  it.each([
    ['the sandbox is off', () => off.url, '接口不存在'],
    ['departments are real', () => real.url, '沙箱部门未开启']
  ])('nobody sits at a desk: %s', async (_title, url, msg) => {
    for (const refused of calls(visitor(url()))) expect(await refused).toMatchObject({ _tag: 'NotFound', msg })
    departments.close()
  })
})
