import { expect, it } from 'vitest'
import { documentMeta } from './documentMeta.ts'

it('turns Beijing time into the UTC parts a PDF carries, over midnight and new year', () => {
  expect(documentMeta('表', '2026-01-01 07:30:05')).toEqual({
    title: '表',
    year: 2025,
    month: 12,
    day: 31,
    hour: 23,
    minute: 30,
    second: 5
  })
})

it('keeps control characters and lone surrogates out of the title', () => {
  expect(documentMeta('申\u0000请\u202E表\uD800', '2026-03-05 09:12:07').title).toBe('申请表\uFFFD')
})

it('throws RangeError on a time of another shape', () => {
  expect(() => documentMeta('表', '三月五日')).toThrow(RangeError)
})
