/** Announces that the service no longer knows the session of this browser, so that the shell asks to log in again in place. */
const listeners = new Set<() => void>()

export const sessionEnded = {
  announce: (): void => listeners.forEach((listener) => listener()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
}
