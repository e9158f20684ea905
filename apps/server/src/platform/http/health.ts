/**
 * Health (健康检查): `/healthz` says the process lives; `/readyz` that the database and the object store answer (503 with the names of those that do
 * not).
 */
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { ObjectStore } from '../ObjectStore.ts'

const alive = HttpServerResponse.jsonUnsafe({ status: 'ok' })

const answers = <E, R>(probe: Effect.Effect<unknown, E, R>) =>
  probe.pipe(
    Effect.timeout('2 seconds'),
    Effect.match({ onFailure: () => false, onSuccess: () => true }),
    Effect.catchDefect(() => Effect.succeed(false))
  )

export const Health = Layer.unwrap(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const store = yield* ObjectStore
    const ready = Effect.gen(function* () {
      const checks = yield* Effect.all({ database: answers(sql`SELECT 1`), objectStore: answers(store.check) }, { concurrency: 2 })
      const ok = Object.values(checks).every((up) => up)
      return HttpServerResponse.jsonUnsafe({ status: ok ? 'ok' : 'unavailable', ...checks }, { status: ok ? 200 : 503 })
    })
    return Layer.merge(HttpRouter.add('GET', '/healthz', alive), HttpRouter.add('GET', '/readyz', ready))
  })
)
