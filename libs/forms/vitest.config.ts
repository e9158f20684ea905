import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@ljonething/source', 'module', 'browser', 'development|production'] }

/** Pure files run in Node, widgets in Chromium. `CHROMIUM_PATH` names another browser. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@ljonething/source'] },
        ssr: { resolve: { conditions: ['@ljonething/source'] } },
        test: {
          name: 'engine',
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          include: ['src/**/*.test.ts']
        }
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve,
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'radix-ui',
            'lucide-react',
            'axe-core',
            'dompurify',
            'fast-check',
            'vitest-browser-react',
            '@internationalized/date',
            'react-aria-components/Calendar',
            'react-aria-components/I18nProvider',
            '@vanilla-extract/recipes/createRuntimeFn',
            'get-nonce'
          ]
        },
        test: {
          name: 'widgets',
          maxWorkers: 2,
          // Loading the modules takes longer than most files of tests; what one leaves on the page, the next clears away.
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu']
              },
              contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce' }
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 900 } }],
            screenshotFailures: false
          }
        }
      }
    ]
  }
})
