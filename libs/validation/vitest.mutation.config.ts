import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The tests mutants are held against: the tables. Properties would only add time, the others look outside this folder or start processes. */
export default mergeConfig(
  base,
  defineConfig({
    test: { exclude: ['src/**/*.properties.test.ts', 'src/readme.test.ts', 'src/size.test.ts', 'src/rules/catalogue.test.ts'] }
  })
)
