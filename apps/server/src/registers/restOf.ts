/**
 * When a system is left alone (暂停询问): after so many failures in a row it is not asked for a while, then one question tries it. How a question
 * ends that began before the last change of this tells nothing any more. Times are milliseconds of any clock.
 */
import type { SystemLimits } from '@ljonething/domain/registers/askLimits'

/** `nothing`: how it ended says nothing about the system. */
export type Ending = 'answered' | 'failed' | 'nothing'
export type Change = 'left alone' | 'asked again'

export interface Rest {
  /** Which turn a question belongs to; undefined while the system is left alone. */
  readonly turnAt: (now: number) => number | undefined
  /** What the end of a question of that turn changes. */
  readonly ended: (turn: number, ending: Ending, now: number) => Change | undefined
}

export const restOf = ({ restAfter, restMs }: Pick<SystemLimits, 'restAfter' | 'restMs'>): Rest => {
  let failures = 0
  let restsUntil: number | undefined
  let isTried = false
  let turn = 0
  const change = (until: number | undefined) => {
    failures = 0
    restsUntil = until
    isTried = false
    turn += 1
  }
  return {
    turnAt: (now) => {
      if (restsUntil === undefined) return turn
      if (isTried || now < restsUntil) return undefined
      isTried = true
      return turn
    },
    ended: (asked, ending, now) => {
      if (asked !== turn) return undefined
      const isResting = restsUntil !== undefined
      if (ending === 'nothing') {
        isTried = false
        return undefined
      }
      if (ending === 'answered') {
        failures = 0
        if (!isResting) return undefined
        change(undefined)
        return 'asked again'
      }
      failures += 1
      if (!isResting && failures < restAfter) return undefined
      change(now + restMs)
      return isResting ? undefined : 'left alone'
    }
  }
}
