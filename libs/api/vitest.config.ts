import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@ljonething/source'] },
  ssr: { resolve: { conditions: ['@ljonething/source'] } },
  test: { environment: 'node', isolate: false, testTimeout: 120_000, hookTimeout: 180_000, include: ['src/**/*.test.ts'] }
})
