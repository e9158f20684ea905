/**
 * Any app on the real platform: a free port, a database of its own, a temporary data folder, for the tests of one file or block.
 * The sandbox is on, whatever else is set, and its people are logged in as often as tests like.
 * `run` gives an effect the services of the running server.
 */
import { ConfigProvider, Layer, ManagedRuntime } from 'effect'
import type { Effect } from 'effect'
import { HttpServer } from 'effect/http'
import { afterAll, beforeAll } from 'vitest'
import type { AppRequirements, PlatformServices } from './PlatformServices.ts'
import { serviceOver } from '../platform/Service.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { testDatabase } from './testDatabase.ts'

export interface RunningService<Services> {
  /** `http://127.0.0.1:<port>`, known once the tests run. */
  readonly url: string
  readonly dataDir: string
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>
}

const layerOf = <A, E>(
  app: Layer.Layer<A, E, AppRequirements>,
  dataDir: string,
  settings: Record<string, string>,
  database: ReturnType<typeof testDatabase>
) =>
  serviceOver(app, database).pipe(
    Layer.provide(
      ConfigProvider.layer(
        ConfigProvider.fromUnknown({
          PORT: '0',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'Error',
          SANDBOX: 'true',
          SESSIONS_PER_PERSON: '1000',
          ...settings
        })
      )
    )
  )

/** Starts the service before the tests of this file (or describe block) and stops it after them. */
export const useService = <A, E>(
  app: Layer.Layer<A, E, AppRequirements>,
  settings: Record<string, string> = {},
  database = testDatabase()
): RunningService<A | PlatformServices> => {
  const folder = temporaryFolder('service')
  const runtime = ManagedRuntime.make(layerOf(app, folder.path, settings, database))
  let url = ''
  beforeAll(async () => {
    const { address } = await runtime.runPromise(HttpServer.HttpServer)
    url = `http://127.0.0.1:${'port' in address ? address.port : 0}`
  })
  afterAll(async () => {
    await runtime.dispose()
    folder.remove()
  })
  return {
    get url() {
      return url
    },
    dataDir: folder.path,
    run: (effect) => runtime.runPromise(effect)
  }
}
