import { systemLimits } from '@ljonething/domain/registers/askLimits'
import { ConfigProvider, Deferred, Effect, Exit, Fiber, Layer, Logger } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, it } from 'vitest'
import { ServiceConfig } from '../platform/Config.ts'
import { AskPolicy } from './AskPolicy.ts'
import { RegisterGap } from './RegisterGap.ts'
import { SilentRegister } from './Upstream.ts'

const limits = systemLimits('education')
const name = 'education/enrolPeriod'
const refused = new SilentRegister({ reason: 'refused' })

const run = async <A>(effect: Effect.Effect<A, unknown, AskPolicy>, settings: Record<string, string> = {}) => {
  const logged: string[] = []
  const logger = Logger.make(({ message }) => logged.push(JSON.stringify(message)))
  const config = ServiceConfig.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown(settings))))
  const value = await Effect.runPromise(
    effect.pipe(Effect.provide(AskPolicy.layer.pipe(Layer.provide(config))), Effect.provide([TestClock.layer(), Logger.layer([logger])]))
  )
  return { value, logged }
}

/** Asks; pauses between tries are over at once. */
const asked = Effect.fnUntraced(function* <A>(tryOnce: Effect.Effect<A, SilentRegister | RegisterGap>) {
  const policy = yield* AskPolicy
  const fiber = yield* Effect.forkChild(Effect.exit(policy.read('education', name, tryOnce)))
  yield* TestClock.adjust('1 second')
  return yield* Fiber.join(fiber)
})
const reasonOf = (exit: Exit.Exit<unknown, SilentRegister | RegisterGap>) =>
  Exit.match(exit, {
    onSuccess: () => 'answered',
    onFailure: () =>
      String(Exit.findErrorOption(exit).pipe((found) => ('value' in found && 'reason' in found.value ? found.value.reason : 'gap')))
  })

it('a question is asked again once, then it is silent, with one line in the log', async () => {
  let tries = 0
  const failing = Effect.suspend(() => {
    tries += 1
    return tries === 2 ? Effect.succeed('1') : Effect.fail(refused)
  })
  const { value, logged } = await run(
    Effect.gen(function* () {
      return [reasonOf(yield* asked(failing)), tries, reasonOf(yield* asked(failing)), tries]
    })
  )
  expect(value).toEqual(['answered', 2, 'refused', 4])
  expect(logged).toEqual([expect.stringContaining('登记库未答复')])
})

it('a system that failed several times in a row is left alone, tried by one question, and asked again; both are told once', async () => {
  let tries = 0
  const failing = Effect.suspend(() => {
    tries += 1
    return Effect.fail(refused)
  })
  const { value, logged } = await run(
    Effect.gen(function* () {
      for (let at = 0; at < limits.restAfter; at += 1) yield* asked(failing)
      const before = tries
      const left = [reasonOf(yield* asked(failing)), reasonOf(yield* asked(failing)), tries - before]
      yield* TestClock.adjust(limits.restMs)
      const held = yield* Deferred.make<string>()
      const policy = yield* AskPolicy
      const probe = yield* Effect.forkChild(policy.read('education', name, Deferred.await(held)), { startImmediately: true })
      const meanwhile = reasonOf(yield* asked(Effect.succeed('1')))
      yield* Deferred.succeed(held, '1')
      yield* Fiber.join(probe)
      return [...left, meanwhile, reasonOf(yield* asked(Effect.succeed('1')))]
    })
  )
  expect(value).toEqual(['left alone', 'left alone', 0, 'left alone', 'answered'])
  const told = (text: string) => logged.filter((line) => line.includes(text)).length
  expect([told('暂停询问'), told('恢复答复'), told('登记库未答复')]).toEqual([1, 1, limits.restAfter])
})

it('nobody who could answer is no failure of the system', async () => {
  const gap = Effect.fail(new RegisterGap({ name }))
  const { value } = await run(
    Effect.gen(function* () {
      for (let at = 0; at <= limits.restAfter; at += 1) yield* asked(gap)
      return reasonOf(yield* asked(Effect.succeed('1')))
    })
  )
  expect(value).toBe('answered')
})

it('more at once than a system bears wait shortly, and beyond those nobody does; other systems are asked meanwhile', async () => {
  const { value } = await run(
    Effect.gen(function* () {
      const policy = yield* AskPolicy
      const held = yield* Deferred.make<string>()
      const ask = Effect.forkChild(Effect.exit(policy.read('education', name, Deferred.await(held))), { startImmediately: true })
      const atWork = yield* Effect.replicateEffect(ask, limits.atOnce)
      const waiting = yield* Effect.replicateEffect(ask, limits.waiting)
      const beyond = reasonOf(yield* Fiber.join(yield* ask))
      const other = yield* policy.read('bank', 'bank/none', Effect.succeed('1'))
      const waited = (yield* Fiber.joinAll(waiting)).map(reasonOf)
      yield* Deferred.succeed(held, '1')
      const worked = (yield* Fiber.joinAll(atWork)).map(reasonOf)
      const after = reasonOf(yield* asked(Effect.succeed('1')))
      return [beyond, other, [...new Set(waited)], [...new Set(worked)], after]
    })
  )
  expect(value).toEqual(['too many at once', '1', ['waited too long'], ['answered'], 'answered'])
})

it('a register is asked so many times a second and no more', async () => {
  const { value } = await run(
    Effect.gen(function* () {
      const policy = yield* AskPolicy
      const ask = Effect.exit(policy.read('education', name, Effect.succeed('1')))
      const within = yield* Effect.replicateEffect(ask, limits.perSecond)
      return [
        [...new Set(within.map(reasonOf))],
        reasonOf(yield* ask),
        reasonOf(yield* asked(Effect.succeed('1'))),
        reasonOf(yield* asked(Effect.succeed('1')))
      ]
    })
  )
  expect(value.slice(0, 2)).toEqual([['answered'], 'too often'])
  expect(value[3]).toBe('answered')
})

it('a question takes no longer than the limit, all tries together', async () => {
  let tries = 0
  const slow = Effect.suspend(() => {
    tries += 1
    return Effect.never
  })
  const waited = Effect.gen(function* () {
    const policy = yield* AskPolicy
    const fiber = yield* Effect.forkChild(Effect.exit(policy.read('education', name, slow)), { startImmediately: true })
    yield* TestClock.adjust('299 millis')
    const early = fiber.pollUnsafe()
    yield* TestClock.adjust('1 millis')
    return [early, reasonOf(yield* Fiber.join(fiber)), tries]
  })
  expect((await run(waited, { REGISTERS_TIMEOUT: '300 millis' })).value).toEqual([undefined, 'too slow', 1])
})
