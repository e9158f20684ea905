/** Forms of 50, 300 and 1,000 fields (长表单), in rounds that go from one contender to the next. What is measured: README.md. */
import { chromium } from 'playwright'
import type { Report } from '../harness/Report.ts'
import { chromiumSettings } from '../portal/chromium.ts'
import { buildPages } from './build.ts'
import type { Listed } from './contenders.ts'
import { contenders } from './contenders.ts'
import { sectionsOf } from './pages/contender.ts'
import type { Round } from './measure.ts'
import { measureRound } from './measure.ts'
import { serve } from './serve.ts'
import { sizeTable, steadiness } from './longFormTable.ts'
import type { Measured } from './longFormTable.ts'

const rounds = Number(process.env['FORMS_ROUNDS'] ?? 3)
const sizes = (process.env['FORMS_SIZES'] ?? '50,300,1000').split(',').map(Number)
const wanted = (process.env['FORMS_ONLY'] ?? '').split(',')
const taking = contenders.filter(({ page }) => wanted.join('') === '' || wanted.some((name) => page.startsWith(`${name}.`)))

const requiredOf = (count: number) => sectionsOf(count).flatMap(({ fields }) => fields.filter(({ required }) => required)).length

const measure = async (): Promise<string> => {
  const built = await buildPages(taking.map(({ page }) => page))
  const server = await serve(built.folder)
  const browser = await chromium.launch({ ...chromiumSettings(), args: [...chromiumSettings().args, '--force-color-profile=srgb'] })
  const found = new Map<number, Map<Listed, Round[]>>(sizes.map((size) => [size, new Map(taking.map((each) => [each, []]))]))
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const size of sizes) {
        for (let at = 0; at < taking.length; at += 1) {
          const contender = taking[(at + round) % taking.length]
          if (contender === undefined) continue
          const address = `${server.address}${contender.page.replace(/\.[jt]sx?$/, '')}/`
          found
            .get(size)
            ?.get(contender)
            ?.push(await measureRound(browser, address, size, requiredOf(size)))
        }
      }
    }
  } finally {
    await browser.close()
    await server.stop()
    await built.remove()
  }
  const measured = sizes.map((size): readonly [number, readonly Measured[]] => [
    size,
    [...(found.get(size) ?? [])].map(([listed, of]) => ({ listed, rounds: of }))
  ])
  return [...measured.map(([size, of]) => sizeTable(size, of)), steadiness(measured)].join('\n')
}

export const longForms = (): Report => ({ title: 'Long forms', print: measure })
