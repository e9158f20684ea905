/** What each screen weighs in a real browser with a cold cache (每页体积). */
import { scriptAfterHome, visit } from '@ljonething/e2e/visit'
import type { Visit } from '@ljonething/e2e/visit'
import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions } from 'playwright'
import type { Report } from '../harness/Report.ts'
import { chromiumSettings, locale } from './chromium.ts'
import { startProduct } from './product.ts'
import { allScreens, fillDraft, homeScreen } from './screens.ts'
import type { Screen } from './screens.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const coldVisit = async (browser: Browser, address: string, options: BrowserContextOptions): Promise<Visit> => {
  const context = await browser.newContext({ ...locale, ...options })
  const seen = await visit(await context.newPage(), address)
  await context.close()
  return seen
}

const more = async (browser: Browser, address: string, path: string, options: BrowserContextOptions): Promise<number> => {
  const context = await browser.newContext({ ...locale, viewport: wide, ...options })
  const bytes = await scriptAfterHome(await context.newPage(), address + homeScreen.path, address + path)
  await context.close()
  return bytes
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1)

interface Weighed {
  readonly screen: Screen
  readonly seen: Visit
  readonly phone: Visit
  /** Gzip bytes of JavaScript beyond home, for a person who comes from there. */
  readonly more: number
}

const columns = ['JS drawn', 'JS all', 'JS more', 'CSS', 'data', 'all KB', 'drawn', 'requests', 'ms', 'shift 1440', 'shift 390']
const cells = ({ seen: at, phone, more }: Weighed) => [
  kb(at.scriptUntilDrawn),
  kb(at.script),
  kb(more),
  kb(at.style),
  kb(at.data),
  kb(at.total),
  String(at.requestsUntilDrawn),
  String(at.requests),
  at.drawnMs.toFixed(0),
  at.shift.toFixed(3),
  phone.shift.toFixed(3)
]

const row = (name: string, texts: readonly string[]) => `  ${name.padEnd(18)}${texts.map((text) => text.padStart(11)).join('')}`

const reached = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')

const goals = (rows: readonly Weighed[]) => {
  const home = rows.find(({ screen }) => screen === homeScreen)?.seen
  if (home === undefined) return []
  const heaviest = Math.max(...rows.map(({ more }) => more))
  const shift = Math.max(...rows.flatMap(({ seen, phone }) => [seen.shift, phone.shift]))
  return [
    `  goal: home ≤ 150 KB JavaScript until drawn: ${kb(home.scriptUntilDrawn)} ${reached(home.scriptUntilDrawn <= 150 * 1024)}`,
    `  goal: home ≤ 12 requests until drawn: ${home.requestsUntilDrawn} ${reached(home.requestsUntilDrawn <= 12)}`,
    `  goal: every further screen ≤ 60 KB more, coming from home: ${kb(heaviest)} ${reached(heaviest <= 60 * 1024)}`,
    `  goal: layout shift ≤ 0.02: ${shift.toFixed(3)} ${reached(shift <= 0.02)}`
  ]
}

const measure = async (): Promise<string> => {
  const product = await startProduct()
  const browser = await chromium.launch(chromiumSettings())
  try {
    const prepared = await browser.newContext({ ...locale, baseURL: product.address, viewport: wide })
    const draft = await fillDraft(await prepared.newPage())
    const storageState = await prepared.storageState()
    const rows: Weighed[] = []
    for (const screen of allScreens(draft)) {
      const as = screen.loggedIn ? { storageState } : {}
      const address = product.address + screen.path
      rows.push({
        screen,
        seen: await coldVisit(browser, address, { ...as, viewport: wide }),
        phone: await coldVisit(browser, address, { ...as, viewport: narrow }),
        more: screen === homeScreen ? 0 : await more(browser, product.address, screen.path, as)
      })
    }
    return [weightsTitle, row('', columns), ...rows.map((weighed) => row(weighed.screen.name, cells(weighed))), ...goals(rows), ''].join(
      '\n'
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

const weightsTitle = 'Screens: KB (JavaScript as gzip, the rest as transferred), requests, layout shift; cold, 10 Mbit/s'

export const weights = (): Report => ({ title: weightsTitle, print: measure })
