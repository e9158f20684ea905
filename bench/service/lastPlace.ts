/** The last place (最后一个号源): fifty people, each with a login of their own, press at once for the one place that is left, again and again. */
import type { Report } from '../harness/Report.ts'
import { goal } from './goal.ts'
import { login } from './handling.ts'
import { percentile } from './load.ts'
import { newFolder, removeFolder, startService } from './runningService.ts'
import { openWire } from './wire.ts'

const scene = 'HLJYJS0005'
const office = 'YYJH232761'
const people = 50
const rounds = 12
const slots = ['0830', '0930', '1030', '1330', '1430', '1530']

interface Day {
  readonly date: string
  readonly open: boolean
  readonly left: number
}

export const lastPlace = (): Report => ({
  title: 'Fifty people for the last place',
  print: async () => {
    const folder = newFolder()
    const service = await startService(folder)
    try {
      const wire = await openWire(service.database())
      await wire.query(`
        INSERT INTO sandbox_person (person_id, position, user_info, facts)
        SELECT 'B' || n, 1000 + n, jsonb_set(user_info, '{userId}', to_jsonb('B' || n)), facts
        FROM sandbox_person, generate_series(1, ${people}) n WHERE person_id = 'P010'`)
      const logins = []
      for (let at = 1; at <= people; at += 1) logins.push(await login(service.url, `B${at}`))
      const [first] = logins
      if (first === undefined) throw new Error('nobody is logged in')
      const { days } = await first.call<{ days: readonly Day[] }>(first.post('/marriage/appointOrganizationConfigure', { orgCode: office }))
      const free = days.slice(1).filter(({ open }) => open)
      const winners: number[] = []
      const others: number[] = []
      const times: number[] = []
      const slowest: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const date = free[Math.floor(round / slots.length)]?.date ?? ''
        const slot = slots[round % slots.length] ?? ''
        await wire.query(`
          INSERT INTO booking (booking_id, owner, client_key, scene_code, state, org_code, day, slot, place, held_until, changed_at)
          SELECT '${date} ${slot} ' || n, 'full', '${date} ${slot} ' || n, '${scene}', 'booked', '${office}', '${date}', '${slot}', n, now(), now()
          FROM generate_series(1, 3) n`)
        const from = performance.now()
        const answers = await Promise.all(
          logins.map(async (person) => {
            const { method, path, headers, body } = person.post('/booking/hold', {
              clientKey: `bench-${round}`,
              ...{ sceneid: scene, orgCode: office, date, slot }
            })
            const response = await fetch(`${service.url}${path}`, { method, headers, body: new Uint8Array(body ?? []) })
            const text = await response.text()
            if (round > 0) times.push(performance.now() - from)
            return { isHeld: response.ok, isFull: text.includes('"reason":"full"') }
          })
        )
        if (round > 0) slowest.push(performance.now() - from)
        winners.push(answers.filter(({ isHeld }) => isHeld).length)
        others.push(answers.filter(({ isFull }) => isFull).length)
      }
      wire.close()
      const sorted = times.toSorted((a, b) => a - b)
      const exact = winners.filter((count, at) => count === 1 && others[at] === people - 1).length
      return [
        `Fifty people for the last place (${rounds} rounds, each another slot, the first to warm up; one holds it, forty-nine hear that it is gone)`,
        `  an answer  p50 ${percentile(sorted, 0.5).toFixed(0)} ms   p99 ${percentile(sorted, 0.99).toFixed(0)} ms   all fifty in ${Math.max(...slowest).toFixed(0)} ms at most`,
        goal('rounds with exactly one holder', exact, { atLeast: rounds }),
        goal('all fifty answered', Math.max(...slowest), { atMost: 1_000 }, ' ms'),
        ''
      ].join('\n')
    } finally {
      await service.stop()
      removeFolder(folder)
    }
  }
})
