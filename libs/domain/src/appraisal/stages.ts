/**
 * The stages at which a matter is rated (评价环节), and which of them a case has reached: 1 the application once it is received, 2 the acceptance
 * once the department decided on it, 3 the completion once it has ended, well or not; a case that was withdrawn is rated at none. An application is
 * rated once all its cases have ended, and never when all were withdrawn. A rating is good from 3 to 5 points and bad below; taken back it is
 * cancelled. Source: spec §3.1, §4.1. Example: log 2, 4, 5, 8 → 1 and 2; status 51 after 2 → none.
 */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'
import { isFinished, outcomeOf } from '../cases/caseStatus.ts'
import type { Case } from '../cases/lifecycle.ts'

export const appraisalStage = codeTable({
  application: ['1', '申请'],
  acceptance: ['2', '受理'],
  completion: ['3', '办结']
})
export type AppraisalStage = CodeOf<typeof appraisalStage>

export const evaluationValue = codeTable({ good: ['1', '好评'], bad: ['0', '差评'], cancel: ['2', '已撤销'] })
export type EvaluationValue = CodeOf<typeof evaluationValue>

const decidesAcceptance: readonly number[] = [7, 8]

const hasReached: Readonly<Record<AppraisalStage, (theCase: Pick<Case, 'status' | 'log'>) => boolean>> = {
  '1': () => true,
  '2': ({ log }) => log.some(({ to }) => decidesAcceptance.includes(to)),
  '3': ({ status }) => ['succeeded', 'refused'].includes(outcomeOf(status) ?? '')
}

const isWithdrawn = (status: unknown): boolean => outcomeOf(status) === 'withdrawn'

export const reachedStage = (theCase: Pick<Case, 'status' | 'log'>, stage: AppraisalStage): boolean =>
  !isWithdrawn(theCase.status) && hasReached[stage](theCase)

const notYet: Readonly<Record<AppraisalStage, string>> = {
  '1': '申请提交后即可评价',
  '2': '部门决定是否受理后即可评价',
  '3': '事项办结后即可评价'
}

/** When a stage that has not been reached can be rated. */
export const whenRateable = ({ status }: Pick<Case, 'status'>, stage: AppraisalStage): string =>
  isWithdrawn(status) ? '这个事项已撤回，不能评价' : notYet[stage]

/** Why an application of these cases cannot be rated as a whole; undefined where it can. */
export const whyNotRateable = (statuses: readonly unknown[]): string | undefined => {
  if (statuses.length === 0 || !statuses.every(isFinished)) return '各事项办结后即可评价'
  return statuses.every(isWithdrawn) ? '办件已撤回，不能评价' : undefined
}

const leastGood = 3

export const evaluationOf = (score: number): EvaluationValue => (score >= leastGood ? evaluationValue.code.good : evaluationValue.code.bad)
