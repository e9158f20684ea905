import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeService } from '../../testing/fakeService.ts'
import { refuse } from '../../testing/fakeService.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const status = {
  applyNo: '230100-1',
  expiresAt: '2026-11-24T04:30:00.000Z',
  matters: [
    { matterName: '出生医学证明首次签发', label: '办理中', group: 'inProgress', needsCorrection: false },
    { matterName: '出生登记', label: '待补正', group: 'inProgress', needsCorrection: true },
    {
      ...{ matterName: '社会保障卡申领', label: '已收件', group: 'inProgress', needsCorrection: false },
      waitsFor: '等待“出生登记”的公民身份号码'
    }
  ]
}
const answers = (service: FakeService) => service.answer('oneThingPhoneStatus', 'look', () => status)

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 900))

describe('the status on a phone', () => {
  it('shows number, matters and states to who has the code, and until when', async () => {
    const { service } = await renderPortal('/phoneStatus#t1', { answers })
    await expect.element(page.getByRole('heading', { level: 1, name: '办理进度' })).toBeVisible()
    await expect.element(page.getByText('申请编号 230100-1')).toBeVisible()
    await expect.element(page.getByText('出生登记', { exact: true })).toBeVisible()
    await expect.element(page.getByText('等待“出生登记”的公民身份号码')).toBeVisible()
    await expect.element(page.getByText('待补正')).toBeVisible()
    await expect.element(page.getByText(/2026-11-24 12:30 前可以查看/)).toBeVisible()
    expect(service.requestsOf('oneThingPhoneStatus.look').map(({ json, url }) => [json, url.search])).toEqual([[{ token: 't1' }, '']])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('says what to do where the code is good no more', async () => {
    const msg = '二维码已失效，请在电脑上的办件详情中重新生成'
    await renderPortal('/phoneStatus#t1', {
      answers: (service) => service.answer('oneThingPhoneStatus', 'look', () => refuse({ _tag: 'NotFound', msg }))
    })
    await expect.element(page.getByText(msg)).toBeVisible()
    expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([])
  })

  it('asks nothing without a code', async () => {
    const { service } = await renderPortal('/phoneStatus', { answers })
    await expect.element(page.getByText('请用手机扫描办件详情中的二维码打开本页。')).toBeVisible()
    expect(service.requestsOf('oneThingPhoneStatus.look')).toEqual([])
  })
})
