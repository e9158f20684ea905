/**
 * E-mail address (邮箱): local part, @, domain with at least one dot; no spaces.
 * Local part up to 64 characters of letters, digits, dot (not at an end, not doubled) and !#$%&'*+/=?^_`{|}~-; the whole up to 254.
 * Refused for: length (empty, local or whole too long), format.
 * Source: specification 5 and its ruling. 'name@example.com' is valid, 'name@example' is not.
 */
import { hostLabels } from '../internal/hostLabels.ts'
import { lowerDomain } from '../internal/lowerAddress.ts'
import { resultOf } from './internal/result.ts'
import type { NumberReason, NumberResult } from './NumberResult.ts'

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Most addresses are of this plain kind, which needs no closer look as long as no part can be too long. */
const plain = /^[\w-]+@[a-z\d]+(?:\.[a-z\d]+)+$/i

function reasonOf(input: string): NumberReason | undefined {
  if (input.length < 64 && plain.test(input)) return undefined
  const at = input.indexOf('@')
  if (input.length === 0 || input.length > 254 || at > 64) return 'length'
  return at > 0 && local.test(input.slice(0, at)) && hostLabels(input.slice(at + 1)) > 1 ? undefined : 'format'
}

/** Checks an address; the canonical spelling has the domain in small letters. */
export const validate = (input: string): NumberResult => resultOf(input, reasonOf(input), lowerDomain)

/** Whether `validate` accepts the address. */
export const isValid = (input: string): boolean => reasonOf(input) === undefined

/** Folds full-width forms and 。 for the dot, drops white space and writes the domain in small letters: the spelling to validate. */
export { compactEmail as compact } from '../internal/compactAddress.ts'
