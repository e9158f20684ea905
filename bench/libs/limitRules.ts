/**
 * The limit for rule lists: one function with a line per field, each reading its field by name, calling its hand-written check directly and
 * pointing to its finished message; nothing is allocated for what passes. The lines are put together here, since a hundred alike say nothing.
 */
import { compileFunction } from 'node:vm'
import { limitCitizenId } from './limitCitizenId.ts'
import { limitCreditCode } from './limitCreditCode.ts'
import { limitEmail } from './limitEmail.ts'
import type { Kind, SampleField, SampleRecord } from './sampleRecords.ts'

interface Issue {
  readonly name: string
  readonly text: string
}

const digits = (text: string, from: number, to: number): boolean => {
  if (text.length < from || text.length > to) return false
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit >>> 0 > 9) return false
  }
  return true
}

const letters = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const small = code | 32
    if ((code < 48 || code > 57) && (small < 97 || small > 122)) return false
  }
  return text.length > 0
}

const width = (text: string): number => {
  let total = 0
  for (let at = 0; at < text.length; at += 1) total += text.charCodeAt(at) < 128 ? 1 : 2
  return total
}

const known = {
  digits,
  letters,
  width,
  citizenId: limitCitizenId,
  creditCode: limitCreditCode,
  email: limitEmail,
  decimal: /^-?[0-9]+(?:\.[0-9]{1,2})?$/
}

const passes: Readonly<Record<Kind, string>> = {
  code: 'text.charCodeAt(0) > 32',
  date: 'text.charCodeAt(0) > 32',
  address: 'text.length > 0 && (text.length <= 50 || width(text) <= 100)',
  name: 'text.length > 0 && (text.length <= 10 || width(text) <= 20)',
  citizenId: 'citizenId(text, 20260101)',
  mobile: 'digits(text, 11, 11) && text.charCodeAt(0) === 49 && text.charCodeAt(1) >= 51',
  email: 'email(text)',
  creditCode: 'creditCode(text)',
  digits: 'digits(text, 1, 12)',
  decimal: 'decimal.test(text)',
  letters: 'letters(text)',
  postcode: 'digits(text, 6, 6)',
  bankCard: 'digits(text, 13, 19) && text.charCodeAt(0) !== 48'
}

/** The limit for records of these fields. */
export const limitRules = (fields: readonly SampleField[]): ((record: SampleRecord) => readonly Issue[]) => {
  const line = ({ name, kind }: SampleField, at: number) => `text = record.${name}; if (!(${passes[kind]})) found.push(issues[${at}])`
  const issues = fields.map(({ name, kind }): Issue => ({ name, text: `[${name}]字段${kind}` }))
  return compileFunction(`return (record) => { const found = []; let text; ${fields.map(line).join('\n')}; return found }`, [
    ...Object.keys(known),
    'issues'
  ])(...Object.values(known), issues)
}
