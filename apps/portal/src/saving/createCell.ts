/** One value that tells when it is another (单元): what differs at different times stands in cells of its own. */
export interface Cell<A> {
  readonly get: () => A
  readonly set: (next: A) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createCell = <A>(initial: A): Cell<A> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
