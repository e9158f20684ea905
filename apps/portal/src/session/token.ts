/**
 * The session token in local storage under `authCenterToken` (spec §2.3, §9).
 *
 * This tab keeps the token it began with, so that another person who logs in elsewhere in the browser is never mistaken for the one whose
 * work is open here; `adoptStoredToken` takes the stored one over. Storage may be switched off: the token then lives in memory.
 */
const storageKey = 'authCenterToken'
let own: string | null | undefined
const listeners = new Set<() => void>()

const announce = () => listeners.forEach((listener) => listener())

/** The token any tab of this browser stored last. */
export const storedToken = (): string | null => {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return own ?? null
  }
}

/** The token of this tab. */
export const getToken = (): string | null => {
  if (own === undefined) own = storedToken()
  return own
}

export const setToken = (token: string | null): void => {
  own = token
  try {
    if (token === null) window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, token)
  } catch {
    own = token
  }
  announce()
}

export const adoptStoredToken = (): void => {
  own = storedToken()
  announce()
}

/** Calls back when this tab logs in, logs out or takes a new login over. */
export const onTokenChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back when another tab logs in or out. */
export const onTokenChangeElsewhere = (listener: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener()
  }
  window.addEventListener('storage', fromOtherTab)
  return () => window.removeEventListener('storage', fromOtherTab)
}
