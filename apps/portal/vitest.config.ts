import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pdfAssets } from './pdfAssets.ts'

/** The worker that answers calls; modules, a thousand a page, do not pass it. */
const callsWorker = `
addEventListener('install', (event) => event.addRoutes?.({ condition: { requestDestination: 'script' }, source: 'network' }))
importScripts('/mockServiceWorker.js')`
const serveCallsWorker = (): Plugin => ({
  name: 'serve-calls-worker',
  configureServer: ({ middlewares }) => {
    middlewares.use('/callsWorker.js', (_request, response) => {
      response.setHeader('content-type', 'application/javascript').end(callsWorker)
    })
  }
})

/** The page that the portal embeds; it has no origin (sandbox), so that its modules are given to any. */
const serveEmbeddedPage = (): Plugin => ({
  name: 'serve-embedded-page',
  config: () => ({ server: { cors: { origin: '*' } } }),
  configureServer: (server) => {
    server.middlewares.use('/embedded/pdf.html', (_request, response) => {
      const page = readFileSync(new URL('embedded/pdf.html', import.meta.url), 'utf8')
      void server.transformIndexHtml('/embedded/pdf.html', page).then((html) => response.setHeader('content-type', 'text/html').end(html))
    })
  }
})

const conditions = ['@ljonething/source', 'module', 'browser', 'development|production']

/** Screens run in a real browser (*.test.tsx); everything else in Node (*.test.ts). */
export default defineConfig({
  resolve: { conditions },
  test: {
    projects: [
      {
        resolve: { conditions: ['@ljonething/source'] },
        ssr: { resolve: { conditions: ['@ljonething/source'] } },
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          include: ['src/**/*.test.ts', 'size/**/*.test.ts']
        }
      },
      {
        plugins: [react(), vanillaExtractPlugin(), msw({ mode: 'worker-only' }), serveCallsWorker(), serveEmbeddedPage(), pdfAssets()],
        resolve: { conditions },
        optimizeDeps: {
          include: [
            '@internationalized/date',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@vanilla-extract/recipes/createRuntimeFn',
            'dompurify',
            'effect',
            'effect/http',
            'effect/http-api',
            'fflate',
            'get-nonce',
            'lucide-react',
            'msw',
            'msw/browser',
            'opentype.js',
            'pdfjs-dist',
            'pdfjs-dist/wasm/jbig2_nowasm_fallback.js',
            'radix-ui',
            'react',
            'react-aria-components/Calendar',
            'react-aria-components/I18nProvider',
            'react-dom',
            'react-dom/client',
            'read-excel-file/web-worker',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'write-excel-file/browser',
            'yaml'
          ]
        },
        test: {
          name: 'browser',
          maxWorkers: 2,
          setupFiles: ['src/testing/setup.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu']
              },
              contextOptions: { reducedMotion: 'reduce' }
            })
          }
        }
      }
    ]
  }
})
