import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withinTime } from './withinTime.ts'

afterEach(() => vi.restoreAllMocks())

const limited = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.exit(withinTime(effect, '50 millis', () => 'late')))

describe('a time limit', () => {
  it('starts no clock for what ends at once, whether well or not', async () => {
    const clock = vi.spyOn(globalThis, 'setTimeout')
    expect(await limited(Effect.succeed('done'))).toMatchObject({ value: 'done' })
    expect(await limited(Effect.fail('refused'))).toMatchObject({ _tag: 'Failure' })
    expect(clock).not.toHaveBeenCalled()
  })

  it('lets what takes its time end before it, and ends what does not', async () => {
    expect(await limited(Effect.as(Effect.sleep('5 millis'), 'done'))).toMatchObject({ value: 'done' })
    const interrupted = vi.fn()
    expect(await limited(Effect.onInterrupt(Effect.never, () => Effect.sync(interrupted)))).toMatchObject({ value: 'late' })
    expect(interrupted).toHaveBeenCalledOnce()
  })
})
