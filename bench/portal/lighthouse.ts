/** Lighthouse (手机预设, three runs each, the median) for home as a visitor, guide and form with a saved draft. */
import { chromium } from 'playwright'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Report } from '../harness/Report.ts'
import { chromiumSettings, locale, startChromium } from './chromium.ts'
import type { Product } from './product.ts'
import { freePort, startProduct } from './product.ts'
import type { Screen } from './screens.ts'
import { fillDraft, formScreen, guideScreen, homeScreen } from './screens.ts'

const command = resolve(import.meta.dirname, '../../node_modules/.bin/lighthouse')
const runs = 3

const categories = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100]
] as const
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface LighthouseReport {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>>
}

/** On a busy machine a trace is lost at times, and Lighthouse asks to be run again. */
const run = async (address: string, port: number): Promise<LighthouseReport> => {
  for (let lost = 0; lost < 3; lost += 1) {
    try {
      return await runOnce(address, port)
    } catch (error) {
      if (!String(error).includes('NO_NAVSTART')) throw error
    }
  }
  return runOnce(address, port)
}

const runOnce = async (address: string, port: number): Promise<LighthouseReport> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      command,
      address,
      `--port=${port}`,
      `--only-categories=${categories.map(([name]) => name).join(',')}`,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting'
    ],
    { maxBuffer: 64 * 1024 * 1024 }
  )
  return JSON.parse(stdout)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const row = (texts: readonly string[]) => `  ${texts.map((text, at) => (at === 0 ? text.padEnd(10) : text.padStart(16))).join('')}`

/** What cost points outside of performance, whose audits are told by the times. */
const faults = (report: LighthouseReport): readonly string[] =>
  categories
    .filter(([name]) => name !== 'performance')
    .flatMap(([name]) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `  ${id}: ${report.audits[id]?.title ?? ''}`)

const audited = async (name: string, address: string, port: number): Promise<readonly string[]> => {
  /** Browser and service have done once what they do the first time. */
  await run(address, port)
  const reports: LighthouseReport[] = []
  for (let count = 0; count < runs; count += 1) reports.push(await run(address, port))
  const scores = categories.map(([category]) => median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)))
  const numbers = audits.map((audit) => median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)))
  const isReached = scores.every((score, at) => score >= (categories[at]?.[1] ?? 100))
  return [
    row([name, ...scores.map((score) => score.toFixed(0)), ...numbers.map((value, at) => value.toFixed(at === 2 ? 3 : 0))]),
    ...reports.slice(0, 1).flatMap(faults),
    `  goal: ${name} ≥ ${categories.map(([, least]) => least).join(' / ')}: ${scores.map((score) => score.toFixed(0)).join(' / ')} ${isReached ? 'reached' : 'MISSED'}`
  ]
}

/** A person's browser with a saved draft; its profile keeps the login. */
const prepared = async (product: Product, profile: string): Promise<string> => {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumSettings(),
    ...locale,
    baseURL: product.address,
    viewport: { width: 1440, height: 900 }
  })
  try {
    return await fillDraft(await context.newPage())
  } finally {
    await context.close()
  }
}

const measure = async (): Promise<string> => {
  const product = await startProduct()
  const visitor = mkdtempSync(join(tmpdir(), 'ljonething-lighthouse-'))
  const person = mkdtempSync(join(tmpdir(), 'ljonething-lighthouse-'))
  const lines: string[] = []
  const audit = async (profile: string, screens: readonly Screen[]) => {
    const port = await freePort()
    const browser = await startChromium(profile, port)
    try {
      for (const { name, path } of screens) lines.push(...(await audited(name, product.address + path, port)))
    } finally {
      await browser.stop()
    }
  }
  try {
    await audit(visitor, [homeScreen])
    const draft = await prepared(product, person)
    await audit(person, [guideScreen(draft), formScreen(draft)])
    return [lighthouseTitle, row(['', ...categories.map(([name]) => name), 'LCP ms', 'blocked ms', 'shift']), ...lines, ''].join('\n')
  } finally {
    await product.stop()
    for (const profile of [visitor, person]) rmSync(profile, { recursive: true, force: true })
  }
}

const lighthouseTitle = 'Lighthouse, mobile, median of three runs'

export const lighthouse = (): Report => ({ title: lighthouseTitle, print: measure })
