/**
 * The whole application (一件事申请): how many of its cases stand open or ended well, refused or withdrawn, and the group that follows.
 * In progress while any case is open; once all are finished, not passed when any was refused, otherwise success; withdrawn cases
 * count only when every case is withdrawn. Cases of unknown status are left out; without a known case there is no group.
 * Source: spec §4.1, rulings 4.1. Example: statuses 11 and 9 → 'inProgress'; 16 and 51 → 'success'; none → undefined.
 */
import { outcomeOf } from './caseStatus.ts'
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
