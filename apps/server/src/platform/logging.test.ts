import { ConfigProvider, Effect, Layer } from 'effect'
import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { ServiceConfig } from './Config.ts'
import { lineOf, Logging } from './logging.ts'
import { projectRoot } from './paths.ts'

describe('a log line', () => {
  it('is one line of JSON whose message, annotations and cause are masked', () => {
    const line = lineOf({
      timestamp: '2026-01-02T03:04:05.678Z',
      level: 'ERROR',
      message: '电话 13812345678',
      cause: 'Error: Key (id_card)=(230103199001011234)\n  at x',
      annotations: { requestId: 'ab', token: 'secret' }
    })
    expect(line.split('\n')).toHaveLength(2)
    expect(JSON.parse(line)).toEqual({
      time: '2026-01-02T03:04:05.678Z',
      level: 'ERROR',
      message: '电话 138****5678',
      requestId: 'ab',
      token: '***',
      cause: 'Error: Key (id_card)=(230103********1234)\n  at x'
    })
  })
})

const folder = temporaryFolder('logging')
afterAll(() => folder.remove())

const messages = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line).message]))

/** Runs in a service whose log is this file, and ends it. */
const logged = <A>(file: string, effect: Effect.Effect<A>) =>
  Effect.runPromise(
    effect.pipe(
      Effect.provide(
        Logging.pipe(
          Layer.provide(ServiceConfig.layer),
          Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown({ LOG_FILE: file, LOG_LEVEL: 'Info' })))
        )
      )
    )
  )

describe('the log file', () => {
  it('stays open, has a warning at once with the lines before it, and every line when the service ends', async () => {
    const file = join(folder.path, 'service.log')
    const moved = join(folder.path, 'moved.log')
    await logged(
      file,
      Effect.gen(function* () {
        yield* Effect.logInfo('one')
        yield* Effect.logWarning('two')
        expect(messages(file)).toEqual(['one', 'two'])
        renameSync(file, moved)
        yield* Effect.logInfo('three')
        expect(messages(moved)).toEqual(['one', 'two'])
      })
    )
    expect(messages(moved)).toEqual(['one', 'two', 'three'])
  })

  it('has every line of a process that breaks', () => {
    const file = join(folder.path, 'broken.log')
    const program = `
      import { Effect, Layer } from 'effect'
      import { ServiceConfig } from './apps/server/src/platform/Config.ts'
      import { Logging } from './apps/server/src/platform/logging.ts'
      const broken = Effect.andThen(Effect.logInfo('last words'), Effect.sync(() => setImmediate(() => { throw new Error('broken') })))
      Effect.runFork(Effect.andThen(broken, Effect.never).pipe(Effect.provide(Logging.pipe(Layer.provide(ServiceConfig.layer)))))`
    expect(() =>
      execFileSync(process.execPath, ['--conditions=@ljonething/source', '--input-type=module', '-e', program], {
        cwd: projectRoot,
        env: { ...process.env, LOG_FILE: file, LOG_LEVEL: 'Info' },
        stdio: 'ignore'
      })
    ).toThrow()
    expect(messages(file)).toEqual(['last words'])
  })
})
