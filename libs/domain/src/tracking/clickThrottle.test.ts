import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clickThrottleMs, createClickThrottle } from './clickThrottle.ts'

const tracked = (clicks: readonly number[]) => {
  const isTracked = createClickThrottle()
  return clicks.filter((now) => isTracked(now))
}

describe('tracking clicks', () => {
  it('[R-9-22] takes the first click of every 300 ms', () => {
    expect(clickThrottleMs).toBe(300)
    expect(tracked([0, 100, 299, 300, 599, 600])).toEqual([0, 300, 600])
  })

  it('does not begin a new wait with a click left out', () => {
    expect(tracked([1000, 1250, 1301, 1400])).toEqual([1000, 1301])
  })

  it('tracks again when the clock was set back, and waits from there', () => {
    expect(tracked([5000, 1000, 1100, 1300])).toEqual([5000, 1000, 1300])
  })

  it('each thing clicked on waits for itself', () => {
    const [one, other] = [createClickThrottle(), createClickThrottle()]
    expect([one(0), other(10), one(20)]).toEqual([true, true, false])
  })

  it('never tracks two within the wait', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500)), (pauses) => {
        let now = 0
        const taken = tracked(pauses.map((pause) => (now += pause)))
        expect(taken.slice(1).every((click, at) => click - (taken[at] ?? 0) >= clickThrottleMs)).toBe(true)
      })
    )
  })
})
