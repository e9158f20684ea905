/**
 * The copy of a handling in the session storage of this tab (spec §3.3); it survives refresh and back, and holds nothing once submitted. Where
 * the browser keeps no storage it lives in memory, until the page is left.
 */
import type { HandlingState } from '../HandlingState.ts'
import type { SavedDraft } from '../HandlingStore.ts'

export interface RememberedHandling {
  readonly state: HandlingState
  readonly draft: SavedDraft | undefined
  readonly dirty: boolean
  /** Whose it is; undefined while a visitor. */
  readonly userId: string | undefined
}

const keyOf = (sceneCode: string) => `onething:${sceneCode}`
const memory = new Map<string, string>()

const storage = {
  get: (key: string): string | null => {
    try {
      return window.sessionStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },
  set: (key: string, text: string): void => {
    try {
      window.sessionStorage.setItem(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
    }
  },
  remove: (key: string): void => {
    memory.delete(key)
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      memory.delete(key)
    }
  }
}

export const recallHandling = (sceneCode: string): RememberedHandling | undefined => {
  const text = storage.get(keyOf(sceneCode))
  if (text === null) return undefined
  try {
    const value = JSON.parse(text) as RememberedHandling
    return value.state.sceneCode === sceneCode ? value : undefined
  } catch {
    return undefined
  }
}

export const rememberHandling = (handling: RememberedHandling): void =>
  storage.set(keyOf(handling.state.sceneCode), JSON.stringify(handling))

export const forgetHandling = (sceneCode: string): void => storage.remove(keyOf(sceneCode))
