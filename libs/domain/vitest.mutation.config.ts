import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/**
 * The tests mutants are held against: all, properties with few runs, but the tree of 650,000 regions and the README, whose examples start processes.
 */
export default mergeConfig(
  base,
  defineConfig({
    resolve: { alias: [{ find: /^yaml$/, replacement: fileURLToPath(new URL('./cases/yamlOnce.ts', import.meta.url)) }] },
    test: { isolate: false, setupFiles: ['./fewRuns.ts'], exclude: ['src/region/country.properties.test.ts', 'src/readme.test.ts'] }
  })
)
