/**
 * Builds the pages that the portal embeds (内嵌页面), beside the portal and after it: they share no file with it, because their policy and
 * their sandbox are their own.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfAssets } from './pdfAssets.ts'

export default defineConfig({
  base: '/ljonething/',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), pdfAssets()],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: { conditions: ['@ljonething/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsDir: 'embedded/assets',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'embedded/pdf.html' }
  }
})
