/** One round of one tree (一轮测量): a fresh page, made ready, closed and opened, a branch opened, a word looked for. */
import { locale } from '../portal/chromium.ts'
import type { Opened } from './inRounds.ts'
import type { TreeContender } from './pages/treeContender.ts'
import type { SampleTree } from './sampleTrees.ts'
import { median } from './samples.ts'
import { mainThread } from './thread.ts'

declare const contender: TreeContender
declare let travelled: string

export interface TreeRound {
  /** From the text that travelled until the tree is drawn. */
  readonly ready: number
  readonly open: number
  readonly expand: number
  /** A word that many names hold, of which the first are listed, and one that few do, looked for in all. */
  readonly filter: number
  readonly rareFilter: number
  readonly heap: number
}

/** Each step is done so often on a page, and the median counts: a first time says more of code that never ran than of a tree. */
const times = 5

const repeated = async (step: (time: number) => Promise<number>): Promise<number> => {
  const took: number[] = []
  for (let time = 0; time < times; time += 1) took.push(await step(time))
  return median(took)
}

export const measureTree = async ({ browser, address, size }: Opened, { branches, common, rare }: SampleTree): Promise<TreeRound> => {
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
  const open = await repeated(async () => {
    await page.evaluate(() => contender.show(false))
    const took = await thread.during(() => page.evaluate(() => contender.show(true)))
    await shows('open', '')
    return took
  })
  const expand = await repeated(async (time) => {
    const { x, y } = await page.evaluate((at) => {
      const opener = document.querySelectorAll(contender.opener)[contender.isClosable ? 0 : at]
      const { left, top, width, height } = opener?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    }, time)
    await page.mouse.move(x, y)
    const took = await thread.during(() => page.mouse.click(x, y))
    await shows('expand', branches[(await page.evaluate(() => contender.isClosable)) ? 0 : time] ?? '')
    if (await page.evaluate(() => contender.isClosable)) await page.mouse.click(x, y)
    return took
  })
  const search = await page.evaluate(() => contender.search)
  const typed = (word: string) =>
    repeated(async () => {
      await page.fill(search, '')
      await page.focus(search)
      const took = await thread.during(() => page.keyboard.insertText(word))
      await shows('filter', word)
      return took
    })
  const filter = await typed(common)
  const rareFilter = await typed(rare)
  await context.close()
  if (problems.length > 0) throw new Error(`${address} with ${size} nodes: ${problems.join('; ')}`)
  return { ready, open, expand, filter, rareFilter, heap }
}
