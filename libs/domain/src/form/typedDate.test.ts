import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PickerKind } from './typedDate.ts'
import { daysInMonth, parseTypedDate, writeDate } from './typedDate.ts'

const formats: Record<PickerKind, string> = {
  year: 'yyyy',
  month: 'yyyy-mm',
  date: 'yyyy-mm-dd',
  datetime: 'yyyy-mm-dd hh:mm:ss',
  monthDay: 'mm-dd',
  time: 'hh:mm:ss'
}
const read = (text: string, kind: PickerKind, format = formats[kind]) => {
  const date = parseTypedDate(text, kind)
  return date && writeDate(date, format)
}

describe('parseTypedDate', () => {
  it.each<readonly [string, PickerKind, string | undefined]>([
    ['2026-11-18', 'date', '2026-11-18'],
    ['2026年11月8日', 'date', '2026-11-08'],
    ['20261118', 'date', '2026-11-18'],
    ['２０２６/１/９', 'date', '2026-01-09'],
    ['1988。4。17', 'date', '1988-04-17'],
    ['1988．04．17', 'date', '1988-04-17'],
    ['\u202d1988\u200e—4—17\u202c', 'date', '1988-04-17'],
    ['2026年11月3日　8：16', 'datetime', '2026-11-03 08:16:00'],
    ['2026.02.29', 'date', undefined],
    ['2024.02.29', 'date', '2024-02-29'],
    ['26-11-18', 'date', undefined],
    ['11月18日2026', 'date', undefined],
    ['明天', 'date', undefined],
    ['2026-11', 'date', undefined],
    ['2026年11月3日 8:16', 'datetime', '2026-11-03 08:16:00'],
    ['202611030816', 'datetime', '2026-11-03 08:16:00'],
    ['20261103 08:16', 'datetime', '2026-11-03 08:16:00'],
    ['2026-11-03 8:16:09', 'datetime', '2026-11-03 08:16:09'],
    ['20261103081609', 'datetime', '2026-11-03 08:16:09'],
    ['2026-11-03 8:16:60', 'datetime', undefined],
    ['2026-11-03T08:16', 'datetime', '2026-11-03 08:16:00'],
    ['2026-11-03', 'datetime', undefined],
    ['2026-11-03 24:00', 'datetime', undefined],
    ['2026/7', 'month', '2026-07'],
    ['202607', 'month', '2026-07'],
    ['2026-13', 'month', undefined],
    ['2026年', 'year', '2026'],
    ['0026', 'year', undefined],
    ['', 'year', undefined],
    ['2月29日', 'monthDay', '02-29'],
    ['1120', 'monthDay', '11-20'],
    ['2-30', 'monthDay', undefined],
    ['2026-11-20', 'monthDay', undefined],
    ['8:16', 'time', '08:16:00'],
    ['8时16分9秒', 'time', '08:16:09'],
    ['0816', 'time', '08:16:00'],
    ['081609', 'time', '08:16:09'],
    ['816', 'time', undefined],
    ['1:230', 'time', undefined],
    ['24:00', 'time', undefined]
  ])('reads %j as %s: %j', (text, kind, value) => {
    expect(read(text, kind)).toBe(value)
  })

  it('reads what it wrote, in every kind', () => {
    const of = (max: number) => fc.integer({ min: 0, max })
    const date = fc
      .record({
        year: fc.integer({ min: 1800, max: 2200 }),
        month: fc.integer({ min: 1, max: 12 }),
        hour: of(23),
        minute: of(59),
        second: of(59)
      })
      .chain((parts) => fc.integer({ min: 1, max: daysInMonth(parts.year, parts.month) }).map((day) => ({ ...parts, day })))
    fc.assert(
      fc.property(date, fc.constantFrom<PickerKind>('year', 'month', 'date', 'datetime', 'monthDay', 'time'), (parts, kind) => {
        const value = writeDate(parts, formats[kind])
        expect(read(value, kind)).toBe(value)
      })
    )
  })
})

describe('writeDate', () => {
  it.each<readonly [string, PickerKind, string, string]>([
    ['2026-11-03', 'date', 'yyyy年mm月dd日', '2026年11月03日'],
    ['2026-11-03 08:16', 'datetime', 'yyyy-mm-dd hh:mm', '2026-11-03 08:16'],
    ['2026-11-03 08:16:09', 'datetime', 'yyyy-mm-dd hh:mm', '2026-11-03 08:16'],
    ['8:16', 'time', 'hh:mm', '08:16']
  ])('writes %s as a %s in the format %s as %s', (text, kind, format, written) => {
    expect(read(text, kind, format)).toBe(written)
  })
})
