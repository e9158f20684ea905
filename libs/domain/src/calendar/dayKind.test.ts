import { expect, it } from 'vitest'
import { dayKind } from './dayKind.ts'

it.each([
  ['2026-11-20', 'working'],
  ['2026-11-21', 'weekend'],
  ['2026-10-01', 'holiday'],
  ['2026-10-03', 'holiday'],
  ['2026-10-10', 'working'],
  ['2026-10-11', 'weekend'],
  ['2026-02-15', 'holiday'],
  ['2026-02-14', 'working'],
  ['2027-01-01', 'holiday'],
  ['2027-01-02', 'holiday'],
  ['2031-11-22', 'weekend']
] as const)('%s is a %s day', (date, kind) => {
  expect(dayKind(date)).toBe(kind)
})
