/**
 * Browser journeys through the running product (浏览器全流程). `E2E_URL` names a service that runs already; without it two products are started
 * (`E2E_PRODUCTS`) with the real start command, each on data of its own, at `E2E_PORT` and the port after it, and the files of tests are shared
 * out between them: one works while the other waits. `CHROMIUM_PATH` names another browser. A test that fails once has failed.
 */
import { defineConfig } from '@playwright/test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const firstPort = Number(process.env['E2E_PORT'] ?? 8187)
const running = process.env['E2E_URL']
const products = running === undefined ? Number(process.env['E2E_PRODUCTS'] ?? 2) : 1
const places = Array.from({ length: products }, (_, at) => at)

/** Which product this process of tests goes with; the process that hands out the files starts them all. */
const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % products

/** Where their data is: the processes of the tests inherit it. */
const data = (process.env['E2E_DATA_ROOT'] ??= process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `ljonething-e2e-${firstPort}-${process.pid}`))

/** One product: its port, its data, and where its debugger listens once it is asked for. */
const product = (at: number) => ({
  PORT: String(firstPort + at),
  E2E_DATA_DIR: `${data}-${at}`,
  E2E_INSPECT_PORT: String(firstPort + at + 1000)
})

const { PORT: port, ...reached } = product(place)
if (running === undefined) Object.assign(process.env, reached)
const origin = running ?? `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'scenes/**',
  outputDir: 'test-results',
  workers: products,
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // For the longest journey on a busy machine; what hangs is told by the limits of what it waits for.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['./pageSaid.ts'], ['json', { outputFile: 'reports/tests.json' }]],
  use: {
    baseURL: `${origin}/ljonething/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync'
      ]
    }
  },
  ...(running === undefined
    ? {
        webServer: places.map((at) => ({
          command: 'node service/start.mjs',
          cwd: import.meta.dirname,
          url: `http://127.0.0.1:${product(at).PORT}/readyz`,
          env: product(at),
          timeout: 300_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
          stdout: 'ignore' as const
        }))
      }
    : {})
})
