import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './saveFile.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('[R-9-23] a saved file is handed over under its name, and its address is revoked after 40 seconds', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('受理回执.pdf')
    expect(this.href).toMatch(/^blob:/)
  })
  saveFile(new Uint8Array([1, 2, 3]), '受理回执.pdf')
  expect(click).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(39_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledTimes(1)
})
