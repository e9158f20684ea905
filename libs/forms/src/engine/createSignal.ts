/** One kind of news and those who listen for it (通知); a listener may leave while it is being called. */
export interface Signal<A> {
  readonly subscribe: (listener: (news: A) => void) => () => void
  readonly publish: (news: A) => void
}

export const createSignal = <A>(): Signal<A> => {
  const listeners = new Set<(news: A) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish: (news) => {
      for (const listener of [...listeners]) listener(news)
    }
  }
}
