import { vi } from 'vitest'

/** What a screen asks again by itself every few seconds (轮询) it asks as soon as a few milliseconds are over, until the test ends. */
export const hurryPolls = (): void => {
  const { setInterval: often } = window
  vi.stubGlobal('setInterval', (ask: () => void) => often(ask, 20))
}
