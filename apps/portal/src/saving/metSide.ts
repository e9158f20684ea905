/**
 * What comes of meeting another side (两处汇合): both put together against what both began with; what both changed differently waits for a choice.
 * Pure; loaded once there is another side.
 */
import type { Copy, Draft, Merge, Newer, Saved, SavingService } from './Saver.ts'

/** What the service has by now, as it was read. */
export type ReadSide<S, D extends Draft> = Newer<S, D> & { readonly state: S }

/** This side: as it is, and what the service may have of it. */
export type Here<S> = Pick<Copy<S>, 'state' | 'base' | 'sent'>

export interface Met<S, D extends Draft> {
  readonly state: S
  readonly dirty: boolean
  readonly news: Partial<Saved<S, D>>
}

/** What both sides began with: of what was sent in doubt, that which the service has. */
const begunWith = <S>({ base, sent = [] }: Here<S>, theirs: S, merge: Merge<S>, isSame: (one: S, other: S) => boolean) => {
  const over = (before: S | undefined, mine: S, other: S) => merge(before, mine, other).state
  if (base === undefined) return sent.find((one) => isSame(over(undefined, one, theirs), theirs))
  return sent.reduce((before, one) => over(over(one, theirs, before), theirs, before), base)
}

export const metSide = <S, D extends Draft>(
  here: Here<S>,
  { draft, clash, merges }: Saved<S, D>,
  { version, recordTime, state: theirs, draft: found }: ReadSide<S, D>,
  { isSame, withEntriesOf }: Pick<SavingService<S, D>, 'isSame' | 'withEntriesOf'>,
  merge: Merge<S>
): Met<S, D> => {
  const merged = merge(begunWith(here, theirs, merge, isSame), here.state, theirs)
  const theirsAt = (keys: readonly string[]) => withEntriesOf(merged.state, theirs, keys)
  const stillOpen = (clash?.keys ?? []).filter((key) => !isSame(merged.state, theirsAt([key])))
  const keys = [...new Set([...stillOpen, ...merged.clashes])]
  const dirty = !isSame(keys.length === 0 ? merged.state : theirsAt(keys), theirs)
  return {
    state: merged.state,
    dirty,
    news: {
      draft: found ?? (draft && { ...draft, version, recordTime }),
      status: dirty ? { kind: 'local' } : { kind: 'saved', at: recordTime },
      clash: keys.length === 0 ? undefined : { theirs, version, recordTime, keys },
      merges: isSame(merged.state, here.state) ? merges : merges + 1
    }
  }
}
