/**
 * The whole real service on a free port over a database of its own, for tests through the typed client.
 *   const server = useTestServer()
 *   it('…', async () => { await fetch(`${server.url}/readyz`); await server.run(Effect.flatMap(Clock, (clock) => clock.advance('1 day'))) })
 */
import { AppLive } from '../app.ts'
import { useService } from './useService.ts'

export const useTestServer = (settings: Record<string, string> = {}) => useService(AppLive, settings)
