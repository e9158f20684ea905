/** The sandbox's own service (沙箱): its people, its movable clock, how its departments and outside systems behave. */
import { Rejected } from '@ljonething/api/errors/errors'
import type { SandboxState, UpstreamMode } from '@ljonething/api/sandbox/SandboxApi'
import { Context, DateTime, Duration, Effect, Exit, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { isOpenSql } from '../cases/statusSql.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { deliveryTopic } from '../deliveries/Deliveries.ts'
import { storedUser } from '../identity/stored/storedUser.ts'
import { Clock } from '../platform/Clock.ts'
import { Signals } from '../platform/Signals.ts'
import { DepartmentModes } from './DepartmentModes.ts'
import type { DepartmentMode } from './departmentScript.ts'
import { SandboxRecords } from './SandboxRecords.ts'
import { departmentsTopic } from './SandboxDepartments.ts'
import type { SeededPerson } from './seed.ts'
import { SandboxUpstreams, upstreamSystems } from './SandboxUpstreams.ts'
import { registerRow } from './stored/registerRow.ts'

export class Sandbox extends Context.Service<
  Sandbox,
  {
    readonly people: Effect.Effect<readonly SeededPerson[]>
    readonly state: Effect.Effect<SandboxState>
    readonly advance: (minutes: number) => Effect.Effect<void>
    readonly setMode: (deptCode: string, mode: DepartmentMode) => Effect.Effect<void, Rejected>
    readonly setUpstream: (system: string, mode: UpstreamMode) => Effect.Effect<void, Rejected>
    readonly resetUpstreams: Effect.Effect<void>
  }
>()('@ljonething/server/sandbox/Sandbox') {
  static readonly layer = Layer.effect(
    Sandbox,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock
      const signals = yield* Signals
      const { scenes } = yield* Catalogue
      const departmentModes = yield* DepartmentModes
      const upstreams = yield* SandboxUpstreams
      yield* SandboxRecords
      const departments = new Map(
        scenes.flatMap(({ scene }) => scene.matters.map(({ deptCode, department }) => [deptCode, department] as const))
      )
      // Every page asks for the state, and counting costs more the more wait: one count serves all for a moment.
      const waitingNow = yield* Effect.cachedWithTTL(
        sql<{ deptCode: string; count: number }>`
          SELECT dept_code, count(*)::int AS count FROM handling_case WHERE status ${sql.literal(isOpenSql)} AND NOT waits GROUP BY dept_code`.pipe(
          Effect.orDie
        ),
        (exit) => (Exit.isSuccess(exit) ? '2 seconds' : 0)
      )
      const wake = Effect.all([signals.publish(departmentsTopic), signals.publish(deliveryTopic)], { discard: true })

      return Sandbox.of({
        people: Effect.gen(function* () {
          const rows = yield* Effect.orDie(
            sql<{ personId: string; userInfo: unknown; facts: unknown }>`
              SELECT person_id, user_info, facts FROM sandbox_person ORDER BY position`
          )
          const people = yield* Effect.forEach(rows, ({ personId, ...row }) =>
            Effect.all({ userInfo: storedUser.read(row.userInfo, personId), facts: registerRow.read(row.facts, personId) })
          )
          return people.flatMap(({ userInfo, facts }) => (userInfo === undefined || facts === undefined ? [] : [{ userInfo, facts }]))
        }),
        state: Effect.gen(function* () {
          const modes = yield* departmentModes.all
          const waiting = yield* waitingNow
          const upstreamModes = yield* upstreams.modes
          return {
            now: DateTime.formatIso(yield* clock.now),
            offsetMinutes: Math.round(Duration.toMinutes(yield* clock.offset)),
            departments: Array.from(departments, ([deptCode, department]) => ({
              deptCode,
              department,
              mode: modes.get(deptCode) ?? 'normal',
              waiting: waiting.find((row) => row.deptCode === deptCode)?.count ?? 0
            })),
            systems: upstreamSystems.map(({ system, label }) => ({ system, label, mode: upstreamModes.get(system) ?? 'fine' }))
          }
        }),
        advance: (minutes) => Effect.orDie(Effect.andThen(clock.advance(Duration.minutes(minutes)), wake)),
        setMode: (deptCode, mode) =>
          departments.has(deptCode)
            ? Effect.orDie(Effect.andThen(departmentModes.set(deptCode, mode), wake))
            : Effect.fail(new Rejected({ msg: '未查询到该部门' })),
        setUpstream: (name, mode) => {
          const found = upstreamSystems.find(({ system }) => system === name)
          return found === undefined ? Effect.fail(new Rejected({ msg: '未查询到该系统' })) : upstreams.setMode(found.system, mode)
        },
        resetUpstreams: upstreams.reset
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, DepartmentModes.layer, SandboxRecords.layer, SandboxUpstreams.layer]))
}
