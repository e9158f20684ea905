import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendarFile.ts'
import type { CalendarEvent } from './calendarFile.ts'

const event: CalendarEvent = {
  uid: '9f86d081884c7d659a2feaa0c55ad015@ljonething',
  sequence: 2,
  changedAt: '2026-11-20T03:04:05.678Z',
  date: '2026-12-11',
  from: '09:30',
  to: '10:30',
  summary: '婚姻登记预约：南岗区',
  location: '南岗区；甲1号, 2楼; 东\\西',
  description: '申请编号：1\n电话：2',
  isCancelled: false
}
const linesOf = (text: string) => text.split('\r\n').slice(0, -1)
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('a calendar file', () => {
  it('is one event in UTC, whose texts are escaped', () => {
    const lines = linesOf(unfolded(calendarFile(event)))
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.at(-1)).toBe('END:VCALENDAR')
    for (const line of [
      'METHOD:PUBLISH',
      'UID:9f86d081884c7d659a2feaa0c55ad015@ljonething',
      'SEQUENCE:2',
      'DTSTAMP:20261120T030405Z',
      'DTSTART:20261211T013000Z',
      'DTEND:20261211T023000Z',
      String.raw`LOCATION:南岗区；甲1号\, 2楼\; 东\\西`,
      String.raw`DESCRIPTION:申请编号：1\n电话：2`,
      'STATUS:CONFIRMED'
    ])
      expect(lines).toContain(line)
  })

  it('of a cancelled one takes it out, under the same name', () => {
    const lines = linesOf(calendarFile({ ...event, sequence: 3, isCancelled: true }))
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', `UID:${event.uid}`]))
    expect(lines).not.toContain('BEGIN:VALARM')
  })

  it('has no line above 75 octets, whatever it says, and says it whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '婚', '𠮷', 'é'), maxLength: 300 }), (location) => {
        const text = calendarFile({ ...event, location })
        for (const line of linesOf(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(unfolded(text)).toContain(`LOCATION:${location}\r\n`)
      })
    )
  })
})
