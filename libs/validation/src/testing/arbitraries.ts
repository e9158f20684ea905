/** Arbitraries of valid numbers and of texts that are nearly none. */
import fc from 'fast-check'

export const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
export const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789-Xx@.:/ABH中\u{20bb7}\ud800 '), maxLength: 30 })
)

/** Two digits of a calendar part. */
const two = (value: number): string => String(value).padStart(2, '0')

export const citizenId = fc
  .record({
    province: fc.constantFrom('11', '15', '23', '37', '46', '50', '54', '65', '71', '81', '82', '91'),
    area: digits(4),
    date: fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2026-11-19T00:00:00Z'), noInvalidDate: true }),
    sequence: digits(3)
  })
  .map(({ province, area, date, sequence }) => {
    const body = `${province}${area}${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}${sequence}`
    const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
    return body + '10X98765432'.charAt(weights.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11)
  })

export const creditCode = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 17, maxLength: 17 }).map((body) => {
  const sum = Array.from(body).reduce((total, character, i) => total + alphabet.indexOf(character) * (3 ** i % 31), 0)
  return body + alphabet.charAt((31 - (sum % 31)) % 31)
})

/** The text with another character at one place. */
export const changed = (text: string, at: number, character: string): string => text.slice(0, at) + character + text.slice(at + 1)

/** The day the properties are written for. */
export const today = '2026-11-20'
