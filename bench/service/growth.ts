/**
 * What a page costs as the table grows (列表随总量的开销): the first page of one person's list and one detail, with 100, 10,000 and 100,000 applications
 * in the database, 100 of them the person's at every size. The ratio to the smallest table counts.
 */
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { asks, login, submissionsOf } from './handling.ts'
import { seed } from './lists.ts'
import { load, percentile } from './load.ts'
import type { Ask } from './load.ts'
import { newFolder, removeFolder, startService } from './runningService.ts'
import { openWire } from './wire.ts'

const sizes: readonly number[] = (process.env['GROWTH_SIZES'] ?? '100,10000,100000').split(',').map(Number)
const own = 100

export const growth = (): Report => ({
  title: 'List and detail as the table grows',
  print: async () => {
    const folder = newFolder()
    const service = await startService(folder)
    try {
      const wire = await openWire(service.database())
      const person = await login(service.url)
      const made = await submissionsOf(person, wire)
      await load(service.url, { callers: 1, seconds: 10, calls: 1 }, asks(await made.make(1)))
      await new Promise((passed) => setTimeout(passed, 20_000))
      const groups: readonly (readonly [string, (at: number) => Ask])[] = [
        ['list, first page', () => person.post('/ybsl/getOneThingList', { page: 1, size: 10, group: 'all' })],
        ['list, what waits', () => person.post('/ybsl/getOneThingList', { page: 1, size: 5, group: 'waiting' })],
        ['detail', (at) => person.get(`/ybsl/getOneThingDetail?applyNo=C${String(1 + (at % own)).padStart(7, '0')}`)]
      ]
      const first = new Map<string, number>()
      const lines: string[] = []
      let worst = 0
      let seeded = 0
      for (const size of sizes) {
        await seed(wire, { from: seeded + 1, to: size, own })
        seeded = size
        for (const [name, ask] of groups) {
          await load(service.url, { callers: 1, seconds: 1 }, ask)
          const run = await load(service.url, { callers: 1, seconds: 4 }, ask)
          const p50 = percentile(run.times, 0.5)
          const ratio = p50 / (first.get(name) ?? p50)
          if (!first.has(name)) first.set(name, p50)
          worst = Math.max(worst, ratio)
          lines.push(
            `  ${size.toLocaleString('en').padStart(8)}  ${name.padEnd(18)} p50 ${p50.toFixed(1).padStart(6)} ms   × ${ratio.toFixed(2)}`,
            ...refusals(name, run)
          )
        }
      }
      wire.close()
      return [
        `A page as the table grows, ${own} applications of the person in each (one caller)`,
        ...lines,
        goal('the worst page, as many times the one of the smallest table', worst, { atMost: 1.5 }),
        ''
      ].join('\n')
    } finally {
      await service.stop()
      removeFolder(folder)
    }
  }
})
