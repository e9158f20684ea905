import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { nestedPdf, pointedPdf, scriptedPdf } from '../testing/hostilePdf.ts'
import { seePdf } from '../testing/seePdf.ts'
import { PdfFrame } from './PdfFrame.tsx'

const inFrame = page.frameLocator(page.getByTitle('文件.pdf 预览'))

/** The page in the frame has its bar, so that it answers, or the frame gave way to the sentence about the file. */
const settled = async () => {
  const said = page.getByText(/不能在这里预览|文件可能已损坏/)
  const answers = async () => {
    if (said.elements().length > 0) return true
    await inFrame.getByRole('button', { name: '放大' }).click({ timeout: 1_000 })
    return true
  }
  await expect.poll(answers).toBe(true)
}

it('a PDF whose scripts would run by themselves is shown, and none runs', async () => {
  const told: unknown[] = []
  const onMessage = ({ data }: MessageEvent<unknown>) => void told.push(data)
  window.addEventListener('message', onMessage)
  try {
    await render(
      <PdfFrame name="文件.pdf" bytes={scriptedPdf("app.alert\\(1\\);this.parent&&parent.postMessage\\('script ran','*'\\);")} />
    )
    await seePdf(page.elementLocator(document.body), 'HLJ')
    // What runs when the page is opened or drawn has said so when it is drawn once more.
    await inFrame.getByRole('button', { name: '放大' }).click()
    await inFrame.getByText('125%').hover()
    await seePdf(page.elementLocator(document.body), 'HLJ')
    expect(told).not.toContain('script ran')
  } finally {
    window.removeEventListener('message', onMessage)
  }
})

it.each([
  ['nested two hundred thousand deep', () => nestedPdf(200_000)],
  ['with a path of a million points', () => pointedPdf(1_000_000)]
])('a PDF %s is shown or refused in a sentence, and the page around it answers', async (_, bytes) => {
  const pressed = vi.fn()
  await render(
    <>
      <PdfFrame bytes={bytes()} name="文件.pdf" />
      <button onClick={pressed}>换一份</button>
    </>
  )
  await page.getByRole('button', { name: '换一份' }).click()
  expect(pressed).toHaveBeenCalledOnce()
  await settled()
})
