/**
 * Health (健康检查): `/healthz` says the process lives; `/readyz` that the database and the object store answer (503 with the names of those that do
 * not, and why).
 */
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { isSqlError } from 'effect/sql/SqlError'
import { ObjectStore } from '../ObjectStore.ts'
import { ObjectStoreUnavailable } from '../StoredObject.ts'
import { withinTime } from '../withinTime.ts'

const alive = HttpServerResponse.jsonUnsafe({ status: 'ok' })

const whyNot = (error: unknown): string =>
  isSqlError(error)
    ? error.reason._tag
    : error instanceof ObjectStoreUnavailable
      ? error.reason
      : error instanceof Error
        ? error.name
        : 'unknown'

/** Undefined when it answers, else why not. */
const trouble = <E, R>(probe: Effect.Effect<unknown, E, R>) =>
  probe.pipe(
    Effect.match({ onFailure: whyNot, onSuccess: () => undefined }),
    Effect.catchDefect((defect) => Effect.succeed(whyNot(defect))),
    (answer) => withinTime(answer, '2 seconds', () => 'timeout')
  )

export const Health = Layer.unwrap(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const store = yield* ObjectStore
    const ready = Effect.gen(function* () {
      const troubles = yield* Effect.all({ database: trouble(sql`SELECT 1`), objectStore: trouble(store.check) }, { concurrency: 2 })
      const reasons = Object.fromEntries(Object.entries(troubles).filter(([, reason]) => reason !== undefined))
      const ok = Object.keys(reasons).length === 0
      const checks = { database: troubles.database === undefined, objectStore: troubles.objectStore === undefined }
      return HttpServerResponse.jsonUnsafe(
        { status: ok ? 'ok' : 'unavailable', ...checks, ...(ok ? {} : { reasons }) },
        { status: ok ? 200 : 503 }
      )
    })
    return Layer.merge(HttpRouter.add('GET', '/healthz', alive), HttpRouter.add('GET', '/readyz', ready))
  })
)
