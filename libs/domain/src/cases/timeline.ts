/**
 * Progress of a case (办件进度): 申报 → 预审 → 受理 → 办理 → 办结 → 送达 as the log of one case shows it.
 * Each step is `done` (with the time it was completed), `current` (the time since when), `blocked` (补正, 挂起 or a refusal; the
 * time it stopped) or `next` (no time). At most one step is current or blocked; steps before it are done, steps after it next.
 * Times are those of the log, unformatted. Total on any log. Source: spec §4.1, visual design.
 * Example: a case moved 1→2→6 → 申报 done, 预审 blocked (待补正), the rest next.
 */
import { labelOf, stageOf } from './caseStatus.ts'
import type { CaseStage } from './caseStatus.ts'
import type { Case } from './lifecycle.ts'

export type StepState = 'done' | 'current' | 'blocked' | 'next'

export interface TimelineStep {
  readonly stage: CaseStage
  readonly label: string
  readonly state: StepState
  readonly at?: string
  /** The label of the case's status, on the step where the case stands. */
  readonly status?: string
  readonly note?: string
}

export const stageLabels = {
  apply: '申报',
  preReview: '预审',
  accept: '受理',
  process: '办理',
  conclude: '办结',
  deliver: '送达'
} as const satisfies Readonly<Record<CaseStage, string>>

export const caseStages: readonly CaseStage[] = ['apply', 'preReview', 'accept', 'process', 'conclude', 'deliver']

interface Standing {
  readonly position: number
  readonly state: Exclude<StepState, 'next'>
  readonly completedAt: readonly string[]
  readonly since: string
}

/** How one log entry moves the standing: a done stage hands over to the following one, stages passed over count as completed. */
const step = (before: Standing, status: number, at: string): Standing => {
  const row = stageOf(status)
  if (row === undefined) return before
  const position = row.stage === 'same' ? before.position : caseStages.indexOf(row.stage)
  const completed = row.mark === 'done' ? position + 1 : position
  const completedAt = Array.from({ length: completed }, (_, index) => before.completedAt[index] ?? at)
  const handedOver = row.mark === 'done' && completed < caseStages.length
  return { position: handedOver ? completed : position, state: handedOver ? 'current' : row.mark, completedAt, since: at }
}

const standingOf = (theCase: Case): Standing => {
  const start: Standing = { position: 0, state: 'current', completedAt: [], since: theCase.receivedAt }
  return theCase.log.reduce((standing, entry) => step(standing, entry.to, entry.at), step(start, 1, theCase.receivedAt))
}

export function timelineOf(theCase: Case, labels: Readonly<Record<CaseStage, string>> = stageLabels): readonly TimelineStep[] {
  const { position, state, completedAt, since } = standingOf(theCase)
  const note = theCase.log.at(-1)?.note
  return caseStages.map((stage, index): TimelineStep => {
    const label = labels[stage]
    if (index < position) return { stage, label, state: 'done', at: completedAt[index] ?? since }
    if (index > position) return { stage, label, state: 'next' }
    return { stage, label, state, at: since, status: labelOf(theCase.status), ...(note === undefined ? {} : { note }) }
  })
}
