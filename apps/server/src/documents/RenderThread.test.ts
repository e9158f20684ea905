import { assert, describe, it } from '@effect/vitest'
import * as Cause from 'effect/Cause'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import * as Fiber from 'effect/Fiber'
import type { ApplicationDocument } from './ApplicationDocument.ts'
import { Documents } from './Documents.ts'
import type { DocumentsOptions } from './Documents.ts'
import { exampleApplication } from './testing/exampleApplication.ts'

describe('the typesetting threads', () => {
  const entry = new URL('./testing/stuckThread.ts', import.meta.url)
  const titled = (title: string): ApplicationDocument => ({ ...exampleApplication, title })
  const run = (titles: readonly string[], options: Partial<DocumentsOptions>) =>
    Effect.gen(function* () {
      const documents = yield* Documents
      return yield* Effect.forEach(titles, (title) =>
        documents.render(titled(title), title).pipe(
          Effect.map((bytes) => bytes[0]),
          Effect.catch(({ reason }) => Effect.succeed(reason))
        )
      )
    }).pipe(Effect.provide(Documents.layerWith({ entry, ...options })))

  it.effect('are replaced when a document takes too long', () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* run(['甲', '乙', '永远不停', '丙'], { timeLimitMillis: 500 }), [1, 2, 'timeout', 1])
    })
  )

  it.effect('are replaced when they run out of memory or end by themselves', () =>
    Effect.gen(function* () {
      const resourceLimits = { maxOldGenerationSizeMb: 32 }
      assert.deepStrictEqual(yield* run(['甲', '耗尽内存', '乙', '自行退出', '丙'], { resourceLimits }), [1, 'crashed', 1, 'crashed', 1])
    })
  )

  it.effect('are replaced after a number of documents', () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* run(['甲', '乙', '丙', '丁', '戊'], { rendersPerThread: 2 }), [1, 2, 1, 2, 1])
    })
  )

  it.effect('answer with a failure, each time, when they cannot start', () =>
    Effect.gen(function* () {
      const missing = new URL('./testing/noSuchThread.ts', import.meta.url)
      assert.deepStrictEqual(yield* run(['甲', '乙'], { entry: missing }), ['crashed', 'crashed'])
    })
  )

  it.effect('are spared documents beyond the size limit', () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* run(['甲', '长'.repeat(20_000)], { largestDocument: 15_000 }), [1, 'tooLarge'])
    })
  )

  it.effect('turn callers away when too many wait', () =>
    Effect.gen(function* () {
      const documents = yield* Documents
      yield* documents.render(titled('起'), 'me')
      const exits = yield* Effect.forEach(['永远不停', '甲', '乙', '丙'], (title) => Effect.exit(documents.render(titled(title), title)), {
        concurrency: 4
      })
      const reasons = exits.map((exit) => (Exit.isSuccess(exit) ? 'set' : String(Reflect.get(Object(Cause.squash(exit.cause)), 'reason'))))
      assert.deepStrictEqual(reasons.toSorted(), ['busy', 'busy', 'set', 'timeout'])
    }).pipe(Effect.provide(Documents.layerWith({ entry, timeLimitMillis: 500, longestQueue: 2 })))
  )

  it.effect('let persons take turns: one document set and one waiting of each, and nobody waits for all of somebody else', () =>
    Effect.gen(function* () {
      const documents = yield* Documents
      const order: string[] = []
      const ask = (person: string, name: string) =>
        documents.render(titled('慢'), person).pipe(
          Effect.match({ onFailure: ({ reason }) => reason, onSuccess: () => 'set' }),
          Effect.tap(() => Effect.sync(() => order.push(name)))
        )
      yield* documents.render(titled('起'), 'me')
      const busy = yield* Effect.forkChild(ask('busy', 'z1'))
      yield* Effect.yieldNow
      const eager = yield* Effect.forkChild(Effect.forEach(['a1', 'a2', 'a3', 'a4'], (name) => ask('eager', name), { concurrency: 4 }))
      yield* Effect.yieldNow
      const others = yield* Effect.forkChild(Effect.forEach(['b1', 'c1'], (name) => ask(name, name), { concurrency: 2 }))
      assert.deepStrictEqual(yield* Fiber.join(eager), ['set', 'set', 'waiting', 'waiting'])
      assert.deepStrictEqual(yield* Fiber.join(others), ['set', 'set'])
      assert.strictEqual(yield* Fiber.join(busy), 'set')
      assert.deepStrictEqual(order, ['a3', 'a4', 'z1', 'a1', 'b1', 'c1', 'a2'])
      assert.deepStrictEqual(yield* ask('eager', 'a5'), 'set')
    }).pipe(Effect.provide(Documents.layerWith({ entry })))
  )

  it.effect('answer a malformed time with a refusal and go on', () =>
    Effect.gen(function* () {
      const documents = yield* Documents
      const failure = yield* documents.render({ ...exampleApplication, generatedAt: '今天' }, 'me').pipe(Effect.flip)
      assert.strictEqual(failure.reason, 'refused')
      assert.notInclude(failure.detail, '今天')
      assert.strictEqual(Buffer.from(yield* documents.render(exampleApplication, 'me')).toString('latin1', 0, 5), '%PDF-')
    }).pipe(Effect.provide(Documents.layer))
  )

  it.effect('load in the background: the service stands before they are ready', () =>
    Effect.gen(function* () {
      const documents = yield* Documents
      assert.strictEqual((yield* documents.render(titled('甲'), 'me').pipe(Effect.flip)).reason, 'timeout')
    }).pipe(Effect.provide(Documents.layerWith({ entry: new URL('./testing/silentThread.ts', import.meta.url), startMillis: 300 })))
  )
})
