import { afterEach, expect, it, vi } from 'vitest'
import { clientType } from './clientType.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', '1'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) MicroMessenger/8.0.60', '5'],
  ['', '1']
])('[R-3.1-13] is the PC unless the browser is another: %s', (userAgent, code) => {
  vi.stubGlobal('window', { navigator: { userAgent } })
  expect(clientType()).toBe(code)
})
