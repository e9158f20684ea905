import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { sampleApplication } from '../../testing/sampleApplication.ts'

const dialog = page.getByRole('dialog', { name: '手机查进度' })

const open = async (answers: (service: FakeService) => void) => {
  const portal = await renderPortal('/doThing/oneThingDetails?applyNo=230100-1', {
    loggedIn: true,
    answers: (service) => {
      service.answer('oneThingApplications', 'getOneThingDetail', () => sampleApplication)
      answers(service)
    }
  })
  await page.getByRole('button', { name: '手机查进度' }).click()
  await expect.element(dialog).toBeVisible()
  return portal
}

describe('the code for following on a phone', () => {
  it('leads to the page of the phone, says what it shows and until when, and is another one each time', async () => {
    let made = 0
    const { service } = await open((double) =>
      double.answer('oneThingStatusCode', 'getQRCodeAndApplyNo', () => ({
        applyNo: '230100-1',
        token: `secret-${(made += 1)}`,
        expiresAt: '2026-11-21T04:30:00.000Z'
      }))
    )
    const code = dialog.getByRole('img', { name: '查看办理进度的二维码' })
    await expect.element(code).toBeVisible()
    const dark = encode(`${window.location.origin}/ljonething/phoneStatus#secret-1`, { ecc: 'M', border: 4 }).data.flat().filter(Boolean)
    expect(code.element().querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark.length)
    await expect.element(dialog.getByText(/^2026-11-21 12:30 前有效/)).toBeVisible()
    expect(service.requestsOf('oneThingStatusCode.getQRCodeAndApplyNo').map(({ url }) => url.searchParams.get('applyNo'))).toEqual([
      '230100-1'
    ])
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('button', { name: '手机查进度' }).click()
    await expect.element(code).toBeVisible()
    expect(made).toBe(2)
  })

  it('says why there is none', async () => {
    await open((double) =>
      double.answer('oneThingStatusCode', 'getQRCodeAndApplyNo', () => refuse({ _tag: 'Unavailable', msg: '服务暂不可用，请稍后再试' }))
    )
    await expect.element(dialog.getByText('服务暂不可用，请稍后再试')).toBeVisible()
  })
})
