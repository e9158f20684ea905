/** One round of one tree (一轮测量): a fresh page, made ready, closed and opened, a branch opened, a word looked for. */
import { locale } from '../portal/chromium.ts'
import type { Opened } from './inRounds.ts'
import type { TreeContender } from './pages/treeContender.ts'
import type { SampleTree } from './sampleTrees.ts'
import { mainThread } from './thread.ts'

declare const contender: TreeContender
declare let travelled: string

export interface TreeRound {
  /** From the text that travelled until the tree is drawn. */
  readonly ready: number
  readonly open: number
  readonly expand: number
  readonly filter: number
  readonly heap: number
}

export const measureTree = async ({ browser, address, size }: Opened, { firstChild, rare }: SampleTree): Promise<TreeRound> => {
  const context = await browser.newContext({ ...locale, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(async (count) => {
    const answer = await fetch(`../trees/${count}.${contender.text}`)
    travelled = await answer.text()
  }, size)
  const shows = async (part: string, text: string) => {
    const lines = await page.evaluate(() =>
      Array.from(document.querySelectorAll(contender.lines), (line) => (line.checkVisibility() ? line.textContent : ''))
    )
    if (!lines.some((line) => line.includes(text))) problems.push(`${part} does not show ${text}`)
  }
  const thread = await mainThread(page)
  await thread.heap()
  const ready = await thread.during(() =>
    page.evaluate(() => {
      const text = travelled
      travelled = ''
      contender.ready(text)
    })
  )
  await shows('ready', '')
  const heap = await thread.heap()
  await page.evaluate(() => contender.show(false))
  const open = await thread.during(() => page.evaluate(() => contender.show(true)))
  await shows('open', '')
  const { x, y } = await page.evaluate(() => {
    const box = document.querySelector(contender.opener)?.getBoundingClientRect()
    return { x: (box?.left ?? 0) + (box?.width ?? 0) / 2, y: (box?.top ?? 0) + (box?.height ?? 0) / 2 }
  })
  await page.mouse.move(x, y)
  const expand = await thread.during(() => page.mouse.click(x, y))
  await shows('expand', firstChild)
  await page.focus(await page.evaluate(() => contender.search))
  const filter = await thread.during(() => page.keyboard.insertText(rare))
  await shows('filter', rare)
  await context.close()
  if (problems.length > 0) throw new Error(`${address} with ${size} nodes: ${problems.join('; ')}`)
  return { ready, open, expand, filter, heap }
}
