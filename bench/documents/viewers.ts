/**
 * The first page of a certificate on the screen (首页显示): the same certificate as a department issues it twice, as OFD by our own viewer and as PDF by
 * pdf.js, from the click on 预览 until the page is drawn, in Chromium. First with nothing loaded of either viewer, each in a browser of its own, then
 * again and again in one. The two take turns. Both files are in memory before: the portal shows a PDF certificate as the picture of it, and is given
 * the PDF itself in its place.
 */
import { bornOn, mother } from '@ljonething/e2e/data/newborn'
import { openHome } from '@ljonething/e2e/pages/home'
import { logIn } from '@ljonething/e2e/pages/login'
import { advance, openSandbox } from '@ljonething/e2e/pages/sandbox'
import { prepareNewborn, submitPayload } from '@ljonething/server/testing/newbornSubmission'
import { loginAs } from '@ljonething/server/testing/TestCaller'
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { Report } from '../harness/Report.ts'
import { chromiumSettings, locale } from '../portal/chromium.ts'
import { startProduct } from '../portal/product.ts'
import { goal } from '../service/goal.ts'
import { percentile } from '../service/load.ts'

const freshRounds = 7
const rounds = 15

/** Milliseconds for five departments to finish and issue what they give. */
const longestWait = 120_000

/** Times of pdf.js until its first page. */
const most = 1

const title = 'Viewers: the first page of a certificate, as OFD and as PDF'

const kinds = ['ofd', 'pdf'] as const
type Kind = (typeof kinds)[number]

/** Of the first certificate. */
const button = (page: Page, kind: Kind, what: '预览' | '下载' = '预览') =>
  page
    .getByRole('region', { name: /^办理结果：/ })
    .first()
    .getByRole('button', { name: new RegExp(`^${what} .*\\.${kind}$`) })
    .first()

const calls: Readonly<Record<Kind, RegExp>> = { ofd: /\/downloadMaterial/, pdf: /\/getCertificatePngByFile/ }

type Certificate = Readonly<Record<Kind, Buffer>>

const download = async (page: Page, kind: Kind): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, kind, '下载').click()])
  return readFile(await file.path())
}

const giveAtOnce = async (context: BrowserContext, certificate: Certificate) => {
  for (const kind of kinds)
    await context.route(calls[kind], (route) => route.fulfill({ contentType: 'application/octet-stream', body: certificate[kind] }))
}

/** The mother's application, with every matter finished; gives where it stands. */
const finish = async (page: Page, origin: string): Promise<string> => {
  const caller = await loginAs(origin, mother.name)
  const payload = submitPayload(await prepareNewborn(caller, `${bornOn} 10:20`), 'bench-viewers')
  const { applyNo } = await caller.call((client) => client.oneThingSubmit.submitSx({ payload }))
  await openHome(page)
  await logIn(page, mother.name)
  await openSandbox(page)
  await advance(page, '60 天')
  const details = `doThing/oneThingDetails?applyNo=${applyNo}`
  const end = Date.now() + longestWait
  for (;;) {
    await page.goto(details)
    const isThere = await button(page, 'ofd')
      .waitFor({ timeout: 3_000 })
      .then(
        () => true,
        () => false
      )
    if (isThere) return details
    if (Date.now() > end) throw new Error('no certificate was issued')
  }
}

/** Until the page stands on its canvas. The two windows share the clock of the machine, whose turn is told by every frame drawn. */
const drawnAt: Readonly<Record<Kind, (page: Page) => Promise<number>>> = {
  ofd: async (page) => {
    const drawn = await page.waitForFunction(
      () => document.querySelector('figure[aria-busy=false] canvas') !== null && Date.now(),
      undefined,
      {
        polling: 'raf'
      }
    )
    return Number(await drawn.jsonValue())
  },
  pdf: async (page) =>
    page
      .frameLocator('iframe[title$="预览"]')
      .locator('body')
      .evaluate(
        (body) =>
          new Promise<number>((drawn) => {
            const look = () => {
              if (body.querySelector('[role=img] canvas') === null) requestAnimationFrame(look)
              else drawn(Date.now())
            }
            look()
          })
      )
}

const open = async (page: Page, kind: Kind): Promise<number> => {
  const clicked = await button(page, kind).evaluate((element) => {
    const now = Date.now()
    if (element instanceof HTMLElement) element.click()
    return now
  })
  const taken = (await drawnAt[kind](page)) - clicked
  await page.getByRole('button', { name: '关闭预览' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return taken
}

const turns = async (count: number, take: (kind: Kind) => Promise<number>) => {
  const times = { ofd: [] as number[], pdf: [] as number[] }
  for (let round = 0; round < count; round += 1) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) times[kind].push(await take(kind))
  }
  for (const list of Object.values(times)) list.sort((a, b) => a - b)
  return times
}

const line = (name: string, times: readonly number[], peer: readonly number[]) => {
  const median = percentile(times, 0.5)
  const cells = [median.toFixed(0), percentile(times, 0.95).toFixed(0), (median / percentile(peer, 0.5)).toFixed(2)]
  return `  ${name.padEnd(36)}${cells.map((text) => text.padStart(10)).join('')}`
}

const compare = async (browser: Browser, address: string): Promise<string> => {
  const settings = { ...locale, baseURL: address, viewport: { width: 1440, height: 900 } }
  const context = await browser.newContext(settings)
  const page = await context.newPage()
  const details = await finish(page, new URL(address).origin)
  const certificate = { ofd: await download(page, 'ofd'), pdf: await download(page, 'pdf') }
  await giveAtOnce(context, certificate)
  const storageState = await context.storageState()
  const fresh = await turns(freshRounds, async (kind) => {
    const alone = await browser.newContext({ ...settings, storageState })
    await giveAtOnce(alone, certificate)
    const own = await alone.newPage()
    await own.goto(details)
    await button(own, kind).waitFor()
    const taken = await open(own, kind)
    await alone.close()
    return taken
  })
  for (const kind of kinds) await open(page, kind)
  const again = await turns(rounds, (kind) => open(page, kind))
  const ratio = percentile(again.ofd, 0.5) / percentile(again.pdf, 0.5)
  const freshRatio = percentile(fresh.ofd, 0.5) / percentile(fresh.pdf, 0.5)
  return [
    title,
    `  ${''.padEnd(36)}${['ms', 'p95 ms', '× pdf.js'].map((text) => text.padStart(10)).join('')}`,
    line('first: PDF by pdf.js', fresh.pdf, fresh.pdf),
    line('first: OFD by our viewer', fresh.ofd, fresh.pdf),
    line('again: PDF by pdf.js', again.pdf, again.pdf),
    line('again: OFD by our viewer', again.ofd, again.pdf),
    goal('OFD, times pdf.js, first', freshRatio, { atMost: most }),
    goal('OFD, times pdf.js, again', ratio, { atMost: most }),
    ''
  ].join('\n')
}

const print = async (): Promise<string> => {
  const product = await startProduct()
  const browser = await chromium.launch(chromiumSettings())
  try {
    return await compare(browser, product.address)
  } finally {
    await browser.close()
    await product.stop()
  }
}

export const viewers = (): Report => ({ title, print })
