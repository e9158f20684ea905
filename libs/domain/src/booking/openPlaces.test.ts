import { describe, expect, it } from 'vitest'
import type { Appointment, BookingOrganization } from './Appointment.ts'
import { closedReason, openDays, openTimes } from './openPlaces.ts'

const appointment: Pick<Appointment, 'rules' | 'slots'> = {
  rules: { daysAhead: 30, sameDayUntil: '09:00', heldMinutes: 10, changeDaysBefore: 1, onePerParties: true, notes: [] },
  slots: [
    { code: '0830', from: '08:30', to: '09:30' },
    { code: '1330', from: '13:30', to: '14:30' }
  ]
}
const office: BookingOrganization = {
  ...{ orgCode: 'A', name: '甲', region: '230103000000', address: '乙', phone: '1', hours: '', weekendOpen: false, places: 2 }
}
const friday = '2026-11-20'
const none = () => 0

describe('a day', () => {
  it.each([
    ['2026-11-19', '08:00', '日期已过'],
    ['2026-11-20', '08:59', undefined],
    ['2026-11-20', '09:00', '当天的号须在9:00前预约'],
    ['2026-11-21', '08:00', '周末休息'],
    ['2026-12-18', '23:59', undefined],
    ['2026-12-21', '08:00', '只能预约30天以内的日期'],
    ['2026-02-31', '08:00', '日期已过'],
    ['tomorrow', '08:00', '日期已过']
  ])('%s, asked on 2026-11-20 at %s: %s', (date, time, reason) => {
    expect(closedReason(appointment, office, date, { day: friday, time })).toBe(reason)
  })

  it('of a weekend is open where the office says so, of a holiday nowhere', () => {
    const weekends = { ...office, weekendOpen: true }
    expect(closedReason(appointment, weekends, '2026-11-21', { day: friday, time: '10:00' })).toBeUndefined()
    expect(closedReason(appointment, weekends, '2027-01-01', { day: '2026-12-20', time: '10:00' })).toBe('法定节假日休息')
  })

  it('counts what is left of its times, and is full with nothing left', () => {
    const [today, saturday] = openDays(appointment, office, { day: friday, time: '08:45' }, none)
    expect(today).toEqual({ date: friday, open: true, left: 2 })
    expect(saturday).toEqual({ date: '2026-11-21', open: false, left: 0, reason: '周末休息' })
    const monday = openDays(appointment, office, { day: friday, time: '08:45' }, (date) => (date === '2026-11-23' ? 2 : 0))[3]
    expect(monday).toEqual({ date: '2026-11-23', open: true, left: 0, reason: '已约满' })
  })
})

it('a time that has begun has nothing left, nor has one that more have taken than there are', () => {
  const leftAt = (date: string, taken: number) =>
    openTimes(appointment, office, date, { day: friday, time: '08:30' }, () => taken).map(({ left }) => left)
  expect(leftAt(friday, 0)).toEqual([0, 2])
  expect(leftAt('2026-11-23', 1)).toEqual([1, 1])
  expect(leftAt('2026-11-23', 3)).toEqual([0, 0])
})
