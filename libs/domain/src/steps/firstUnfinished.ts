/**
 * Where a deep link leads (步骤校验): to the wanted step when everything before it is finished, else to the first unfinished step, with
 * the reason in Chinese (spec §2.1 as ruled). A step the scene leaves out leads to the next one shown.
 * Example: themeForm wanted, nothing done → `{ step: 'smartGuide', reason: '请先完成“答题引导”，再进入“填写表单”。' }`.
 */
import { allSteps } from './steps.ts'
import type { Step, StepKey } from './steps.ts'

/** Steps the person has finished. */
export type StepProgress = Readonly<Partial<Record<StepKey, boolean>>>

export interface StepEntrance {
  readonly step: StepKey
  /** Why another step than the wanted one is entered. */
  readonly reason?: string
}

/** Reading the introduction is never a duty. */
const isFinished = (step: Step, progress: StepProgress): boolean => step.key === 'themeMiddle' || progress[step.key] === true

/** The first step that is not finished; the last one when all are. */
export const firstUnfinished = (steps: readonly Step[], progress: StepProgress): Step | undefined =>
  steps.find((step) => !isFinished(step, progress)) ?? steps.at(-1)

const positionOf = (key: StepKey): number => allSteps.findIndex((step) => step.key === key)

export function enterStep(steps: readonly Step[], wanted: StepKey, progress: StepProgress): StepEntrance {
  const target = steps.find((step) => positionOf(step.key) >= positionOf(wanted)) ?? steps.at(-1)
  if (target === undefined) return { step: 'themeMiddle' }
  const unfinished = steps.slice(0, steps.indexOf(target)).find((step) => !isFinished(step, progress))
  if (unfinished !== undefined) return { step: unfinished.key, reason: `请先完成“${unfinished.label}”，再进入“${target.label}”。` }
  return { step: target.key }
}
