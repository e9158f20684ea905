/**
 * Copies of what is filled in, kept in this tab by name (本机副本, spec §3.3); they survive refresh and back. What is read counts what is not
 * written yet.
 *
 * A copy is written three seconds after the first change that the service does not have by then, and when the page is hidden or left. Once the
 * service has caught up nothing is written: a tab that is lost finds the rest there, newer than its copy, as long as the copy knows of the draft and
 * has no changes of its own.
 */
import { readJson } from '@ljonething/domain/values/readJson'
import { tabStorage } from '../browser/tabStorage.ts'
import type { Clock } from './Clock.ts'
import { systemClock } from './Clock.ts'
import type { Copy } from './Saver.ts'

const longestMs = 3_000

export interface CopyCodec<C> {
  /** Of the storage. */
  readonly key: (name: string) => string
  readonly text: (copy: C) => string
  /** What is no copy gives undefined. */
  readonly read: (value: unknown, name: string) => C | undefined
}

export interface TabCopies<C> {
  readonly recall: (name: string) => C | undefined
  /** Written now where it is another than was written; else soon, or not at all where the service has it and the copy says so. */
  readonly keep: (name: string, copy: C, isNow: boolean) => void
  readonly forget: (name: string) => void
}

interface Slot<C> {
  /** The newest, written or not. */
  readonly copy: C
  readonly written: C | undefined
  readonly stop: (() => void) | undefined
}

const isKept = ({ state, base, draft, dirty }: Copy<unknown>): boolean => draft !== undefined && !dirty && base === state

/** Would be lost with this tab. */
const isAtRisk = <C extends Copy<unknown>>({ copy, written }: Omit<Slot<C>, 'stop'>): boolean =>
  !isKept(copy) || written === undefined || !isKept(written) || written.draft?.rowGuid !== copy.draft?.rowGuid

const isSame = <C extends object>(one: C | undefined, other: C): boolean =>
  one !== undefined && Object.keys({ ...one, ...other }).every((name) => Reflect.get(one, name) === Reflect.get(other, name))

export const createTabCopies = <C extends Copy<unknown>>(
  { key, text, read }: CopyCodec<C>,
  { clock = systemClock, storage = tabStorage }: { readonly clock?: Clock; readonly storage?: typeof tabStorage } = {}
): TabCopies<C> => {
  const slots = new Map<string, Slot<C>>()
  const drop = (name: string) => {
    slots.get(name)?.stop?.()
    slots.delete(name)
  }
  const write = (name: string, copy: C) => {
    const written = slots.get(name)?.written
    drop(name)
    slots.set(name, { copy, written: copy, stop: undefined })
    if (!isSame(written, copy)) storage.set(key(name), text(copy))
  }
  return {
    recall: (name) => {
      const { copy, written } = slots.get(name) ?? {}
      return copy === written ? read(readJson(storage.get(key(name)) ?? ''), name) : copy
    },
    keep: (name, copy, isNow) => {
      if (isNow) return write(name, copy)
      const slot = slots.get(name)
      if (isSame(slot?.copy, copy)) return
      const next = { copy, written: slot?.written }
      if (isAtRisk(next)) {
        const writeLast = () => write(name, slots.get(name)?.copy ?? copy)
        slots.set(name, { ...next, stop: slot?.stop ?? clock.after(longestMs, writeLast) })
      } else {
        slot?.stop?.()
        slots.set(name, { ...next, stop: undefined })
      }
    },
    forget: (name) => {
      drop(name)
      storage.remove(key(name))
    }
  }
}

/** Where what the service has needs no copy. */
export const onlyUnsaved =
  <C extends Copy<unknown>>({ keep, forget }: TabCopies<C>, name: string) =>
  (copy: C, isNow: boolean): void =>
    copy.dirty ? keep(name, copy, isNow) : forget(name)
