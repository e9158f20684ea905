import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../condition/calendarDays.ts'
import { holidays } from './holidays.ts'
import { addWorkingDays, isAnnounced, isWorkingDay, workingDaysBetween } from './workingDays.ts'

describe('working days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-09-18', 2, '2026-09-21'],
    ['2026-09-30', 1, '2026-10-08'],
    ['2026-02-13', 2, '2026-02-24'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2027-02-04', 1, '2027-02-09'],
    ['2026-11-21', 0, '2026-11-21'],
    ['无', 3, '无']
  ])('%s and %s days → %s', (from, days, to) => {
    expect(addWorkingDays(from, days)).toBe(to)
  })

  it('of a year without a notice are an estimate', () => {
    expect(['2026-12-31', '2027-01-04', '2031-05-06', 'none'].map(isAnnounced)).toEqual([true, false, false, false])
  })

  it('a holiday is a weekday, a day worked for it is none', () => {
    for (const [year, { off, worked }] of Object.entries(holidays)) {
      const weekday = (day: string) => ![0, 6].includes(new Date(`${year}-${day}T00:00:00Z`).getUTCDay())
      expect(off.filter((day) => !weekday(day))).toEqual([])
      expect(worked.filter(weekday)).toEqual([])
    }
  })

  it('between two days lie as many as were added', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 40 }), (offset, days) => {
        const from = addDays('2026-01-01', offset)
        const to = addWorkingDays(from, days)
        expect(isWorkingDay(to)).toBe(true)
        expect(workingDaysBetween(from, to)).toBe(days)
      })
    )
  })
})
