/**
 * Browser journeys through the running product (浏览器全流程). `E2E_URL` names a service that runs already; without it the product is started
 * with the real start command on data of its own, at `E2E_PORT`. `CHROMIUM_PATH` names another browser. A test that fails once has failed.
 */
import { defineConfig } from '@playwright/test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = Number(process.env['E2E_PORT'] ?? 8187)
const running = process.env['E2E_URL']
const origin = running ?? `http://127.0.0.1:${port}`

/** Where the data of the product is, and where its debugger listens once it is asked for: the processes of the tests inherit both. */
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `ljonething-e2e-${port}-${process.pid}`)
process.env['E2E_INSPECT_PORT'] ??= String(port + 1000)

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'scenes/**',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/tests.json' }]],
  use: {
    baseURL: `${origin}/ljonething/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
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
        webServer: {
          command: 'node service/start.mjs',
          cwd: import.meta.dirname,
          url: `${origin}/readyz`,
          env: { PORT: String(port) },
          timeout: 300_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
          stdout: 'ignore' as const
        }
      }
    : {})
})
