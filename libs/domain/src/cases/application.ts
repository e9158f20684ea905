/**
 * 一件事申请: the group of a whole application from its cases, one per matter. In progress while any case is; once all are finished,
 * not passed when any was refused, otherwise success; withdrawn cases count only when every case is withdrawn.
 * Cases of unknown status are left out; without a known case there is no group. Source: spec §4.1.
 * Example: statuses 11 and 9 → 'inProgress'; 16 and 51 → 'success'; none → undefined.
 */
import { groupOf, parseStatus, withdrawnStatus } from './caseStatus.ts'
import type { CaseGroup } from './caseStatus.ts'

export type GroupTally = Readonly<Record<CaseGroup, number>>

/** How many cases stand in each group. */
export function tallyOf(statuses: readonly unknown[]): GroupTally {
  const tally = { inProgress: 0, notPassed: 0, success: 0 }
  for (const status of statuses) {
    const group = groupOf(status)
    if (group !== undefined) tally[group] += 1
  }
  return tally
}

export function applicationGroup(statuses: readonly unknown[]): CaseGroup | undefined {
  const known = statuses.filter((status) => parseStatus(status) !== undefined)
  if (known.length === 0) return undefined
  const kept = known.filter((status) => parseStatus(status) !== withdrawnStatus)
  const tally = tallyOf(kept)
  if (tally.inProgress > 0) return 'inProgress'
  return tally.notPassed > 0 || kept.length === 0 ? 'notPassed' : 'success'
}
