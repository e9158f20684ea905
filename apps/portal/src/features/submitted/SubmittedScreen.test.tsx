import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { caseUnderWay, sampleApplication } from '../../testing/sampleApplication.ts'

const matter = {
  ...caseUnderWay,
  caseNo: 'A1-M01',
  matterName: '《出生医学证明》首次签发',
  department: '黑龙江省卫生健康委员会',
  status: 1,
  label: '已收件',
  delivery: 'waiting'
}
const application = { ...sampleApplication, applyNo: 'A1', statusText: '办理中', caseCount: 1, cases: [matter], materials: [] }
const open = (part: object = {}) =>
  renderFlow('newSuccessfulHandling?applyNo=A1', {
    loggedIn: true,
    answers: (service) => {
      service.answer('oneThingApplications', 'getOneThingDetail', () => ({ ...application, ...part }))
      service.answer('oneThingApplications', 'downloadReceipt', () => new TextEncoder().encode('%PDF-1.7'))
    }
  })

describe('after submitting', () => {
  it('shows the application number and one line per matter, and leads on to the progress', async () => {
    await open()
    await expect.element(page.getByText('A1', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /首次签发.*卫生健康委员会.*A1-M01.*2026-11-23 前.*已收件/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '查看办理进度' })).toHaveAttribute('href', expect.stringContaining('applyNo=A1'))
    await expect.element(page.getByRole('link', { name: '去评价' })).not.toBeInTheDocument()
  })

  it('names the company that applied, and the person who acted for it; a person alone applies', async () => {
    await open({ companyName: '哈尔滨北原农业科技有限公司（示例）', applicantName: '邹*' })
    await expect.element(page.getByText('申请单位')).toBeVisible()
    await expect.element(page.getByText('哈尔滨北原农业科技有限公司（示例）')).toBeVisible()
    await expect.element(page.getByText('经办人')).toBeVisible()
    await expect.element(page.getByText('申请人', { exact: true })).not.toBeInTheDocument()
  })

  it('says who acts until when, what is on its way, and whom to call when nothing comes', async () => {
    await open({ cases: [matter, { ...matter, caseNo: 'A1-M02', department: '省公安厅', dueOn: '2026-12-04', delivery: 'failing' }] })
    const who = '黑龙江省卫生健康委员会、省公安厅分别办理，最早一项承诺 2026-11-23 前办结，最迟一项 2026-12-04 前。'
    await expect.element(page.getByText(who)).toBeVisible()
    await expect.element(page.getByText('过了承诺日期还没有办结，请拨打 12345，说明办件编号。')).toBeVisible()
    await expect.element(page.getByRole('row', { name: /A1-M02.*省公安厅暂时没有收到这项申请，系统会自动再送/ })).toBeVisible()
  })

  it('says nothing of what comes where everything is over', async () => {
    await open({ cases: [{ ...matter, status: 11, label: '已办结', delivery: 'delivered' }] })
    await expect.element(page.getByRole('row', { name: /已办结/ })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '接下来' })).not.toBeInTheDocument()
  })

  it('offers the rating once it may be given', async () => {
    await open({ canAppraise: true })
    await expect.element(page.getByRole('link', { name: '去评价' })).toHaveAttribute('href', expect.stringContaining('doThingAppraise'))
  })

  it('downloads the receipt', async () => {
    const { service } = await open()
    await page.getByRole('button', { name: '下载回执' }).click()
    await expect.poll(() => service.requestsOf('oneThingApplications.downloadReceipt').length).toBe(1)
    expect(service.requestsOf('oneThingApplications.downloadReceipt')[0]?.url.searchParams.get('applyNo')).toBe('A1')
  })

  it('leads from the form of a submitted application to its case', async () => {
    const { path } = await renderFlow('themeForm?applyNo=A1', {
      loggedIn: true,
      answers: (service) => service.answer('oneThingApplications', 'getOneThingDetail', () => application)
    })
    await expect.poll(path).toBe('/doThing/oneThingDetails')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
