import { sameFields } from './sameFields.ts'

/** Snapshots by key (快照) that keep their identity until something in them differs; then `changed` hears of it. */
export interface Snapshots<T> {
  readonly get: (key: string) => T
  readonly refresh: (key: string) => void
  readonly refreshAll: () => void
}

export const createSnapshots = <T extends object>(make: (key: string) => T, changed: (key: string) => void): Snapshots<T> => {
  const made = new Map<string, T>()
  const refresh = (key: string) => {
    const last = made.get(key)
    const next = make(key)
    if (last && sameFields(last, next)) return
    made.set(key, next)
    changed(key)
  }
  return {
    get: (key) => {
      const known = made.get(key) ?? make(key)
      made.set(key, known)
      return known
    },
    refresh,
    refreshAll: () => [...made.keys()].forEach(refresh)
  }
}
