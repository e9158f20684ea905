type Listener = (topic: string) => void

/** Listeners by topic (订阅表); a listener may unsubscribe while it is being called. */
export interface Topics {
  readonly subscribe: (topic: string, listener: Listener) => () => void
  readonly publish: (topic: string) => void
}

const none: readonly Listener[] = []

/** Of a form of a thousand fields most have one listener: a list, which changes by another taking its place. */
export const createTopics = (): Topics => {
  const listeners = new Map<string, readonly Listener[]>()
  return {
    subscribe: (topic, listener) => {
      const known = listeners.get(topic)
      listeners.set(topic, known === undefined ? [listener] : [...known, listener])
      return () => {
        listeners.set(
          topic,
          (listeners.get(topic) ?? none).filter((each) => each !== listener)
        )
      }
    },
    publish: (topic) => {
      for (const listener of listeners.get(topic) ?? none) listener(topic)
    }
  }
}
