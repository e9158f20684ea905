/** What is staged of a correction is the same (补正内容相同). A field that was emptied is another than one that was not touched. Pure. */
import type { Staged } from '../../queries/corrections.ts'

export const isSameEntry = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

export const namesOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

const isSamePart = (one: object, other: object) =>
  namesOf(one, other).every((name) => isSameEntry(Reflect.get(one, name), Reflect.get(other, name)))

export const isSameStaged = (one: Staged, other: Staged): boolean =>
  isSamePart(one.values, other.values) && isSamePart(one.files, other.files)
