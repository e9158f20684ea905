import type { Step } from '@ljonething/domain/steps/steps'
import { allSteps } from '@ljonething/domain/steps/steps'
import { Stepper } from '@ljonething/ui/Stepper'
import { useFlow } from './FlowContext.ts'
import { progressOf } from './flowSteps.ts'
import { useHandling } from '../HandlingContext.ts'

interface StepBarProps {
  readonly steps: readonly Step[]
  readonly applyNo: string | undefined
}

/** The steps of this handling (步骤条): done ones lead back; after submitting none does. The introduction is not counted. */
export const StepBar = ({ steps, applyNo }: StepBarProps) => {
  const { current, goTo } = useFlow()
  const progress = useHandling(({ plan, state }) => progressOf(plan, state, applyNo))
  const shown = steps
    .filter((step) => step.key !== 'themeMiddle')
    .map(({ key, label }) => ({
      id: key,
      label,
      state: key === current ? ('current' as const) : progress[key] ? ('done' as const) : ('next' as const)
    }))
  const go = (id: string) => {
    const step = allSteps.find(({ key }) => key === id)
    if (step !== undefined) goTo(step.key, { review: false })
  }
  return <Stepper steps={shown} current={current} onSelect={go} canSelect={(_step, of) => of === 'done' && applyNo === undefined} />
}
