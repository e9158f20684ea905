/**
 * Eligibility (资格核验): whether a register's answer lets a person pass. `typeNotZero` fails on type "0"; `typeEquals` wants the success value ("1"
 * unless configured); `inverted` passes when the register says no; `gte` wants a number; `offlineStatus` stops on "-1" and "9". A
 * register that does not answer lets nobody pass. Nothing throws. Source: spec §4.2, rulings 4.2 and 7. Example: typeNotZero and { type: '0' }
 * → failed; inverted and { type: '0' } → passed.
 */
import { offlineHandlingStatus } from '../codes/offlineHandlingStatus.ts'

export type EligibilityMode = 'typeNotZero' | 'typeEquals' | 'inverted' | 'gte' | 'offlineStatus'

export interface EligibilityCheck {
  readonly mode: EligibilityMode
  readonly success?: string | undefined
  readonly blockOn?: readonly string[] | undefined
}

/** What a register says besides its verdict (登记信息), by answer key: of the person with the number `of`, else of the one it was asked about. */
export interface FactsOf {
  readonly of?: string
  readonly values: Readonly<Record<string, string>>
}

/** What the register said: its type or flag; undefined when it said nothing. */
export type RegisterAnswer = { readonly type: string; readonly facts?: readonly FactsOf[] } | undefined

export type Eligibility = { readonly passed: true } | { readonly passed: false; readonly prompt?: string }

const passed: Eligibility = { passed: true }
const failed: Eligibility = { passed: false }
const passedIf = (condition: boolean): Eligibility => (condition ? passed : failed)

const offlinePrompts = {
  '-1': '该人员有其他业务正在办理中，请办结后再申请',
  '9': '该人员的业务数据存在异常，请到经办窗口核实'
} as const satisfies Readonly<Record<string, string>>

const blockingFlags: readonly string[] = Object.keys(offlinePrompts)

function judgeOfflineStatus(flag: string, blockOn: readonly string[]): Eligibility {
  if (!blockOn.includes(flag)) return passed
  return { passed: false, prompt: new Map<string, string>(Object.entries(offlinePrompts)).get(flag) ?? offlineHandlingStatus.labelOf(flag) }
}

const reaches = (value: string, least: string): boolean => value.trim() !== '' && Number(value) >= Number(least)

export function judgeEligibility(check: EligibilityCheck, answer: RegisterAnswer): Eligibility {
  if (answer === undefined) return failed
  switch (check.mode) {
    case 'inverted':
      return passedIf(answer.type === '0')
    case 'typeNotZero':
      return passedIf(answer.type !== '0')
    case 'typeEquals':
      return passedIf(answer.type === (check.success ?? '1'))
    case 'gte':
      return passedIf(reaches(answer.type, check.success ?? '1'))
    case 'offlineStatus':
      return judgeOfflineStatus(answer.type, check.blockOn ?? blockingFlags)
  }
}

/** What the register's flag says of why it stops, which is more exact than what the scene says of the check. */
export const promptOf = (check: EligibilityCheck, answer: RegisterAnswer): string | undefined => {
  const judged = judgeEligibility(check, answer)
  return judged.passed ? undefined : judged.prompt
}
