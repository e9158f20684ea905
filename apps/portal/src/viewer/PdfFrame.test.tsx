import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { nestedPdf, pointedPdf, scriptedPdf } from '../testing/hostilePdf.ts'
import { longestPause } from '../testing/longestPause.ts'
import { seePdf } from '../testing/seePdf.ts'
import { PdfFrame } from './PdfFrame.tsx'

afterEach(() => cleanup())

const show = (bytes: Uint8Array<ArrayBuffer>) => render(<PdfFrame bytes={bytes} name="文件.pdf" />)

/** The page in the frame has its bar, so that it answers, or the frame gave way to the sentence about the file. */
const settled = async () => {
  const said = page.getByText(/不能在这里预览|文件可能已损坏/)
  const bar = page.frameLocator(page.getByTitle('文件.pdf 预览')).getByRole('button', { name: '放大' })
  await Promise.any([expect.element(said).toBeVisible(), bar.click({ timeout: 10_000 })])
}

it('a PDF whose scripts would run by themselves is shown, and none runs', async () => {
  const told: unknown[] = []
  const onMessage = ({ data }: MessageEvent<unknown>) => void told.push(data)
  window.addEventListener('message', onMessage)
  try {
    await show(scriptedPdf("app.alert\\(1\\);this.parent&&parent.postMessage\\('script ran','*'\\);"))
    await seePdf(page.elementLocator(document.body), 'HLJ')
    // What ran late would have said so by now.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(told).not.toContain('script ran')
  } finally {
    window.removeEventListener('message', onMessage)
  }
})

it.each([
  ['nested two hundred thousand deep', () => nestedPdf(200_000)],
  ['with a path of a million points', () => pointedPdf(1_000_000)]
])('a PDF %s never keeps the page around it from answering for a second', async (_, bytes) => {
  const made = bytes()
  const pause = await longestPause(async () => {
    await show(made)
    await settled()
  })
  expect(pause).toBeLessThan(1_000)
})
