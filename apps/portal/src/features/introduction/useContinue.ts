import { firstUnfinished } from '@ljonething/domain/steps/firstUnfinished'
import { allSteps } from '@ljonething/domain/steps/steps'
import { useFlow } from '../../handling/steps/FlowContext.ts'
import { progressOf, stepsOf } from '../../handling/steps/flowSteps.ts'
import { useThisHandling } from '../../handling/HandlingContext.ts'

/** Goes on where the person stopped (继续办理): the step last looked at, or the first unfinished one before it. */
export const useContinue = () => {
  const { now } = useThisHandling()
  const { goTo } = useFlow()
  return () => {
    const { scene, plan, state } = now()
    const steps = stepsOf(scene, plan, state)
    const progress = progressOf(plan, state, undefined)
    const stopped = steps.find((step) => step.key === state.step && step.key !== 'themeMiddle')
    const position = (key: string | undefined) => allSteps.findIndex((step) => step.key === key)
    const unfinished = firstUnfinished(steps, progress)
    const target = stopped !== undefined && position(stopped.key) < position(unfinished?.key) ? stopped : unfinished
    if (target !== undefined) goTo(target.key)
  }
}
