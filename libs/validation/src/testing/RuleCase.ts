/**
 * One row of `cases/rules.json` (共用用例): a value, a rule's parameter, what surrounds the value, and whether the rule passes.
 * The library, the service and the form engine run the same rows. An absent `input` is undefined.
 */
import type { FileFacts, RuleContext, RuleSpec } from '../rules/Rule.ts'

export interface RuleCase {
  readonly fn: string
  readonly param: string
  readonly input?: unknown
  readonly fields?: Readonly<Record<string, unknown>>
  readonly files?: readonly FileFacts[]
  readonly initialValue?: unknown
  readonly remote?: Readonly<Record<string, unknown>>
  readonly expected: 'pass' | 'fail'
  readonly why: string
}

/** The rule list of a case: its one rule, with the default message. */
export const rulesOfCase = ({ fn, param }: RuleCase): readonly RuleSpec[] => [{ fn, param, message: '' }]

/** What surrounds the value of a case on the day (yyyy-mm-dd) the table is written for. */
export const contextOfCase = ({ fields, files, initialValue, remote }: RuleCase, today: string): RuleContext => ({
  label: '字段',
  today,
  valueOf: (name) => fields?.[name],
  ...(files !== undefined && { files }),
  ...(initialValue !== undefined && { initialValue }),
  ...(remote !== undefined && { remote })
})
