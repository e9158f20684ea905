/**
 * 月度申报状态: how a project stands in the calendar of applications: 0 ended, 1 not started, 2 applying.
 * A project without a period can always be applied for. Source: spec §4.2. Example: before its first day → '1'.
 */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'
import { declarationOn } from './declarationStatus.ts'
import type { DeclarationPeriod } from './declarationStatus.ts'

export const monthlyApplyState = codeTable({
  ended: ['0', '已结束'],
  notStarted: ['1', '未开始'],
  applying: ['2', '申报中']
})

export type MonthlyApplyState = CodeOf<typeof monthlyApplyState>

export function applyStateOn(periods: readonly DeclarationPeriod[], today: string): MonthlyApplyState {
  const { status, toStartDays } = declarationOn(periods, today)
  if (status !== '1') return monthlyApplyState.code.applying
  return toStartDays > 0 ? monthlyApplyState.code.notStarted : monthlyApplyState.code.ended
}
