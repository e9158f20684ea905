/**
 * What a login in a window of its own is known by (登录窗口): a random state of this tab, which a window opened from it gets a copy of. Only a return
 * that names it was begun here; a link that somebody made up knows no state.
 */
import { createClientId } from '@ljonething/crypto/ClientId'
import { tabStorage } from '../browser/tabStorage.ts'

const key = 'loginWindow'

/** The state of this window, made at first need. */
export const loginWindowState = (): string => {
  const known = tabStorage.get(key)
  if (known !== undefined) return known
  const made = Array.from({ length: 3 }, createClientId).join('')
  tabStorage.set(key, made)
  return made
}

/** The window this one was opened from, or this one, began the login. */
export const isLoginWindow = (state: string): boolean => state !== '' && tabStorage.get(key) === state
