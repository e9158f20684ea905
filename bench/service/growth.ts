/**
 * What a page costs as the table grows (列表随总量的开销): the first page of one person's list, what waits for them, and details, with 100, 10,000 and
 * 100,000 applications in the database, 100 of them the person's at every size. Beside the times stand the pages of the database that a call looks
 * at: they are work, which no other load on the machine changes.
 */
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { load, percentile } from './load.ts'
import type { Ask } from './load.ts'
import { numberOfCopy, seed, submitOriginal } from './seed.ts'
import type { Wire } from './wire.ts'
import { withService } from './withService.ts'

const sizes: readonly number[] = (process.env['GROWTH_SIZES'] ?? '100,10000,100000').split(',').map(Number)
const own = 100
const warmUp = { callers: 1, seconds: 1 }
const measured = { callers: 1, seconds: 4 }
/** In the smallest table every index is a single page; a level more doubles what is looked at to find a row. */
const deeperIndexes = 2
/** An idle connection has told all it did after ten seconds. */
const toldAfterMs = 11_000

const pagesSoFar = async (wire: Wire): Promise<number> => {
  await new Promise((passed) => setTimeout(passed, toldAfterMs))
  const [[pages] = []] = await wire.query(`SELECT blks_hit + blks_read FROM pg_stat_database WHERE datname = current_database()`)
  return Number(pages)
}

interface Cost {
  readonly p50: number
  readonly pages: number
}

export const growth = (): Report => ({
  title: 'List and detail as the table grows',
  print: () =>
    withService(async (ready) => {
      const { service, wire, person } = ready
      await submitOriginal(ready)
      const groups: readonly (readonly [string, (at: number) => Ask])[] = [
        ['list, first page', () => person.post('/ybsl/getOneThingList', { page: 1, size: 10, group: 'all' })],
        ['list, what waits', () => person.post('/ybsl/getOneThingList', { page: 1, size: 5, group: 'waiting' })],
        ['detail', (at) => person.get(`/ybsl/getOneThingDetail?applyNo=${numberOfCopy(1 + (at % own))}`)]
      ]
      const first = new Map<string, Cost>()
      const lines: string[] = []
      const worst = { p50: 0, pages: 0 }
      let seeded = 0
      for (const size of sizes) {
        await seed(wire, { from: seeded + 1, to: size, own })
        seeded = size
        let before = await pagesSoFar(wire)
        for (const [name, ask] of groups) {
          const warm = await load(service.url, warmUp, ask)
          const run = await load(service.url, measured, ask)
          const after = await pagesSoFar(wire)
          const cost = { p50: percentile(run.times, 0.5), pages: (after - before) / (warm.answered + run.answered) }
          before = after
          const smallest = first.get(name) ?? cost
          first.set(name, smallest)
          const ratio = { p50: cost.p50 / smallest.p50, pages: cost.pages / smallest.pages }
          worst.p50 = Math.max(worst.p50, ratio.p50)
          worst.pages = Math.max(worst.pages, ratio.pages)
          lines.push(
            `  ${size.toLocaleString('en').padStart(8)}  ${name.padEnd(18)} p50 ${cost.p50.toFixed(1).padStart(6)} ms  × ${ratio.p50.toFixed(2)}   ` +
              `pages ${cost.pages.toFixed(0).padStart(6)}  × ${ratio.pages.toFixed(2)}`,
            ...refusals(name, run)
          )
        }
      }
      return [
        `A page as the table grows, ${own} applications of the person in each (one caller)`,
        ...lines,
        goal('p50 of the worst, as many times the one of the smallest table', worst.p50, { atMost: 1.5 }),
        goal('pages of the database a call looks at, likewise', worst.pages, { atMost: deeperIndexes }),
        ''
      ].join('\n')
    })
})
