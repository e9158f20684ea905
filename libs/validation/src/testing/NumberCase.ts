/**
 * The table `cases/numbers.json` (共用用例): inputs for every number module, and whether each is one or why it is refused. Where it is one,
 * `value` is its canonical spelling when that differs.
 */
import type { NumberReason } from '../numbers/NumberResult.ts'
import { isEmpty } from '../rules/isEmpty.ts'
import type { RuleCase } from './RuleCase.ts'

export interface NumberCase {
  readonly number: string
  readonly input: string
  readonly expected: 'ok' | NumberReason
  readonly value?: string
  readonly why: string
}

export interface NumberCases {
  /** The day (yyyy-mm-dd) the cases are written for. */
  readonly today: string
  /** The rule function of each number module. */
  readonly rules: Readonly<Record<string, string>>
  readonly cases: readonly NumberCase[]
}

/** The same rows for the rules of those numbers, which pass what counts as empty. */
export const ruleCasesOf = ({ rules, cases }: NumberCases): readonly RuleCase[] =>
  cases.map(({ number, input, expected, why }) => ({
    fn: rules[number] ?? number,
    param: '',
    input,
    expected: expected === 'ok' || isEmpty(input) ? 'pass' : 'fail',
    why
  }))
