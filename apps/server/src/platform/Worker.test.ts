import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import { Signals } from './Signals.ts'
import { Worker } from './Worker.ts'

const Base = Signals.layer.pipe(Layer.provideMerge(testDatabase()))

describe('a worker', () => {
  const runtimes: { dispose: () => Promise<void> }[] = []
  afterAll(async () => {
    for (const runtime of runtimes) await runtime.dispose()
  })

  const running = (worker: Layer.Layer<never, never, Signals>) => {
    const runtime = ManagedRuntime.make(worker.pipe(Layer.provideMerge(Base), Layer.provide(Layer.empty)))
    runtimes.push(runtime)
    return runtime
  }

  it('runs at once and again after its interval', async () => {
    let runs = 0
    const runtime = running(Worker({ name: 'counting', interval: '50 millis', run: Effect.sync(() => void runs++) }))
    await runtime.runPromise(Effect.void)
    await expect.poll(() => runs).toBeGreaterThanOrEqual(3)
  })

  it('is woken by its topic once the transaction that published it has committed, and not by another topic', async () => {
    let runs = 0
    let heard = 0
    const woken = Worker({ name: 'woken', interval: '1 hour', topic: 'deliveries', run: Effect.sync(() => void runs++) })
    const beside = Worker({ name: 'beside', interval: '1 hour', topic: 'beside', run: Effect.sync(() => void heard++) })
    const runtime = running(Layer.merge(woken, beside))
    const publish = (topic: string) => Effect.flatMap(Signals, (signals) => signals.publish(topic))
    /** Signals come one after the other: once its own has woken the worker beside, those before have been heard. */
    const allHeard = async () => {
      const before = heard
      await expect
        .poll(async () => {
          await runtime.runPromise(publish('beside'))
          return heard
        })
        .toBeGreaterThan(before)
    }
    await runtime.runPromise(Effect.void)
    for (const _ of [1, 2, 3]) await allHeard()
    const before = runs
    await runtime.runPromise(publish('something-else'))
    await runtime.runPromise(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.withTransaction(Effect.andThen(publish('deliveries'), Effect.fail('rolled back')))
      ).pipe(Effect.ignore)
    )
    for (const _ of [1, 2, 3]) await allHeard()
    expect(runs).toBe(before)
    await runtime.runPromise(publish('deliveries'))
    await expect.poll(() => runs).toBe(before + 1)
  })

  it('goes on without waiting while there is more to do', async () => {
    let runs = 0
    const runtime = running(Worker({ name: 'backlog', interval: '1 hour', run: Effect.sync(() => ++runs < 20) }))
    await runtime.runPromise(Effect.void)
    await expect.poll(() => runs).toBe(20)
  })

  it('survives a run that fails and one that dies', async () => {
    let runs = 0
    const run = Effect.suspend(() => {
      runs++
      return runs === 1 ? Effect.fail('expected') : runs === 2 ? Effect.die('unexpected') : Effect.void
    })
    const runtime = running(Worker({ name: 'failing', interval: '20 millis', run }))
    await runtime.runPromise(Effect.void)
    await expect.poll(() => runs).toBeGreaterThan(3)
  })

  it('lets the run in hand finish when the service stops', async () => {
    let state = 'waiting'
    const set = (next: string) => Effect.sync(() => void (state = next))
    let finish: () => void = () => undefined
    const work = Effect.promise(() => new Promise<void>((resolve) => (finish = resolve)))
    const run = set('running').pipe(Effect.andThen(work), Effect.andThen(set('finished')))
    const runtime = running(Worker({ name: 'short', interval: '1 hour', run }))
    await runtime.runPromise(Effect.void)
    await expect.poll(() => state).toBe('running')
    const disposed = runtime.dispose()
    finish()
    await disposed
    expect(state).toBe('finished')
  })

  it('interrupts a run that takes too long when the service stops', async () => {
    let state = 'waiting'
    const set = (next: string) => Effect.sync(() => void (state = next))
    const run = set('running').pipe(
      Effect.andThen(Effect.never),
      Effect.onInterrupt(() => set('interrupted'))
    )
    const runtime = running(Worker({ name: 'long', interval: '1 hour', run }))
    await runtime.runPromise(Effect.void)
    await expect.poll(() => state).toBe('running')
    await runtime.dispose()
    expect(state).toBe('interrupted')
  })
})
