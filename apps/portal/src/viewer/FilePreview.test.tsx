import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderFlow } from '../testing/renderFlow.tsx'
import { readyToSubmit } from '../testing/submitted.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const text = (value: string) => [...new TextEncoder().encode(value)]

it.each([
  ['picture', [...png, ...text('cut off')], '预览失败 image/png'],
  ['PDF', text('%PDF-1.7 cut off'), '预览失败 application/pdf']
])('[R-8-43] a %s that cannot be read is said in its place and only logged', async (_kind, bytes, logged) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    await renderFlow('themeMaterial', {
      loggedIn: true,
      done: readyToSubmit(),
      answers: (service) => service.answer('oneThingMaterials', 'tisDownload', () => Uint8Array.from(bytes))
    })
    await page
      .getByRole('button', { name: /^查看或更换/ })
      .first()
      .click()
    await page.getByRole('button', { name: '预览 a.jpg' }).first().click()
    await expect.element(page.getByRole('dialog', { name: '材料预览' }).getByText('文件可能已损坏，请下载后查看或重新上传。')).toBeVisible()
    expect(warn.mock.calls.flat()).toContain(logged)
    await expect.element(page.getByRole('status').filter({ hasText: '失败' })).not.toBeInTheDocument()
  } finally {
    warn.mockRestore()
  }
})
