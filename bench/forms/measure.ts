/** One round of one contender (一轮测量): a fresh page, mounted, typed into, checked, corrected. */
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { locale } from '../portal/chromium.ts'
import type { Contender } from './pages/contender.ts'
import { mainThread } from './thread.ts'
import { letters, typeLetters } from './typing.ts'

declare const contender: Contender

export interface Round {
  readonly mount: number
  readonly keys: readonly number[]
  readonly validate: number
  /** The key after a failed check that rights the field. */
  readonly correct: number
  readonly heap: number
  /** KB of scripts that came. */
  readonly script: number
}

/** No step is ended because it is slow: how slow it is, is the question. */
const hangsAfterMs = 300_000

const firstField = '姓名1'

export const measureRound = async (browser: Browser, address: string, count: number, errors: number): Promise<Round> => {
  const context = await browser.newContext({ ...locale, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(hangsAfterMs)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    // Of a page that is closed before its time, the reason is told, not this.
    size.catch(() => undefined)
    scripts.push(size)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const thread = await mainThread(page)
  await thread.heap()
  const mount = await thread.during(() =>
    page.evaluate((fields) => contender.mount(document.querySelector('#root') ?? document.body, fields), count)
  )
  const heap = await thread.heap()

  const field = page.getByLabel(new RegExp(`^\\**\\s*${firstField}(?!\\d)`)).first()
  await field.focus()
  const keys = await typeLetters(thread)
  if ((await field.inputValue()) !== letters) problems.push(`${firstField} holds ${await field.inputValue()}`)
  await field.fill('')
  // As a press of a button does: a list of errors that comes late leaves the focus to the field it then goes to.
  await field.blur()
  const validate = await thread.during(() => page.evaluate(async () => void (await contender.validate())))
  const shown = await page.evaluate(() => document.querySelectorAll(contender.errors).length)
  if (shown !== errors) problems.push(`shows ${shown} errors instead of ${errors}`)
  await field.focus()
  // What a check of all fields leaves to be swept falls into this step or not, by chance.
  await thread.heap()
  const correct = await thread.during(() => thread.press('a'))
  const left = await page.evaluate(() => document.querySelectorAll(contender.errors).length)
  if (left !== errors - 1) problems.push(`shows ${left} errors after one was righted`)
  const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024
  await context.close()
  if (problems.length > 0) throw new Error(`${address} with ${count} fields: ${problems.join('; ')}`)
  return { mount, keys, validate, correct, heap, script }
}
