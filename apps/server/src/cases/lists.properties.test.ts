/**
 * What departments and applicants do with several applications at once (办件分组与合计): whatever the lifecycle allows, in any order, each list of the owner
 * holds exactly the applications that stand so, its sums are those of the lists, and what waits for a correction stands on top.
 */
import { awaitsCorrection, outcomeOf } from '@ljonething/domain/cases/caseStatus'
import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import { stepOf } from '@ljonething/domain/testing/stepOf'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApplicationLists } from '../applications/ApplicationLists.ts'
import { prepareNewborn, submitPayload } from '../testing/newbornSubmission.ts'
import { useTestServer } from '../testing/server.ts'
import { loginAs } from '../testing/TestCaller.ts'
import { Cases } from './Cases.ts'

const server = useTestServer({ DEPARTMENT_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'Fatal' })

const groups: readonly CaseGroup[] = ['inProgress', 'notPassed', 'success']
/** What goes on and was refused in part stands in two. */
const standsIn: Readonly<Record<CaseGroup, (statuses: readonly number[]) => boolean>> = {
  inProgress: (statuses) => statuses.some((status) => outcomeOf(status) === 'open'),
  notPassed: (statuses) =>
    statuses.some((status) => outcomeOf(status) === 'refused') || statuses.every((status) => outcomeOf(status) === 'withdrawn'),
  success: (statuses) => !standsIn.inProgress(statuses) && !standsIn.notPassed(statuses)
}
const applications = 4
const all = { offset: 0, limit: 50 }

it('the lists of a person and their sums are what a model says after every step of several applications', async () => {
  const mother = await loginAs(server.url, '周晓岚')
  const model = new Map<string, Map<string, number>>()
  const caseNos: string[] = []
  for (let n = 0; n < applications; n += 1) {
    const payload = submitPayload(await prepareNewborn(mother), `lists-model-${n}`)
    const { applyNo, items } = await mother.call((client) => client.oneThingSubmit.submitSx({ payload }))
    model.set(applyNo, new Map(items.map((item) => [item.applyNo, 1])))
    caseNos.push(...items.map((item) => item.applyNo))
  }
  const statusesOf = (applyNo: string) => [...(model.get(applyNo)?.values() ?? [])]
  const inGroup = (group: CaseGroup) => [...model.keys()].filter((applyNo) => standsIn[group](statusesOf(applyNo)))
  const [walk = []] = fc.sample(fc.array(fc.record({ at: fc.nat(), choice: fc.nat(20) }), { minLength: 90, maxLength: 90 }), {
    numRuns: 1,
    seed: 23
  })
  const reached = new Set<string>()
  await server.run(
    Effect.gen(function* () {
      const cases = yield* Cases
      const lists = yield* ApplicationLists
      const sql = yield* SqlClient.SqlClient
      const [owner] = yield* sql<{ owner: string }>`SELECT owner FROM application LIMIT 1`
      const viewer = { userId: owner?.owner ?? '' }
      for (const { at, choice } of walk) {
        const caseNo = caseNos[at % caseNos.length] ?? ''
        const [stored] = yield* cases.named([caseNo])
        const step = stored && stepOf(stored.current, choice, new Date(0).toISOString())
        if (stored === undefined || step === undefined) continue
        expect((yield* cases.act(caseNo, step.action)).ok).toBe(true)
        model.get(stored.applyNo)?.set(caseNo, step.after.status)
        for (const group of groups) if (inGroup(group).length > 0) reached.add(group)

        const everything = yield* lists.list(viewer, all)
        expect(everything.counts).toEqual({
          all: applications,
          ...Object.fromEntries(groups.map((group) => [group, inGroup(group).length]))
        })
        for (const group of groups) {
          const { rows, total } = yield* lists.list(viewer, { ...all, group })
          expect([group, total, rows.map(({ applyNo }) => applyNo).toSorted()]).toEqual([group, rows.length, inGroup(group).toSorted()])
        }
        const asked = [...model.keys()].filter((applyNo) => statusesOf(applyNo).some(awaitsCorrection))
        const { rows: waiting } = yield* lists.list(viewer, { ...all, group: 'waiting' })
        expect(
          waiting
            .slice(0, asked.length)
            .map(({ applyNo }) => applyNo)
            .toSorted()
        ).toEqual(asked.toSorted())
        expect(new Set(waiting.map(({ applyNo }) => applyNo)).size).toBe(waiting.length)
        const replayed = yield* cases.ofApplications([stored.applyNo])
        expect(replayed.map(({ caseNo: no, current }) => [no, current.status])).toEqual([...(model.get(stored.applyNo) ?? [])])
      }
    }).pipe(Effect.orDie)
  )
  expect([...reached].toSorted()).toEqual(expect.arrayContaining(['inProgress', 'notPassed']))
})
