/**
 * Turns the answer of a register into a pre-check status (预检状态): "1" success, "0" error, "-1" unknown.
 *
 * `typeNotZero`: type "0" fails. `typeEquals`: passes when type is the success value. `inverted`: passes when the server says no, or fails to answer.
 * `gte`: numeric, at least the success value. `offlineStatus`: fails when the flag is one of `blockOn`. Source: spec §4.1, §4.2 and rulings.
 */
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import type { RegisterAnswer } from './RegisterAnswer.ts'

export type PreCheckStatus = '1' | '0' | '-1'

const status = (passes: boolean): PreCheckStatus => (passes ? '1' : '0')

export const preCheckOutcome = (check: PreCheck['check'], answer: RegisterAnswer): PreCheckStatus => {
  if (answer.kind === 'unknown') return check.mode === 'inverted' ? '1' : '-1'
  const { type } = answer
  switch (check.mode) {
    case 'typeNotZero':
      return status(type !== '0')
    case 'typeEquals':
      return status(type === (check.success ?? '1'))
    case 'inverted':
      return status(type === '0')
    case 'gte':
      return status(Number(type) >= Number(check.success ?? '0'))
    case 'offlineStatus':
      return status(!(check.blockOn ?? ['-1', '9']).includes(type))
  }
}
