/**
 * Three-way merge of one part of a draft (草稿合并): entries by key as they were when both sides began, as they are here, as they were saved elsewhere.
 * What one side alone changed is taken; what both changed to the same is no difference; what both changed differently is a clash, and stays as it is
 * here. Nothing, empty text and an empty list are the same. Total. Without a base every difference counts as a change of whoever has something.
 * Example: base `{ a: '1', b: '2' }`, mine `{ a: '9', b: '2' }`, theirs `{ a: '1', b: '8' }` → merged `{ a: '9', b: '8' }`, no clash.
 */
import { isSameEntry } from './isSameEntry.ts'

export type Side<A> = Readonly<Record<string, A>>

export interface MergedSides<A> {
  readonly merged: Side<A>
  readonly clashes: readonly string[]
}

export const mergeSides = <A>(base: Side<A> | undefined, mine: Side<A>, theirs: Side<A>): MergedSides<A> => {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const clashes: string[] = []
  const before = new Map(Object.entries(base ?? {}))
  const [here, there] = [new Map(Object.entries(mine)), new Map(Object.entries(theirs))]
  const merged = keys.flatMap((key): [string, A][] => {
    const [was, own, other] = [before.get(key), here.get(key), there.get(key)]
    const isTheirs = isSameEntry(own, other) ? own === undefined : isSameEntry(own, was)
    if (!isTheirs && !isSameEntry(own, other) && !isSameEntry(other, was)) clashes.push(key)
    const taken = isTheirs ? other : own
    return taken === undefined ? [] : [[key, taken]]
  })
  return { merged: Object.fromEntries(merged), clashes }
}
