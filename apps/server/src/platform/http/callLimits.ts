/**
 * How often one may call what is dear or worth guessing at (调用频率限制): each person and each address, by the kind that the contract says of a call
 * (`CallKind`). Cheap calls are limited by the number at work alone. An address may be that of a whole hall or village, so it may call much more
 * than a person. What one may ask of a register about strangers is limited apart, by session and day.
 */
import type { DearKind } from '@ljonething/api/session/CallKind'
import { Context } from 'effect'
import type { Rate } from './tokenBuckets.ts'
import { tokenBuckets } from './tokenBuckets.ts'

interface Limit {
  readonly person: Rate
  readonly address: Rate
}

export const callLimits: Readonly<Record<DearKind, Limit>> = {
  ticket: { person: { burst: 120, perMinute: 30 }, address: { burst: 1_200, perMinute: 600 } },
  seal: { person: { burst: 240, perMinute: 60 }, address: { burst: 2_400, perMinute: 600 } },
  refresh: { person: { burst: 20, perMinute: 6 }, address: { burst: 200, perMinute: 120 } },
  register: { person: { burst: 300, perMinute: 120 }, address: { burst: 3_000, perMinute: 1_200 } },
  file: { person: { burst: 400, perMinute: 60 }, address: { burst: 4_000, perMinute: 1_200 } },
  batch: { person: { burst: 60, perMinute: 30 }, address: { burst: 600, perMinute: 300 } },
  document: { person: { burst: 60, perMinute: 20 }, address: { burst: 600, perMinute: 300 } }
}

/** Seconds to wait before a call; 0 when it may be made, and is counted. */
export type CallCounter = (person: string | undefined, address: string, now: number) => number

type Limits = Readonly<Partial<Record<DearKind, Limit>>>

/** The limits of a service; a test that calls more often than anybody may lifts them. */
export const CallLimits = Context.Reference<Limits>('@ljonething/server/platform/CallLimits', { defaultValue: () => callLimits })

const counterOf = ({ person, address }: Limit): CallCounter => {
  const [persons, addresses] = [tokenBuckets(person), tokenBuckets(address)]
  return (of, from, now) => {
    const ofPerson = of === undefined ? 0 : persons.take(of, now)
    return ofPerson > 0 ? ofPerson : addresses.take(from, now)
  }
}

/** The counter of each limited kind; its calls count together. */
export const callCounters = (limits: Limits): ReadonlyMap<string, CallCounter> =>
  new Map(Object.entries(limits).map(([kind, limit]) => [kind, counterOf(limit)]))
