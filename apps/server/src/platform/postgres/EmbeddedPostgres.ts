/**
 * The embedded database (内置数据库): the native PostgreSQL that the service starts itself when no DATABASE_URL is given, as a scoped Effect.
 * Fails with StartError. Losing the server for good ends the scope's owner through `lost`.
 */
import type { Scope } from 'effect'
import { Deferred, Effect, Redacted } from 'effect'
import { StartError } from '../StartError.ts'
import { startPostmaster } from './Postmaster.ts'
import { binaries } from './binaries.ts'
import { databaseRole, ensureCluster } from './cluster.ts'
import { databaseUser } from './databaseUser.ts'

export interface EmbeddedPostgres {
  readonly connection: { readonly host: string; readonly port: number; readonly username: string; readonly password: Redacted.Redacted }
  readonly lost: Deferred.Deferred<never, StartError>
}

const start = async (dataDir: string, maxConnections: number, onLost: (reason: string) => void) => {
  const programs = await binaries()
  const owner = databaseUser()
  const password = await ensureCluster(dataDir, programs, owner)
  const postmaster = await startPostmaster({ dataDir, binaries: programs, owner, maxConnections, onLost })
  return { password, postmaster }
}

const asStartError = (cause: unknown) =>
  cause instanceof StartError ? cause : new StartError(`内置数据库启动失败：${cause instanceof Error ? cause.message : String(cause)}`)

export const embeddedPostgres = (dataDir: string, maxConnections: number): Effect.Effect<EmbeddedPostgres, StartError, Scope.Scope> =>
  Effect.gen(function* () {
    const lost = yield* Deferred.make<never, StartError>()
    const { password, postmaster } = yield* Effect.acquireRelease(
      Effect.tryPromise({
        try: () => start(dataDir, maxConnections, (reason) => Deferred.doneUnsafe(lost, Effect.fail(new StartError(reason)))),
        catch: asStartError
      }),
      ({ postmaster }) => Effect.promise(postmaster.stop)
    )
    return { connection: { host: '127.0.0.1', port: postmaster.port, username: databaseRole, password: Redacted.make(password) }, lost }
  })
