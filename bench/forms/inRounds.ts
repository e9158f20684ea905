/** Measures pages in Chromium in rounds that go from one contender to the next (轮次), each round beginning with another one. */
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { chromiumSettings } from '../portal/chromium.ts'
import { buildPages } from './build.ts'
import type { Listed } from './contenders.ts'
import { serve } from './serve.ts'

export interface Measured<Round> {
  readonly listed: Listed
  readonly rounds: readonly Round[]
}

export type BySize<Round> = readonly (readonly [size: number, measured: readonly Measured<Round>[]])[]

export interface Asked {
  readonly taking: readonly Listed[]
  readonly sizes: readonly number[]
  readonly rounds: number
}

export interface Opened {
  readonly browser: Browser
  /** Of the page of the contender. */
  readonly address: string
  readonly listed: Listed
  readonly size: number
}

/** `prepare` puts what the pages ask for beside them. */
export const inRounds = async <Round>(
  { taking, sizes, rounds }: Asked,
  measure: (opened: Opened) => Promise<Round>,
  prepare: (folder: string) => Promise<void> = () => Promise.resolve()
): Promise<BySize<Round>> => {
  const built = await buildPages(taking.map(({ page }) => page))
  await prepare(built.folder)
  const server = await serve(built.folder)
  const browser = await chromium.launch({ ...chromiumSettings(), args: [...chromiumSettings().args, '--force-color-profile=srgb'] })
  const found = sizes.map((size) => [size, taking.map((listed): [Listed, Round[]] => [listed, []])] as const)
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [size, each] of found) {
        for (let at = 0; at < each.length; at += 1) {
          const [listed, of] = each[(at + round) % each.length] ?? []
          if (listed === undefined || of === undefined) continue
          const address = `${server.address}${listed.page.replace(/\.[jt]sx?$/, '')}/`
          of.push(await measure({ browser, address, listed, size }))
        }
      }
    }
  } finally {
    await browser.close()
    await server.stop()
    await built.remove()
  }
  return found.map(([size, each]) => [size, each.map(([listed, of]) => ({ listed, rounds: of }))])
}
