import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'gallery',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@ljonething/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1' }
})
