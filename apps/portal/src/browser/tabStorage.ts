/**
 * Text kept for this tab (会话存储): the session storage of the browser, which survives refresh and back. Where the browser keeps none it lives in
 * memory, until the page is left.
 */
const memory = new Map<string, string>()

export const tabStorage = {
  get: (key: string): string | undefined => {
    try {
      return window.sessionStorage.getItem(key) ?? memory.get(key)
    } catch {
      return memory.get(key)
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
