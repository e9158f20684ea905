import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { assetsFolder, sandboxApart } from './sandboxApart.ts'
import { smWithoutCurves } from './smWithoutCurves.ts'

/** A chunk of several screens is named after all of them. */
const shortened = (name: string) => name.split('~', 1)[0]

/** Scripts give way to the style sheet that the first picture waits for. */
const scriptsGiveWay = (): Plugin => ({
  name: 'scripts-give-way',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
  }
})

const service = process.env['SERVICE_URL'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/ljonething/',
  plugins: [react(), vanillaExtractPlugin(), scriptsGiveWay(), smWithoutCurves(), sandboxApart()],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: { conditions: ['@ljonething/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: (chunk) => `${assetsFolder(chunk)}/${shortened(chunk.name)}-[hash].js`
      }
    }
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/ljonethingapi', '/longjiang_otn', '/api-gateway', '/hljzwfw-hljzwfwydht-server'].map((path) => [
        path,
        { target: service, changeOrigin: false }
      ])
    )
  }
})
