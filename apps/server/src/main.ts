/** The entry (服务入口): refuses at once what cannot work (busy port, data folder in use), then loads and starts the service. */
import { setFlagsFromString } from 'node:v8'
import { preflight } from './platform/preflight.ts'

// From a start, when nearly all that is made stays, V8 learns to put more of the same where only its great collection looks: scopes, and with
// them the answer of every call. Those of a call are gone with it.
setFlagsFromString('--no-allocation-site-pretenuring')

try {
  await preflight(process.env)
  const { launch } = await import('./launch.ts')
  launch()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
