import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@ljonething/source'] },
  ssr: { resolve: { conditions: ['@ljonething/source'] } },
  test: { environment: 'node', isolate: false, include: ['src/**/*.test.ts'] }
})
