/** A clock that the test passes (测试时钟): nothing waits, everything due runs in its order. */
import type { Clock } from '../saving/Clock.ts'

/** Whatever promises wait for each other has gone on, and so has what waits for a module that is there. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next))
}

export const passedClock = () => {
  let now = 0
  let timers: readonly { readonly at: number; readonly run: () => void }[] = []
  const clock: Clock = {
    after: (ms, run) => {
      const timer = { at: now + ms, run }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    }
  }
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms
    await settled()
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (next === undefined) break
      timers = timers.filter((other) => other !== next)
      now = next.at
      next.run()
      await settled()
    }
    now = end
  }
  return { clock, now: () => now, pass }
}
