/**
 * A booking as a calendar file (日历文件): one event of RFC 5545, in UTC, lines of at most 75 octets ended by CRLF. The same `uid` with a higher
 * `sequence` replaces the event before; METHOD:CANCEL takes it out. The day before, the calendar reminds.
 * Example: 2026-12-11 09:30–10:30 in Beijing → DTSTART:20261211T013000Z, DTEND:20261211T023000Z.
 */
export interface CalendarEvent {
  readonly uid: string
  readonly sequence: number
  /** ISO instant of the last change. */
  readonly changedAt: string
  /** `yyyy-mm-dd` and `HH:mm`, Beijing. */
  readonly date: string
  readonly from: string
  readonly to: string
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly isCancelled: boolean
}

const mostOctets = 75

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A long line goes on in the next, which begins with a space. */
const folded = (line: string): string => {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
const beijing = (date: string, time: string): string => utc(new Date(`${date}T${time}:00+08:00`))

export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, changedAt, date, from, to, isCancelled } = event
  const changed = utc(new Date(changedAt))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ljonething//booking//ZH',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART:${beijing(date, from)}`,
    `DTEND:${beijing(date, to)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(event.summary)}`, 'TRIGGER:-P1D', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
