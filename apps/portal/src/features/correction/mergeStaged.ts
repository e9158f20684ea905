/**
 * Two sides of what is staged of a correction (合并补正): what was changed here is put on top of what another page has kept, so that nothing of either is
 * lost; what both changed is as it is here, and is not asked. A field that was emptied is one that was changed. Pure.
 */
import type { Staged } from '../../queries/corrections.ts'
import type { Sides } from '../../saving/Saver.ts'

const isSameEntry = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

type Entries<A> = Readonly<Record<string, A>>

const namesOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

const over = <A>(base: Entries<A>, mine: Entries<A>, theirs: Entries<A>): Entries<A> =>
  Object.fromEntries(
    namesOf(theirs, mine).flatMap((name): [string, A][] => {
      const taken = isSameEntry(mine[name], base[name]) ? theirs[name] : mine[name]
      return taken === undefined ? [] : [[name, taken]]
    })
  )

const isSamePart = (one: object, other: object) =>
  namesOf(one, other).every((name) => isSameEntry(Reflect.get(one, name), Reflect.get(other, name)))

const nothing: Staged = { values: {}, files: {} }

/** `openOf` leaves what may be handed in: the rest is kept in this tab alone, whatever the service has. */
export const stagedSides = (openOf: (staged: Staged) => Staged): Sides<Staged> => ({
  merge: (base, mine, theirs) => {
    const { values, files } = base === undefined ? nothing : openOf(base)
    return { state: { values: over(values, mine.values, theirs.values), files: over(files, mine.files, theirs.files) }, clashes: [] }
  },
  isSame: (one, other) => {
    const [here, there] = [openOf(one), openOf(other)]
    return isSamePart(here.values, there.values) && isSamePart(here.files, there.files)
  },
  withEntriesOf: (staged) => staged
})
