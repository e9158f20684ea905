import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The tests mutants are held against: the tables, and the properties beside them with few runs. The README test starts processes. */
export default mergeConfig(
  base,
  defineConfig({
    resolve: { alias: [{ find: /^yaml$/, replacement: fileURLToPath(new URL('./cases/yamlOnce.ts', import.meta.url)) }] },
    test: { isolate: false, setupFiles: ['./fewRuns.ts'], exclude: ['src/**/*.properties.test.ts', 'src/readme.test.ts'] }
  })
)
