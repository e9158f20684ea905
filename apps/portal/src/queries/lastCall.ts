/** When the service last heard from this browser (ms since 1970): every call prolongs the session. Shared between tabs, at most every 10 s. */
const storageKey = 'ljonething.lastCall'
const shareEveryMs = 10_000
let own = 0
let shared = 0

export const noteCall = (at = Date.now()): void => {
  own = at
  if (at - shared < shareEveryMs) return
  shared = at
  try {
    window.localStorage.setItem(storageKey, String(at))
  } catch {
    shared = at
  }
}

export const lastCall = (): number => {
  try {
    return Math.max(own, Number(window.localStorage.getItem(storageKey)))
  } catch {
    return own
  }
}
