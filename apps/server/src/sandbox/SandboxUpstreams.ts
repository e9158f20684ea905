/**
 * How the outside systems that the sandbox stands for misbehave (沙箱故障开关): each is fine until the sandbox page says otherwise. Read once and kept
 * until it changes, as every question asks for it.
 */
import type { UpstreamMode } from '@ljonething/api/sandbox/SandboxApi'
import { outsideSystems } from '@ljonething/domain/registers/registers'
import type { System } from '@ljonething/domain/registers/registers'
import { faceSystem, sealSystem } from '@ljonething/domain/signing/sealSystem'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { keptUntilSignal } from '../platform/keptUntilSignal.ts'
import { Signals } from '../platform/Signals.ts'

const changedTopic = 'sandbox-upstreams'

/** Every system that can misbehave: the registers, the seal centre and face recognition. */
export const upstreamSystems = [...outsideSystems, sealSystem, faceSystem]

export type UpstreamSystem = System | (typeof sealSystem | typeof faceSystem)['system']

export class SandboxUpstreams extends Context.Service<
  SandboxUpstreams,
  {
    /** Of those that are not fine. */
    readonly modes: Effect.Effect<ReadonlyMap<string, UpstreamMode>>
    readonly setMode: (system: UpstreamSystem, mode: UpstreamMode) => Effect.Effect<void>
    /** All are fine again. */
    readonly reset: Effect.Effect<void>
  }
>()('@ljonething/server/sandbox/SandboxUpstreams') {
  static readonly layer = Layer.effect(
    SandboxUpstreams,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const signals = yield* Signals
      const { get, forget } = yield* keptUntilSignal(
        changedTopic,
        Effect.map(
          Effect.orDie(sql<{ system: string; mode: UpstreamMode }>`SELECT system, mode FROM sandbox_upstream`),
          (rows) => new Map(rows.map(({ system, mode }) => [system, mode]))
        )
      )
      const changed = (change: Effect.Effect<unknown, unknown>) =>
        Effect.andThen(change, signals.publish(changedTopic)).pipe(sql.withTransaction, Effect.orDie, Effect.andThen(forget))

      return SandboxUpstreams.of({
        modes: get,
        setMode: (system, mode) =>
          changed(
            mode === 'fine'
              ? sql`DELETE FROM sandbox_upstream WHERE system = ${system}`
              : sql`INSERT INTO sandbox_upstream (system, mode) VALUES (${system}, ${mode}) ON CONFLICT (system) DO UPDATE SET mode = EXCLUDED.mode`
          ),
        reset: changed(sql`DELETE FROM sandbox_upstream`)
      })
    })
  )
}
