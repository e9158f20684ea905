/**
 * One row of `cases/numbers.json` (共用用例): an input for a number module, and whether it is one or why it is refused. Where it is one, `value`
 * is its canonical spelling when that differs.
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

const fnOf: Readonly<Record<string, string>> = {
  CitizenId: '_checkIdCard',
  SocialCreditCode: '_checkCreditCode',
  BankCard: '_checkBankCard',
  MobilePhone: '_checkMobile',
  Landline: '_checkLandline',
  UnitPhone: '_checkUnitPhone',
  UnitNumber: '_checkUnitNo',
  BirthCertificate: '_checkBirthCertNo',
  DisabledPersonId: '_checkDisabledCard',
  CremationCertificate: '_checkCremationNo',
  Email: '_checkEmail',
  WebAddress: '_checkUrl'
}

/** The same row for the rule of that number, which passes what counts as empty. */
export const ruleCaseOf = ({ number, input, expected, why }: NumberCase): RuleCase => ({
  fn: fnOf[number] ?? number,
  param: '',
  input,
  expected: expected === 'ok' || isEmpty(input) ? 'pass' : 'fail',
  why
})
