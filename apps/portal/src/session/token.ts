/**
 * The session token in local storage under `authCenterToken` (spec §2.3, §9).
 *
 * Storage may be switched off in the browser: the token then lives in memory, so that this tab keeps working.
 */
const storageKey = 'authCenterToken'
let memory: string | null = null
const listeners = new Set<() => void>()

const announce = () => listeners.forEach((listener) => listener())

export const getToken = (): string | null => {
  try {
    return window.localStorage.getItem(storageKey) ?? memory
  } catch {
    return memory
  }
}

export const setToken = (token: string | null): void => {
  memory = token
  try {
    if (token === null) window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, token)
  } catch {
    memory = token
  }
  announce()
}

/** Calls back when this or another tab logs in or out. */
export const onTokenChange = (listener: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
