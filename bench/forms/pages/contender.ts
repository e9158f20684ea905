/** What every form that is measured offers (受测表单), and the fields it is made of: those of the long form, in words that no library owns. */
import type { Field } from '@ljonething/domain/form/FormDescription'
import { manyFields } from '@ljonething/forms/testing/manyFields'
import { isRequired } from '@ljonething/validation/rules/requiredRule'
import { parseRules } from '@ljonething/validation/rules/parseRules'

export interface PlainField {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly kind: 'text' | 'select' | 'date'
  readonly required: boolean
  /** What a text has to look like; '' always passes. */
  readonly pattern: RegExp | undefined
}

export interface PlainSection {
  readonly title: string
  readonly fields: readonly PlainField[]
}

export interface Contender {
  readonly mount: (root: HTMLElement, count: number) => void
  /** Checks everything and shows what is wrong. */
  readonly validate: () => unknown
  /** Shown errors, one each. */
  readonly errors: string
}

const patterns: Readonly<Record<string, RegExp>> = {
  _checkMaxLength: /^[^]{0,60}$/,
  _checkMobile: /^1[3-9]\d{9}$/,
  _checkUpperCase: /^[A-Z]+$/
}

const plain = ({ name, label, remark, componentType, rule }: Field): PlainField => {
  const rules = parseRules(rule)
  return {
    id: name,
    label,
    hint: remark,
    kind: componentType === 'select' || componentType === 'date' ? componentType : 'text',
    required: isRequired(rules),
    pattern: rules.map(({ fn }) => patterns[fn]).find((found) => found !== undefined)
  }
}

export const sectionsOf = (count: number): readonly PlainSection[] =>
  manyFields(count).allfield.map(({ name, fieldList }) => ({ title: name, fields: fieldList.map(plain) }))

export const choices = (manyFields(1).dictionaries['MZ'] ?? []).map(({ value, name }) => ({ value, label: name }))

/** The linkage: the first choice of one field makes another required. */
export const linked = { choice: 'f1', is: '1', target: 'f12' } as const

const empty = '请填写'
const wrong = '格式有误，请检查'

export const problemOf = ({ required, pattern }: PlainField, value: string, isLinked = false): string =>
  value === '' ? (required || isLinked ? empty : '') : pattern === undefined || pattern.test(value) ? '' : wrong

/** Told to the program that measures. */
export const offer = (contender: Contender): void => void Object.assign(globalThis, { contender })
