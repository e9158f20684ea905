/**
 * 消息时间: when a message was sent, as short as it can be: the same day its time, the same year its month and day, otherwise its date.
 * Days and years are those of 上海; the present is passed in. What cannot be read gives the empty string. Source: spec §9.
 * Example: sent 2026-11-20 09:21:33, seen 2026-11-20 → 09:21:33; seen 2026-12-01 → 11-20; seen 2027-01-01 → 2026-11-20.
 */
import { formatDate } from './dateTime.ts'

export function messageTime(sentAt: unknown, now: unknown): string {
  if (formatDate(sentAt) === formatDate(now)) return formatDate(sentAt, 'time')
  return formatDate(sentAt, formatDate(sentAt, 'year') === formatDate(now, 'year') ? 'monthDay' : 'date')
}
