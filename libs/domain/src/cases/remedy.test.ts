import { expect, it } from 'vitest'
import { caseStatusCodes, outcomeOf } from './caseStatus.ts'
import { reviewUntil } from './remedy.ts'

it('a review of a refusal that is a decision may be asked for within 60 days', () => {
  expect(reviewUntil(13, '2026-11-20')).toBe('2027-01-19')
  expect(reviewUntil('7', '2026-11-20')).toBe('2027-01-19')
  expect(reviewUntil(3, '2026-11-20')).toBeUndefined()
  expect(reviewUntil(14, '2026-11-20')).toBeUndefined()
})

it('only a refusal is such a decision', () => {
  for (const status of caseStatusCodes) if (reviewUntil(status, '2026-11-20') !== undefined) expect(outcomeOf(status)).toBe('refused')
})
