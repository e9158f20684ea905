/**
 * The whole real service on a free port over a database of its own, for tests through the typed client.
 *   const server = useTestServer()
 *   it('…', async () => { await fetch(`${server.url}/readyz`); await server.run(Effect.flatMap(Clock, (clock) => clock.advance('1 day'))) })
 */
import { ConfigProvider, Layer, ManagedRuntime } from 'effect'
import type { Effect } from 'effect'
import { HttpServer } from 'effect/http'
import { afterAll, beforeAll } from 'vitest'
import { serviceOver } from '../platform/Service.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { testDatabase } from './testDatabase.ts'

const service = (dataDir: string, settings: Record<string, string>) =>
  serviceOver(testDatabase()).pipe(
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'Error', ...settings })))
  )

type Services = Layer.Success<ReturnType<typeof service>>

export interface TestServer {
  /** `http://127.0.0.1:<port>`, known once the tests run. */
  readonly url: string
  /** Runs an effect with the services of the running server. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>
}

/** Starts the service before the tests of this file (or describe block) and stops it after them. */
export const useTestServer = (settings: Record<string, string> = {}): TestServer => {
  const folder = temporaryFolder('server')
  const runtime = ManagedRuntime.make(service(folder.path, settings))
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
    run: (effect) => runtime.runPromise(effect)
  }
}
