import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const conditions = ['@ljonething/source', 'module', 'browser', 'development|production']

/** Screens run in a real browser (*.test.tsx); everything else in Node (*.test.ts). */
export default defineConfig({
  resolve: { conditions },
  test: {
    projects: [
      {
        resolve: { conditions: ['@ljonething/source'] },
        ssr: { resolve: { conditions: ['@ljonething/source'] } },
        test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'] }
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] } })
          }
        }
      }
    ]
  }
})
