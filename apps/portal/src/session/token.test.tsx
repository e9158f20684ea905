import { afterEach, expect, it, vi } from 'vitest'
import { getToken, onTokenChange, setToken, storedToken } from './token.ts'

afterEach(() => {
  vi.restoreAllMocks()
  setToken(null)
})

it('[R-9-09] the token stands in local storage under authCenterToken', () => {
  const heard = vi.fn()
  const stop = onTokenChange(heard)
  setToken('t1')
  expect(window.localStorage.getItem('authCenterToken')).toBe('t1')
  expect(getToken()).toBe('t1')
  setToken(null)
  expect(window.localStorage.getItem('authCenterToken')).toBeNull()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

it('a tab keeps its own token when another person logs in elsewhere in the browser', () => {
  setToken('mine')
  window.localStorage.setItem('authCenterToken', 'theirs')
  expect(getToken()).toBe('mine')
  expect(storedToken()).toBe('theirs')
})

it('works on in this tab when the storage is switched off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  setToken('t2')
  expect(getToken()).toBe('t2')
})
