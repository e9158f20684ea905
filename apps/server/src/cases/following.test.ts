/** What departments and applicants do, through the service (办件流转): log, state and what lists keep stay consistent, whatever is allowed. */
import { applicationStanding } from '@ljonething/domain/cases/application'
import { awaitsCorrection } from '@ljonething/domain/cases/caseStatus'
import { advanceCase } from '@ljonething/domain/cases/lifecycle'
import type { Case } from '@ljonething/domain/cases/lifecycle'
import { isWaiting } from '@ljonething/domain/cases/needs'
import { stepOf } from '@ljonething/domain/testing/stepOf'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { Cases } from './Cases.ts'

const server = useTestServer({ DEPARTMENT_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'Fatal' })

const given = [{ value: 'citizenId', text: '23019919930412002X' }] as const

interface Kept {
  readonly status: number
  readonly standing: string
  readonly awaitsCorrection: boolean
  readonly actions: number
  readonly waits: boolean
  readonly isHeld: boolean
}

it('the log replayed is the case, and status, group and what awaits a correction follow it after every step', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const steps = fc.array(fc.record({ matter: fc.nat(4), choice: fc.nat(20) }), { minLength: 20, maxLength: 30 })
  const [one, two, three] = fc.sample(steps, { numRuns: 3, seed: 7 })
  for (const [run, walk] of [one, two, three].entries()) {
    const payload = submitPayload(await prepareNewborn(mother), `following-run-${run}`)
    const { applyNo, items } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
    const at = new Date().toISOString()
    const walked = await server.run(
      Effect.gen(function* () {
        const cases = yield* Cases
        const sql = yield* SqlClient.SqlClient
        const seen: (readonly [readonly Case[], readonly Kept[]])[] = []
        for (const { matter, choice } of walk ?? []) {
          const caseNo = items[matter]?.applyNo ?? ''
          const [stored] = yield* cases.named([caseNo])
          const chosen = stored && stepOf(stored.current, choice, at)?.action
          if (stored === undefined || chosen === undefined) continue
          const action = chosen.kind === 'move' && chosen.to === 11 ? { ...chosen, given } : chosen
          const after = advanceCase(stored.current, action)
          expect(yield* cases.act(caseNo, action)).toEqual(after)
          expect(yield* cases.act(caseNo, action)).toEqual(after)
          const all = yield* cases.ofApplications([applyNo])
          const kept = yield* sql<Kept>`
            SELECT c.status, c.waits, d.state = 'held' AS is_held, a.standing, a.awaits_correction, (SELECT count(*)::int FROM case_action l WHERE l.case_no = c.case_no) AS actions
            FROM handling_case c JOIN application a ON a.apply_no = c.apply_no JOIN delivery d ON d.case_no = c.case_no WHERE c.apply_no = ${applyNo} ORDER BY c.position`
          seen.push([all.map(({ current }) => current), kept])
        }
        return seen
      }).pipe(Effect.orDie)
    )
    expect(walked.length).toBeGreaterThan(4)
    for (const [all, kept] of walked) {
      const statuses = all.map(({ status }) => status)
      expect(kept.map(({ status }) => status)).toEqual(statuses)
      expect(kept.map(({ actions }) => actions)).toEqual(all.map(({ log }) => log.length))
      expect(kept.map(({ waits }) => waits)).toEqual(all.map(isWaiting))
      expect(kept.map(({ isHeld }) => isHeld)).toEqual(all.map(isWaiting))
      expect(new Set(kept.map(({ standing }) => standing))).toEqual(new Set([applicationStanding(statuses)]))
      expect(new Set(kept.map((row) => row.awaitsCorrection))).toEqual(new Set([statuses.some(awaitsCorrection)]))
    }
  }
})
