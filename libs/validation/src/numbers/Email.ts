/**
 * E-mail address (邮箱): local part, @, domain with at least one dot; no spaces.
 * Local part up to 64 characters of letters, digits, dot (not at an end, not doubled) and !#$%&'*+/=?^_`{|}~-; the whole up to 254.
 * Refused for: length (empty, local or whole too long), format.
 * Source: specification 5 and its ruling. 'name@example.com' is valid, 'name@example' is not.
 */
import { isAlphanumeric } from '../internal/characters.ts'
import { compactText } from '../internal/compactText.ts'
import { hostLabels } from '../internal/hostLabels.ts'
import { resultOf } from '../internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const marks = "!#$%&'*+/=?^_`{|}~-"

function reasonOf(input: string): NumberReason | undefined {
  if (isAddress(input)) return undefined
  return input.length === 0 || input.length > 254 || input.indexOf('@') > 64 ? 'length' : 'format'
}

function isAddress(input: string): boolean {
  let at = 0
  let before = 46
  for (; at < input.length; at++) {
    const code = input.charCodeAt(at)
    if (!isAlphanumeric(code)) {
      if (code === 64) break
      if (code === 46 ? before === 46 : !marks.includes(input.charAt(at))) return false
    }
    before = code
  }
  return before !== 46 && at <= 64 && input.length <= 254 && hostLabels(input, at + 1) > 1
}

/** Checks an address; the canonical spelling has the domain in small letters. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), lowerDomain)

/** Whether `validate` accepts the address. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Folds full-width forms, drops white space and writes the domain in small letters: the spelling to validate. */
export const compact = (input: string): string => lowerDomain(compactText(input, true))

const lowerDomain = (address: string): string => address.replace(/@[^@]*$/, (domain) => domain.toLowerCase())
