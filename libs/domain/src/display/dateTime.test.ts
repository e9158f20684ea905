import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateFormats, formatDate, readMoment } from './dateTime.ts'
import type { DateFormat } from './dateTime.ts'

const moment = Date.UTC(2026, 10, 20, 4, 10, 5)

describe('formatDate', () => {
  it('[R-9-25] shows year-month-day with dashes unless told otherwise', () => {
    expect(formatDate(moment)).toBe('2026-11-20')
  })

  it.each([
    ['date', '2026-11-20'],
    ['datetime', '2026-11-20 12:10:05'],
    ['time', '12:10:05'],
    ['monthDay', '11-20'],
    ['yearMonth', '2026-11'],
    ['year', '2026'],
    ['datetimeNoSeconds', '2026-11-20 12:10']
  ] as const)('[R-9-26] %s → %s', (format, text) => {
    expect(formatDate(moment, format)).toBe(text)
  })

  it('[R-9-26] knows exactly these formats, each as long as its pattern', () => {
    const formats: readonly DateFormat[] = ['date', 'datetime', 'time', 'monthDay', 'yearMonth', 'year', 'datetimeNoSeconds']
    expect(Object.keys(dateFormats)).toEqual(formats)
    for (const format of formats) expect(formatDate(moment, format).replace(/\d/g, '9')).toBe(dateFormats[format].replace(/[a-z]/g, '9'))
  })

  it('[R-9-27] takes seconds and milliseconds, as numbers and as digits', () => {
    for (const value of [moment, moment / 1000, String(moment), String(moment / 1000)])
      expect(formatDate(value, 'datetime')).toBe('2026-11-20 12:10:05')
    expect(readMoment(99_999_999_999)).toBe(99_999_999_999_000)
    expect(readMoment(100_000_000_000)).toBe(100_000_000_000)
    expect(formatDate(0, 'datetime')).toBe('1970-01-01 08:00:00')
    expect(formatDate(-315_619_200)).toBe('1960-01-01')
  })

  it.each([
    ['2026-11-20', '2026-11-20 00:00:00'],
    ['2026/1/2', '2026-01-02 00:00:00'],
    ['2026-11-20 9:10', '2026-11-20 09:10:00'],
    ['2026-11-20T12:10:05', '2026-11-20 12:10:05'],
    ['2026-11-20T04:10:05Z', '2026-11-20 12:10:05'],
    ['2026-11-20T04:10:05.999Z', '2026-11-20 12:10:05'],
    ['2026-11-20T23:10:05+09:00', '2026-11-20 22:10:05'],
    ['2026-11-20 23:10:05-0130', '2026-11-21 08:40:05'],
    [' 2024-02-29 ', '2024-02-29 00:00:00']
  ])('reads %j as %s', (text, shown) => {
    expect(formatDate(text, 'datetime')).toBe(shown)
  })

  it.each([
    '',
    'x',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-01 24:00',
    '2026-01-01 00:60',
    '2026-01-01 00:00:60',
    '20261120',
    '0000-01-01',
    NaN,
    Infinity,
    1e18,
    null,
    undefined,
    {},
    true
  ])('%j is nothing', (value) => {
    expect(readMoment(value)).toBeUndefined()
    expect(formatDate(value)).toBe('')
  })

  it('reads parts of a second', () => {
    const start = Date.UTC(2026, 10, 20, 4, 10, 5)
    expect(readMoment('2026-11-20T04:10:05.5Z')).toBe(start + 500)
    expect(readMoment('2026-11-20T04:10:05.0421Z')).toBe(start + 42)
  })

  it('reads moments of the years 1 to 9999', () => {
    expect(formatDate('0001-01-01', 'datetime')).toBe('0001-01-01 00:00:00')
    expect(formatDate('9999-12-31 23:59:59', 'datetime')).toBe('9999-12-31 23:59:59')
    expect(readMoment('9999-12-31 23:59:59-12:00')).toBeUndefined()
    expect(readMoment('0001-01-01 00:00:00+14:00')).toBeUndefined()
  })

  it('a shown moment reads as the moment again, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_135_625_600, max: 253_402_271_999 }), (seconds) => {
        expect(readMoment(formatDate(seconds * 1000, 'datetime'))).toBe(readMoment(seconds * 1000))
      })
    )
  })

  it('answers anything with text of the right shape or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(formatDate(value)).toMatch(/^(\d{4}-\d{2}-\d{2})?$/)
      })
    )
  })
})
