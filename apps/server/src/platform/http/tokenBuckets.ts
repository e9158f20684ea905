/**
 * How often something may be done (令牌桶): each key has a bucket of `burst` tokens that fills by `perMinute`; one is taken each time. Of too
 * many keys the one longest unused is forgotten, so that memory stays bounded. Times are milliseconds of any steady clock.
 */
export interface Rate {
  readonly burst: number
  readonly perMinute: number
}

export interface TokenBuckets {
  /** Seconds until there is a token again; 0 when one was taken. */
  readonly take: (key: string, now: number) => number
}

const minute = 60_000

export const tokenBuckets = ({ burst, perMinute }: Rate, mostKeys = 20_000): TokenBuckets => {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>()
  return {
    take: (key, now) => {
      const before = buckets.get(key)
      const tokens = before === undefined ? burst : Math.min(burst, before.tokens + ((now - before.at) / minute) * perMinute)
      const isGiven = tokens >= 1
      buckets.delete(key)
      buckets.set(key, { tokens: isGiven ? tokens - 1 : tokens, at: now })
      const [oldest] = buckets.size > mostKeys ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)
      return isGiven ? 0 : Math.ceil(((1 - tokens) * 60) / perMinute)
    }
  }
}
