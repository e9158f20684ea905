/**
 * Where a step stands in its flow (步骤位置): current index, next and last (the one before) follow from the keyed list (spec §4.2). A step that the flow
 * does not have comes from smartGuide, where the plan is made that leaves it out, and leads nowhere; so does the first one come from nowhere.
 * Example: themeNotice of a scene with questions → last smartGuide, next conditionsPreCheck.
 */
import type { Step, StepKey } from './steps.ts'

export interface StepPosition {
  /** −1 for a step that the flow does not have. */
  readonly currentIndex: number
  readonly next: Step | undefined
  readonly last: Step | undefined
}

const byDefault: StepKey = 'smartGuide'

export function stepPosition(steps: readonly Step[], current: StepKey): StepPosition {
  const currentIndex = steps.findIndex(({ key }) => key === current)
  if (currentIndex < 0) return { currentIndex, next: undefined, last: steps.find(({ key }) => key === byDefault) }
  return { currentIndex, next: steps[currentIndex + 1], last: steps[currentIndex - 1] }
}
