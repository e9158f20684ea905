/** Lists and details (列表与详情) with 100,000 applications of five matters, 10,000 of them one person's: how long they take, in every group. */
import type { Report } from '../harness/Report.ts'
import { goal, refusals } from './goal.ts'
import { load, percentile } from './load.ts'
import type { Ask } from './load.ts'
import { numberOfCopy, seed, submitOriginal } from './seed.ts'
import { withService } from './withService.ts'

const all = 100_000
const own = 10_000
const callers = 4
const secondsOfGroup = 4

export const lists = (): Report => ({
  title: 'Lists and details with 100,000 applications',
  print: () =>
    withService(async (ready) => {
      const { service, wire, person } = ready
      await submitOriginal(ready)
      const from = performance.now()
      await seed(wire, { from: 1, to: all, own })
      const seeded = (performance.now() - from) / 1000
      const list = (group: string, page: number): Ask => person.post('/ybsl/getOneThingList', { page, size: 10, group })
      const groups: readonly (readonly [string, (at: number) => Ask])[] = [
        ...['all', 'inProgress', 'notPassed', 'success'].flatMap((group) => [
          [`list ${group}, first page`, () => list(group, 1)] as const,
          [`list ${group}, some page`, (at: number) => list(group, 1 + ((at * 37) % 330))] as const
        ]),
        ['list by name', () => person.post('/ybsl/getOneThingList', { page: 1, size: 10, group: 'all', keyword: '新生儿' })],
        ['sandbox state', () => person.get('/sandbox/state')],
        ['detail', (at) => person.get(`/ybsl/getOneThingDetail?applyNo=${numberOfCopy(1 + ((at * 7_919) % own))}`)]
      ]
      const lines: string[] = []
      let worst = 0
      for (const [name, ask] of groups) {
        await load(service.url, { callers, seconds: 1 }, ask)
        const run = await load(service.url, { callers, seconds: secondsOfGroup }, ask)
        const p99 = percentile(run.times, 0.99)
        worst = Math.max(worst, p99)
        const spent = `p50 ${percentile(run.times, 0.5).toFixed(0).padStart(4)} ms   p99 ${p99.toFixed(0).padStart(4)} ms`
        lines.push(`  ${name.padEnd(30)} ${spent}   ${run.perSecond.toFixed(0).padStart(5)} per s`, ...refusals(name, run))
      }
      return [
        `Lists and details with ${all.toLocaleString('en')} applications, ${own.toLocaleString('en')} of them the person's (${callers} callers; seeded in ${seeded.toFixed(0)} s)`,
        ...lines,
        goal('p99 in every group', worst, { atMost: 200 }, ' ms'),
        ''
      ].join('\n')
    })
})
