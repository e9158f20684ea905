/**
 * How often one may call what is dear or worth guessing at (调用频率限制): each person and each address, by the kind that the contract says of a call
 * (`CallKind`). Cheap calls of whoever is logged in are limited by the number at work alone, those of visitors by address. An address may be that of
 * a whole hall or village, so it may call much more than a person. Whoever is refused is told when to try again, `TooMany` with Retry-After; what is
 * typed stays in the tab, which saves it by itself later. What one may ask of a register about strangers is limited apart, by session and day.
 */
import type { DearKind } from '@ljonething/api/session/CallKind'
import { Context } from 'effect'
import type { Rate } from './tokenBuckets.ts'
import { tokenBuckets } from './tokenBuckets.ts'

interface Limit {
  readonly person?: Rate
  readonly address?: Rate
  /** Of an address, for calls without a login. */
  readonly visitor?: Rate
  readonly words?: (seconds: number) => string
}

export const callLimits: Readonly<Record<DearKind | 'cheap', Limit>> = {
  ticket: { person: { burst: 120, perMinute: 30 }, address: { burst: 1_200, perMinute: 600 } },
  seal: { person: { burst: 240, perMinute: 60 }, address: { burst: 2_400, perMinute: 600 } },
  refresh: { person: { burst: 20, perMinute: 6 }, address: { burst: 200, perMinute: 120 } },
  register: { person: { burst: 300, perMinute: 120 }, address: { burst: 3_000, perMinute: 1_200 } },
  file: { person: { burst: 400, perMinute: 60 }, address: { burst: 4_000, perMinute: 1_200 } },
  batch: { person: { burst: 60, perMinute: 30 }, address: { burst: 600, perMinute: 300 } },
  document: { person: { burst: 60, perMinute: 20 }, address: { burst: 600, perMinute: 300 } },
  // A tab that is typed in without a pause saves fifty times a minute.
  draft: {
    person: { burst: 300, perMinute: 180 },
    address: { burst: 6_000, perMinute: 3_600 },
    words: (seconds) => `暂存过于频繁，${seconds}秒后可再次暂存，已填写的内容不会丢失`
  },
  hold: {
    person: { burst: 40, perMinute: 12 },
    address: { burst: 600, perMinute: 300 },
    words: (seconds) => `选择预约时间过于频繁，请${seconds}秒后再试，已填写的内容不会丢失`
  },
  cheap: {
    visitor: { burst: 6_000, perMinute: 3_000 },
    words: (seconds) => `当前网络的访问过于频繁，请${seconds}秒后再试，登录后可以继续`
  }
}

export interface CallCounter {
  /** Seconds to wait before a call; 0 when it may be made, and is counted. */
  readonly waitOf: (person: string | undefined, address: string, now: number) => number
  readonly words: (seconds: number) => string
}

type Limits = Readonly<Partial<Record<DearKind | 'cheap', Limit>>>

/** The limits of a service; a test that calls more often than anybody may lifts them. */
export const CallLimits = Context.Reference<Limits>('@ljonething/server/platform/CallLimits', { defaultValue: () => callLimits })

const usualWords = (seconds: number) => `操作过于频繁，请${seconds}秒后再试`

const bucketsOf = (rate: Rate | undefined) => (rate === undefined ? undefined : tokenBuckets(rate))

const counterOf = ({ person, address, visitor, words = usualWords }: Limit): CallCounter => {
  const [persons, addresses, visitors] = [person, address, visitor].map(bucketsOf)
  return {
    words,
    waitOf: (of, from, now) => {
      const wait = (of === undefined ? visitors?.take(from, now) : persons?.take(of, now)) ?? 0
      return wait > 0 ? wait : (addresses?.take(from, now) ?? 0)
    }
  }
}

/** The counter of each limited kind; its calls count together. */
export const callCounters = (limits: Limits): ReadonlyMap<string, CallCounter> =>
  new Map(Object.entries(limits).map(([kind, limit]) => [kind, counterOf(limit)]))
