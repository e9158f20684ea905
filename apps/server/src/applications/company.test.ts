import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../documents/testing/readPdf.ts'
import { prepareSubmission, sceneFile, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import type { TestCaller } from '../testing/TestCaller.ts'

const server = useTestServer()
const answers = { ZX_Q01: '2', ZX_Q02: '0', ZX_Q03: '1', ZX_Q04: '0', ZX_Q05: '0', ZX_Q06: '0' }
const fields = { legalName: '宋北原', legalIdCard: '230199198802140010', contactMobile: '13900000014', cancelReason: '1', promise: '1' }

/** The company files its deregistration, through whom is given. */
const deregister = async (caller: TestCaller, key: string): Promise<string> => {
  const prepared = await prepareSubmission(caller, await sceneFile('08-company-deregister.yaml'), { answers, fields })
  const declarations = Object.fromEntries(prepared.plan.preChecks.map(({ code, expected }) => [code, expected]))
  const payload = submitPayload({ ...prepared, params: { ...prepared.params, declarations } }, key)
  return (await caller.call((client) => client.oneThingSubmit.submitSx({ payload }))).applyNo
}
const listed = async (caller: TestCaller) =>
  (await caller.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10 } }))).content
const detail = (applyNo: string) => (client: Parameters<Parameters<TestCaller['call']>[0]>[0]) =>
  client.oneThingApplications.getOneThingDetail({ query: { applyNo } })
const urging = (applyNo: string) => (client: Parameters<Parameters<TestCaller['call']>[0]>[0]) =>
  client.oneThingApplications.urgeCase({ payload: { clientKey: 'urge', applyNo, caseNo: `${applyNo}-M02` } })

/** What is withdrawn here has not been decided on, however long a slow machine takes to come to it. */
beforeAll(async () => {
  const caller = await loginAs(server.url, '邹静', true)
  for (const { deptCode } of (await caller.call((client) => client.sandbox.state())).departments)
    await caller.call((client) => client.sandbox.department({ payload: { deptCode, mode: 'silent' } }))
})

