import { expect, it } from 'vitest'
import { pxToVw } from './pxToVw.ts'

it.each([
  [375, '100vw'],
  [30, '8vw'],
  [1, '0.26667vw'],
  [0, '0vw']
])('[R-9-24] %i px of a design of 375 are %s', (px, vw) => {
  expect(pxToVw(px)).toBe(vw)
})
