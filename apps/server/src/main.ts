/** The entry (服务入口): refuses at once what cannot work (busy port, data folder in use), then loads and starts the service. */
import { preflight } from './platform/preflight.ts'

try {
  await preflight(process.env)
  const { launch } = await import('./launch.ts')
  launch()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
