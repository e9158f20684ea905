import { expect, it } from 'vitest'
import { derTimeOf, tags } from './der.ts'

const timeOf = (tag: number, text: string) => derTimeOf({ tag, content: new TextEncoder().encode(text), whole: new Uint8Array() })

it.each([
  ['20260102030405Z', '2026-01-02T03:04:05Z'],
  ['20260102030405', '2026-01-02T03:04:05Z'],
  ['20260102030405.25Z', '2026-01-02T03:04:05Z'],
  ['20260102030405+0800', '2026-01-01T19:04:05Z'],
  ['20260102030405-0130', '2026-01-02T04:34:05Z'],
  ['20261302030405Z', undefined],
  ['2026-01-02', undefined]
])('reads the time %s', (text, time) => {
  expect(timeOf(tags.time, text)).toBe(time)
})

it('reads a short year as of this century up to 2049', () => {
  expect(timeOf(tags.utcTime, '490102030405+0800')).toBe('2049-01-01T19:04:05Z')
  expect(timeOf(tags.utcTime, '500102030405Z')).toBe('1950-01-02T03:04:05Z')
})
