import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstRetireMonth, legalRetireMonth, monthsBetween } from './retireMonth.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const numberOf = (month: string, sex: 'man' | 'woman') => {
  const digits = `230199${month.replace('-', '')}1500${sex === 'man' ? '1' : '2'}`
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return `${digits}${'10X98765432'[sum % 11] ?? ''}`
}

describe('the statutory month', () => {
  // Rows of the tables annexed to the measures of the State Council: first, some middle and last.
  it.each([
    ['man', '', '1964-12', '2024-12'],
    ['man', '', '1965-01', '2025-02'],
    ['man', '', '1965-04', '2025-05'],
    ['man', '', '1965-05', '2025-07'],
    ['man', '', '1966-08', '2027-01'],
    ['man', '', '1970-12', '2032-06'],
    ['man', '', '1976-08', '2039-07'],
    ['man', '', '1976-09', '2039-09'],
    ['man', '', '1990-01', '2053-01'],
    ['woman', '1', '1969-12', '2024-12'],
    ['woman', '1', '1970-01', '2025-02'],
    ['woman', '1', '1971-08', '2027-01'],
    ['woman', '1', '1981-09', '2039-09'],
    ['woman', '2', '1974-12', '2024-12'],
    ['woman', '2', '1975-01', '2025-02'],
    ['woman', '2', '1975-03', '2025-05'],
    ['woman', '2', '1976-05', '2027-02'],
    ['woman', '2', '1984-11', '2039-11'],
    ['woman', '2', '1990-01', '2045-01']
  ] as const)('of a %s with post %j born in %s is %s', (sex, post, born, month) => {
    expect(legalRetireMonth(numberOf(born, sex), post)).toBe(month)
  })

  it('is not known without a valid number, or without the post of a woman', () => {
    expect(legalRetireMonth('', '1')).toBeUndefined()
    expect(legalRetireMonth('230199196608080018', '1')).toBeUndefined()
    expect(legalRetireMonth(numberOf('1971-08', 'woman'), '')).toBeUndefined()
    expect(firstRetireMonth(numberOf('1971-08', 'woman'), '', '10')).toBeUndefined()
  })

  it('never comes earlier for who is born later, and never more than three or five years late', () => {
    const months = fc
      .integer({ min: 1950 * 12, max: 2000 * 12 })
      .map((at) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        months,
        months,
        fc.constantFrom(['man', '', 60, 36], ['woman', '1', 55, 36], ['woman', '2', 50, 60] as const),
        (one, other, group) => {
          const [sex, post, age, most] = group
          const [earlier, later] = [one, other].toSorted()
          const monthOf = (born = '') => legalRetireMonth(numberOf(born, sex === 'man' ? 'man' : 'woman'), String(post)) ?? ''
          expect(monthsBetween(monthOf(earlier), monthOf(later))).toBeGreaterThanOrEqual(0)
          const delay = monthsBetween(earlier ?? '', monthOf(earlier)) - Number(age) * 12
          expect(delay).toBeGreaterThanOrEqual(0)
          expect(delay).toBeLessThanOrEqual(Number(most))
        }
      )
    )
  })
})

it.each([
  ['at the statutory age', '10', 'man', '1966-08', '2027-01'],
  ['up to three years early, not before the former age', '11', 'man', '1966-08', '2026-08'],
  ['up to three years early', '11', 'man', '1976-09', '2036-09'],
  ['late, from the statutory age on', '12', 'man', '1966-08', '2027-01'],
  ['after special work, at 55', '20', 'man', '1972-01', '2027-01'],
  ['after special work, a woman at 45', '20', 'woman', '1982-01', '2027-01'],
  ['for illness, at 50', '30', 'man', '1977-01', '2027-01'],
  ['for illness, a woman at 45', '30', 'woman', '1982-01', '2027-01'],
  ['by 退职, at any age', '31', 'man', '1990-01', '1990-01']
] as const)('who retires %s (%s) may from the month it allows', (_, kind, sex, born, month) => {
  expect(firstRetireMonth(numberOf(born, sex), '1', kind)).toBe(month)
})
