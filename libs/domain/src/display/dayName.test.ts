import { describe, expect, it } from 'vitest'
import { dayName, weekdayOf } from './dayName.ts'

describe('dayName', () => {
  it.each([
    ['2026-12-11', '12月11日 星期五'],
    ['2026-11-22', '11月22日 星期日'],
    ['1969-12-31', '12月31日 星期三'],
    ['2026-02-30', '2026-02-30'],
    ['', '']
  ])('%j is said %j', (date, said) => expect(dayName(date)).toBe(said))

  it('counts weekdays from Sunday', () => expect(['2026-11-22', '2026-11-28', '1969-12-28'].map(weekdayOf)).toEqual([0, 6, 0]))
})
