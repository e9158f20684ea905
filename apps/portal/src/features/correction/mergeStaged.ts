/**
 * Two sides of what is staged of a correction (合并补正): what was changed here is put on top of what another page has kept, so that nothing of either is
 * lost; what both changed is as it is here, and is not asked. A field that was emptied is one that was changed. Pure.
 */
import type { Staged } from '../../queries/corrections.ts'
import type { Merge } from '../../saving/Saver.ts'
import { isSameEntry, namesOf } from './sameStaged.ts'

type Entries<A> = Readonly<Record<string, A>>

const over = <A>(base: Entries<A>, mine: Entries<A>, theirs: Entries<A>): Entries<A> =>
  Object.fromEntries(
    namesOf(theirs, mine).flatMap((name): [string, A][] => {
      const taken = isSameEntry(mine[name], base[name]) ? theirs[name] : mine[name]
      return taken === undefined ? [] : [[name, taken]]
    })
  )

const nothing: Staged = { values: {}, files: {} }

/** `openOf` leaves what may be handed in: the rest is kept in this tab alone, whatever the service has. */
export const mergeStaged =
  (openOf: (staged: Staged) => Staged): Merge<Staged> =>
  (base, mine, theirs) => {
    const { values, files } = base === undefined ? nothing : openOf(base)
    return { state: { values: over(values, mine.values, theirs.values), files: over(files, mine.files, theirs.files) }, clashes: [] }
  }
