/**
 * One comparison: the same work done by ours, by its peers and by a hand-written limit, and the ratios ours is to reach.
 * `run` does `work` units (checks, records, megabytes) and gives an answer that must be the same for every contender.
 */
export type Role = 'limit' | 'ours' | 'peer'

export interface Contender {
  readonly name: string
  readonly role: Role
  readonly run: () => number
}

/** `of` takes at most `atMost` times as long as `than`: a contender by name, or the fastest of the peers. */
export interface Goal {
  readonly of: string
  readonly than: string
  readonly atMost: number
}

export interface Suite {
  readonly title: string
  readonly unit: string
  readonly work: number
  readonly contenders: readonly Contender[]
  readonly goals: readonly Goal[]
}

export const fastestPeer = 'the fastest peer'
