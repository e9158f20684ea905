import { describe, expect, it } from 'vitest'
import { dateFormats, formatDate } from './dateTime.ts'
import { dateFormatOf, formatFieldDate } from './fieldDate.ts'

describe('formatFieldDate', () => {
  it.each([
    ['2026-11-20', '', '2026-11-20'],
    ['2026-11-20 08:30', 'unknown', '2026-11-20'],
    ['2026-11-20', 'yyyy-mm', '2026-11'],
    ['2026-11', 'yyyy-mm', '2026-11'],
    ['2026-11-20', 'yyyy', '2026'],
    ['2026-11-20 08:30:15', 'yyyy-MM-dd HH:mm', '2026-11-20 08:30'],
    ['2026-11-20 08:30:15', ' YYYY-MM-DD HH:mm:ss ', '2026-11-20 08:30:15'],
    ['待定', 'yyyy-mm-dd', '待定'],
    ['', '', '']
  ])('[R-5-19] %j by %j is %j', (value, pattern, shown) => {
    expect(formatFieldDate(value, pattern)).toBe(shown)
  })

  it('every format is found by its pattern', () => {
    for (const pattern of Object.values(dateFormats)) {
      const moment = '2026-11-20 08:30:15'
      expect(formatFieldDate(moment, pattern)).toBe(formatDate(moment, dateFormatOf(pattern)))
      expect(dateFormats[dateFormatOf(pattern)]).toBe(pattern)
    }
  })
})
