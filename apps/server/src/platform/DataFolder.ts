/**
 * The data folder (数据目录): the folder all local state lives in, held by this process alone while the service runs.
 * `objects` uploaded and made files, `tmp` uploads on their way (emptied at start), `postgres` the embedded database.
 */
import { Context, Effect, Layer } from 'effect'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ServiceConfig } from './Config.ts'
import { acquireDataLock } from './DataLock.ts'
import { StartError } from './StartError.ts'

const asStartError = (cause: unknown) => (cause instanceof StartError ? cause : new StartError(`数据目录无法使用：${String(cause)}`))

const emptied = (path: string) => {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}

export class DataFolder extends Context.Service<
  DataFolder,
  {
    readonly root: string
    readonly tmp: string
  }
>()('@ljonething/server/platform/DataFolder') {
  static readonly layer = Layer.effect(
    DataFolder,
    Effect.gen(function* () {
      const { dataDir } = yield* ServiceConfig
      yield* Effect.acquireRelease(Effect.tryPromise({ try: () => acquireDataLock(dataDir), catch: asStartError }), (lock) =>
        Effect.sync(lock.release)
      )
      return yield* Effect.try({ try: () => ({ root: dataDir, tmp: emptied(join(dataDir, 'tmp')) }), catch: asStartError })
    })
  )
}
