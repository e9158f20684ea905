import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@ljonething/source'] },
  ssr: { resolve: { conditions: ['@ljonething/source'] } },
  // Where the global setup runs, which migrates the template database.
  environments: { __vitest__: { resolve: { conditions: ['@ljonething/source'] } } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // As `launch.ts` does.
    setupFiles: ['effect/schema/SchemaJITCompiler/enable'],
    globalSetup: ['src/testing/globalSetup.ts'],
    maxWorkers: 2,
    // What a test needs for itself, a database and a service, it makes; the modules keep nothing that another file could meet.
    isolate: false,
    // They end what hangs, on a slow machine too; no test has a limit of its own.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000
  }
})
