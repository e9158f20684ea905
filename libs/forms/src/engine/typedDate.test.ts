import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PickerKind } from './typedDate.ts'
import { canonical, daysInMonth, displayDate, parseTypedDate, partsOf } from './typedDate.ts'

describe('parseTypedDate', () => {
  it.each<readonly [string, PickerKind, string | undefined]>([
    ['2026-11-18', 'date', '2026-11-18'],
    ['2026年11月8日', 'date', '2026-11-08'],
    ['20261118', 'date', '2026-11-18'],
    ['２０２６/１/９', 'date', '2026-01-09'],
    ['2026.02.29', 'date', undefined],
    ['2024.02.29', 'date', '2024-02-29'],
    ['26-11-18', 'date', undefined],
    ['11月18日2026', 'date', undefined],
    ['明天', 'date', undefined],
    ['2026-11', 'date', undefined],
    ['2026年11月3日 8:16', 'datetime', '2026-11-03 08:16'],
    ['202611030816', 'datetime', '2026-11-03 08:16'],
    ['2026-11-03T08:16', 'datetime', '2026-11-03 08:16'],
    ['2026-11-03', 'datetime', undefined],
    ['2026-11-03 24:00', 'datetime', undefined],
    ['2026/7', 'month', '2026-07'],
    ['202607', 'month', '2026-07'],
    ['2026-13', 'month', undefined],
    ['2026年', 'year', '2026'],
    ['0026', 'year', undefined],
    ['', 'year', undefined]
  ])('reads %j as %s: %j', (text, kind, value) => {
    expect(parseTypedDate(text, kind)).toBe(value)
  })

  it('reads what it wrote: every canonical value is its own reading', () => {
    const date = fc
      .tuple(
        fc.integer({ min: 1800, max: 2200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 })
      )
      .chain(([year, month, hour, minute]) =>
        fc.integer({ min: 1, max: daysInMonth(year, month) }).map((day) => ({ year, month, day, hour, minute }))
      )
    fc.assert(
      fc.property(date, fc.constantFrom<PickerKind>('year', 'month', 'date', 'datetime'), (parts, kind) => {
        const value = canonical(parts, kind)
        expect(parseTypedDate(value, kind)).toBe(value)
        expect(partsOf(value)).toMatchObject({ year: parts.year })
      })
    )
  })
})

describe('displayDate', () => {
  it.each([
    ['2026-11-03', 'yyyy-mm-dd', '2026-11-03'],
    ['2026-11-03', 'yyyy年mm月dd日', '2026年11月03日'],
    ['2026-11-03 08:16', 'yyyy-mm-dd hh:mm', '2026-11-03 08:16'],
    ['2026-11-03 08:16', 'yyyy-mm-dd hh:mm:ss', '2026-11-03 08:16:00'],
    ['2026-11', 'yyyy-mm', '2026-11'],
    ['不是日期', 'yyyy-mm-dd', '不是日期']
  ])('writes %s in the format %s as %s', (value, format, text) => {
    expect(displayDate(value, format)).toBe(text)
  })
})