describe('the applications of a company', () => {
  it('a clerk’s are seen by the clerk and the administrator, and by nobody else: list, detail, files, receipt', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const administrator = await loginAs(server.url, '宋北原', true)
    const applyNo = await deregister(clerk, 'company-clerk')
    for (const caller of [clerk, administrator]) {
      expect(await caller.refusal(urging(applyNo))).toMatchObject({ msg: expect.stringMatching(/^还没有过承诺日期/) })
      expect((await listed(caller)).map((row) => row.applyNo)).toEqual([applyNo])
      const seen = await caller.call(detail(applyNo))
      expect(seen).toMatchObject({ applyNo, companyName: '哈尔滨北原农业科技有限公司（示例）', applicantName: '邹*' })
      const [file] = seen.materials.flatMap(({ files }) => files)
      const bytes = await fetch(`${server.url}/ljonethingapi/tis/tisDownload?fileId=${file?.id ?? ''}`, { headers: headersOf(caller) })
      expect([bytes.status, (await bytes.arrayBuffer()).byteLength]).toEqual([200, file?.size])
      const receipt = await fetch(`${server.url}/ljonethingapi/ybsl/downloadReceipt?applyNo=${applyNo}`, { headers: headersOf(caller) })
      expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const { text } = await readPdf(await receipt.bytes())
      expect(text).toContain('哈尔滨北原农业科技有限公司（示例），经办人邹*')
      for (const { caseNo, dueOn, waitsFor } of seen.cases)
        expect([text.includes(caseNo), text.includes(waitsFor === undefined ? `${dueOn}前` : '转给部门后1个工作日')]).toEqual([true, true])
    }
    const fileId = (await clerk.call(detail(applyNo))).materials.flatMap(({ files }) => files)[0]?.id ?? ''
    for (const stranger of [
      await loginAs(server.url, '薛明凯', true),
      await loginAs(server.url, '宋北原'),
      await loginAs(server.url, '邹静'),
      await loginAs(server.url, '周晓岚')
    ]) {
      expect(await listed(stranger)).toEqual([])
      const nobodys = await stranger.refusal(detail('230100-20261122-AAAAAAAAAA'))
      expect(await stranger.refusal(detail(applyNo))).toEqual(nobodys)
      expect(await stranger.refusal((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))).toEqual(nobodys)
      expect(await stranger.refusal(urging(applyNo))).toEqual(nobodys)
      expect((await fetch(`${server.url}/ljonethingapi/tis/tisDownload?fileId=${fileId}`, { headers: headersOf(stranger) })).status).toBe(
        404
      )
    }
    expect((await administrator.call((client) => client.oneThingDrafts.queryThingInfos({ query: {} }))).totalElements).toBe(0)
  })

  it('the administrator sees whose each is and lists one person’s; a clerk and others are told nobody', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const administrator = await loginAs(server.url, '宋北原', true)
    const ask = (caller: TestCaller, person?: string) =>
      caller.call((client) =>
        client.oneThingApplications.getOneThingList({ payload: { page: 1, size: 10, ...(person === undefined ? {} : { person }) } })
      )
    const all = await ask(administrator)
    expect([all.people?.map(({ name }) => name), all.content.map(({ filedBy }) => filedBy)]).toEqual([['邹*'], ['邹*']])
    const key = all.people?.[0]?.key ?? ''
    expect((await ask(administrator, key)).totalElements).toBe(1)
    expect(await ask(administrator, 'nobody')).toMatchObject({ totalElements: 0, counts: { all: 0 } })
    expect(await ask(clerk)).toMatchObject({ totalElements: 1 })
    expect((await ask(clerk)).people).toBeUndefined()
    expect((await ask(clerk)).content.map(({ filedBy }) => filedBy)).toEqual([undefined])
    for (const stranger of [
      await loginAs(server.url, '薛明凯', true),
      await loginAs(server.url, '宋北原'),
      await loginAs(server.url, '周晓岚')
    ])
      expect(await ask(stranger, key)).toMatchObject({ totalElements: 0 })
  })

  it('one that a clerk filed is told to the administrator too, who is led to it', async () => {
    const clerk = await loginAs(server.url, '邹静', true)
    const administrator = await loginAs(server.url, '宋北原', true)
    const [row] = await listed(clerk)
    const held = (caller: TestCaller) =>
      caller.call((client) => client.oneThingSubmit.checkSubject({ payload: { sceneid: 'HLJYJS0008', guideRules: '{}', values: '{}' } }))
    const own = { applyNo: row?.applyNo, submittedAt: row?.submittedAt }
    expect(await held(clerk)).toEqual({ isHeld: true, msg: expect.stringMatching(/^您已于.*请查看办件。$/), own })
    expect(await held(administrator)).toEqual({ isHeld: true, msg: expect.stringMatching(/^您的企业已于.*请查看办件。$/), own })
  })

  it('the administrator stands for the company and withdraws; rating is left to who filed', async () => {
    const administrator = await loginAs(server.url, '宋北原', true)
    const [row] = await listed(administrator)
    const applyNo = row?.applyNo ?? ''
    expect(row).toMatchObject({ canRetract: true, canAppraise: false })
    const withdrawn = await administrator.call((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))
    expect(withdrawn.notWithdrawn).toEqual([])
    expect((await (await loginAs(server.url, '邹静', true)).call(detail(applyNo))).canRetract).toBe(false)
  })

  it('the administrator’s own are not the clerk’s, and stand once in the list with those of the company, the newest first', async () => {
    const administrator = await loginAs(server.url, '宋北原', true)
    const clerk = await loginAs(server.url, '邹静', true)
    const applyNo = await deregister(administrator, 'company-administrator')
    const page = (number: number) =>
      administrator.call((client) => client.oneThingApplications.getOneThingList({ payload: { page: number, size: 1 } }))
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.totalElements, first.content.map((row) => row.applyNo), third.content]).toEqual([2, [applyNo], []])
    expect(second.content.map((row) => row.applyNo)).toEqual((await listed(clerk)).map((row) => row.applyNo))
    expect((await listed(clerk)).map((row) => row.applyNo)).not.toContain(applyNo)
    expect(await clerk.refusal(detail(applyNo))).toMatchObject({ _tag: 'NotFound' })
    expect(await clerk.refusal((client) => client.oneThingApplications.retractProject({ query: { applyNo } }))).toMatchObject({
      _tag: 'NotFound'
    })
  })
})

const headersOf = (caller: TestCaller) => ({
  'auth-center-token': caller.token() ?? '',
  cookie: Array.from(caller.cookies, ([name, value]) => `${name}=${value}`).join('; ')
})
