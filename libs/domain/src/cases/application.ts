/**
 * The whole application (一件事申请): how many of its cases stand open or ended well, refused or withdrawn, and the group that follows.
 * In progress while any case is open; once all are finished, not passed when any was refused, otherwise success; withdrawn cases
 * count only when every case is withdrawn. Cases of unknown status are left out; without a known case there is no group.
 * Source: spec §4.1, rulings 4.1. Example: statuses 11 and 9 → 'inProgress'; 16 and 51 → 'success'; none → undefined.
 */
import { awaitsCorrection, caseGroups, labelOf, outcomeOf, withdrawnStatus } from './caseStatus.ts'
import type { CaseGroup, CaseOutcome } from './caseStatus.ts'

export type OutcomeTally = Readonly<Record<CaseOutcome, number>>

/** How many cases stand so; an end that is no success is never counted as one. */
export function tallyOf(statuses: readonly unknown[]): OutcomeTally {
  const tally = { open: 0, succeeded: 0, refused: 0, withdrawn: 0 }
  for (const status of statuses) {
    const outcome = outcomeOf(status)
    if (outcome !== undefined) tally[outcome] += 1
  }
  return tally
}

export function applicationGroup(statuses: readonly unknown[]): CaseGroup | undefined {
  const { open, succeeded, refused, withdrawn } = tallyOf(statuses)
  if (open > 0) return 'inProgress'
  if (refused > 0) return 'notPassed'
  if (succeeded > 0) return 'success'
  return withdrawn > 0 ? 'notPassed' : undefined
}

/** What is kept of an application for its lists: its group, or that it goes on although a part was refused. */
export type Standing = CaseGroup | 'partlyRefused'

/** Which of them a list shows: what goes on and was refused in part stands in two. */
export const standingsIn: Readonly<Record<CaseGroup, readonly Standing[]>> = {
  inProgress: ['inProgress', 'partlyRefused'],
  notPassed: ['notPassed', 'partlyRefused'],
  success: ['success']
}

/** Without a known case nothing is in progress and nothing succeeded. */
export function applicationStanding(statuses: readonly unknown[]): Standing {
  const { open, refused } = tallyOf(statuses)
  return open > 0 && refused > 0 ? 'partlyRefused' : (applicationGroup(statuses) ?? 'notPassed')
}

/** What of an application its owner should look at first (需要留意). */
export type Attention = 'correction' | 'refusal' | 'late' | 'withdrawn'

export interface ApplicationState {
  readonly text: string
  readonly attention?: Attention
}

/** How many of its cases are late, and wait for another's result. */
export interface CountedCases {
  readonly late: number
  readonly waiting: number
}

/**
 * The whole in words (申请状态): what waits for the person, then what was refused while others go on, then what is late, then what waits for another
 * of its matters, else its group.
 */
export function applicationState(statuses: readonly unknown[], { late, waiting }: CountedCases): ApplicationState {
  const corrections = statuses.filter(awaitsCorrection).length
  const { open, succeeded, refused } = tallyOf(statuses)
  const refusal = open > 0 && refused > 0 ? `${refused} 项未通过` : ''
  if (corrections > 0) return { text: `有 ${corrections} 项需要补正${refusal === '' ? '' : `，${refusal}`}`, attention: 'correction' }
  if (refusal !== '') return { text: `有 ${refusal}`, attention: 'refusal' }
  if (late > 0) return { text: `有 ${late} 项超过承诺时间`, attention: 'late' }
  if (waiting > 0) return { text: `${caseGroups.inProgress}，${waiting} 项等待其他事项的结果` }
  const group = applicationGroup(statuses)
  if (group === 'notPassed' && refused === 0 && succeeded === 0) return { text: labelOf(withdrawnStatus), attention: 'withdrawn' }
  return { text: caseGroups[group ?? 'inProgress'], ...(group === 'notPassed' ? { attention: 'refusal' } : {}) }
}
