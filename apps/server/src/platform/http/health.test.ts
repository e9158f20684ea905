import { Duration, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { useService } from '../../testing/useService.ts'
import { Clock } from '../Clock.ts'

describe('health', () => {
  const server = useService(Layer.empty)

  it('the service says that it lives and is ready', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${server.url}/readyz`)
    expect(await ready.json()).toEqual({ status: 'ok', database: true, objectStore: true })
  })

  it('tests reach the services of the running server', async () => {
    await server.run(Effect.flatMap(Clock, (clock) => clock.advance('1 day')))
    expect(await server.run(Effect.flatMap(Clock, (clock) => Effect.map(clock.offset, Duration.toMillis)))).toBe(86_400_000)
  })
})
