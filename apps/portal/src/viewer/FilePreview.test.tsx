import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderFlow } from '../testing/renderFlow.tsx'
import { seePdf } from '../testing/seePdf.ts'
import { smallPdf } from '../testing/smallPdf.ts'
import { readyToSubmit } from '../testing/submitted.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const text = (value: string) => [...new TextEncoder().encode(value)]

const openFirst = async (bytes: () => Uint8Array) => {
  await renderFlow('themeMaterial', {
    loggedIn: true,
    done: readyToSubmit(),
    answers: (service) => service.answer('oneThingMaterials', 'tisDownload', bytes)
  })
  await page
    .getByRole('button', { name: /^查看或更换/ })
    .first()
    .click()
  await page.getByRole('button', { name: '预览 a.jpg' }).first().click()
  return page.getByRole('dialog', { name: '材料预览' })
}

it.each([
  ['picture', [...png, ...text('cut off')], '预览失败 image/png'],
  ['PDF', text('%PDF-1.7 cut off'), '预览失败 application/pdf']
])('[R-8-43] a %s that cannot be read is said in its place and only logged', async (_kind, bytes, logged) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    const dialog = await openFirst(() => Uint8Array.from(bytes))
    await expect.element(dialog.getByText('文件可能已损坏，请下载后查看或重新上传。')).toBeVisible()
    expect(warn.mock.calls.flat()).toContain(logged)
    await expect.element(page.getByRole('status').filter({ hasText: '失败' })).not.toBeInTheDocument()
  } finally {
    warn.mockRestore()
  }
})

it('[R-2.4-16] a PDF stands in an embedded page under the base path, 800 pixels high, in a sandbox without an origin, and its text can be marked', async () => {
  const dialog = await openFirst(smallPdf)
  const frame = dialog.getByTitle('a.jpg 预览')
  await seePdf(dialog, 'HLJ')
  const element = frame.element()
  if (!(element instanceof HTMLIFrameElement)) throw new Error('no frame')
  expect(new URL(element.src).pathname).toBe(`${import.meta.env.BASE_URL}embedded/pdf.html`)
  expect([element.clientHeight, element.sandbox.value]).toEqual([expect.closeTo(800, -1), 'allow-scripts allow-modals'])
  expect(element.contentDocument).toBeNull()
})
