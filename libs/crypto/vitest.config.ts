import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Every test of the source runs twice: over Node's OpenSSL, and over the libraries that the browser gets. */
const platform = (name: 'node' | 'portable', include: string[]) => ({
  resolve: {
    conditions: ['@ljonething/source'],
    alias: [{ find: /^#platform\/(.*)$/, replacement: fileURLToPath(new URL(`./src/internal/${name}/$1.ts`, import.meta.url)) }]
  },
  test: { name, env: { PLATFORM: name }, environment: 'node' as const, isolate: false, testTimeout: 120_000, hookTimeout: 180_000, include }
})

export default defineConfig({
  test: { projects: [platform('node', ['src/**/*.test.ts', '*.test.ts']), platform('portable', ['src/**/*.test.ts'])] }
})
