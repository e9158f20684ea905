import { describe, expect, it } from 'vitest'
import { restOf } from './restOf.ts'

const limits = { restAfter: 3, restMs: 1_000 }

/** A system that has just failed three times at 0. */
const resting = () => {
  const rest = restOf(limits)
  const changes = [1, 2, 3].map(() => rest.ended(rest.turnAt(0) ?? -1, 'failed', 0))
  expect(changes).toEqual([undefined, undefined, 'left alone'])
  return rest
}

describe('a system', () => {
  it('is asked as long as it does not fail several times in a row', () => {
    const rest = restOf(limits)
    for (const ending of ['failed', 'failed', 'answered', 'failed', 'nothing', 'failed'] as const)
      expect(rest.ended(rest.turnAt(0) ?? -1, ending, 0)).toBeUndefined()
    expect(rest.turnAt(0)).toBeDefined()
    expect(rest.ended(rest.turnAt(0) ?? -1, 'failed', 0)).toBe('left alone')
  })

  it('is left alone for its time, then tried by one question, and asked again by all once that is answered', () => {
    const rest = resting()
    expect(rest.turnAt(999)).toBeUndefined()
    const trying = rest.turnAt(1_000)
    expect(trying).toBeDefined()
    expect(rest.turnAt(1_000)).toBeUndefined()
    expect(rest.ended(trying ?? -1, 'answered', 1_100)).toBe('asked again')
    expect([rest.turnAt(1_100), rest.turnAt(1_100)]).not.toContain(undefined)
  })

  it('is left alone anew, untold, when the one that tried it fails, and tried by the next when that one told nothing', () => {
    const rest = resting()
    expect(rest.ended(rest.turnAt(1_000) ?? -1, 'failed', 1_200)).toBeUndefined()
    expect(rest.turnAt(2_199)).toBeUndefined()
    expect(rest.ended(rest.turnAt(2_200) ?? -1, 'nothing', 2_300)).toBeUndefined()
    expect(rest.turnAt(2_300)).toBeDefined()
  })

  it('is not judged by questions that began before it was left alone', () => {
    const rest = restOf(limits)
    const early = rest.turnAt(0) ?? -1
    for (let at = 0; at < 3; at += 1) rest.ended(early, 'failed', 0)
    expect(rest.ended(early, 'answered', 10)).toBeUndefined()
    expect(rest.turnAt(10)).toBeUndefined()
  })
})
