/** Listeners by topic (订阅表); a listener may unsubscribe while it is being called. */
export interface Topics {
  readonly subscribe: (topic: string, listener: (topic: string) => void) => () => void
  readonly publish: (topic: string) => void
}

export const createTopics = (): Topics => {
  const listeners = new Map<string, Set<(topic: string) => void>>()
  return {
    subscribe: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    publish: (topic) => {
      for (const listener of [...(listeners.get(topic) ?? [])]) listener(topic)
    }
  }
}
