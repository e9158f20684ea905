import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

const withFewRuns = { isolate: false, include: ['src/**/*.test.ts'], setupFiles: ['./fewRuns.ts'] }

/** The tests mutants are held against: those beside the source, over both platforms. The others bundle the package or start processes. */
export default defineConfig({
  test: {
    projects: (base.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project ? { ...project, test: { ...project.test, ...withFewRuns } } : project
    )
  }
})
