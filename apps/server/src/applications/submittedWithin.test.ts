import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { submittedWithin } from './submittedWithin.ts'

describe('submittedWithin', () => {
  it('is both days, in Beijing', () => {
    expect(Effect.runSync(submittedWithin('2026-11-20', '2026-11-20'))).toEqual({
      since: new Date('2026-11-19T16:00:00Z'),
      until: new Date('2026-11-20T16:00:00Z')
    })
  })

  it.each([
    [undefined, undefined],
    ['', '']
  ])('is open without days', (from, to) => {
    expect(Effect.runSync(submittedWithin(from, to))).toEqual({})
  })

  it.each(['2026-02-30', '2026-13-01', '20261120', '2026-11-20T00:00', 'x', '0000-00-00', '9999-12-31'])('is none for %s', (text) => {
    expect(Effect.runSync(Effect.flip(submittedWithin(text, '')))).toMatchObject({ _tag: 'Rejected' })
    expect(Effect.runSync(Effect.flip(submittedWithin('', text)))).toMatchObject({ _tag: 'Rejected' })
  })
})
