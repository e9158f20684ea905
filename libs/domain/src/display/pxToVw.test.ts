import { describe, expect, it } from 'vitest'
import { mobileWidthBase, pxToVw } from './pxToVw.ts'

describe('pxToVw', () => {
  it.each([
    [0, '0vw'],
    [75, '20vw'],
    [375, '100vw'],
    [1, '0.2667vw'],
    [-75, '-20vw']
  ])('[R-9-24] %d px of a drawing 375 wide are %s', (px, vw) => {
    expect(mobileWidthBase).toBe(375)
    expect(pxToVw(px)).toBe(vw)
  })
})
