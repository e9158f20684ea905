/**
 * Where a draft goes on (继续办理): the address of the step it stopped at. The form is opened from a draft under its own name (spec §2.1); a step that
 * is none leads to the form. Example: step `themeMaterial` → /themeWrapper/themeMaterial, 上传材料.
 */
import { stepLabel, stepOfRoute } from '@ljonething/domain/steps/steps'
import type { StepKey, StepRoute } from '@ljonething/domain/steps/steps'
import { stepPath } from '../../handling/steps/flowSteps.ts'

const fromDraft: Readonly<Partial<Record<StepKey, StepRoute>>> = {
  themeForm: 'themeFormReset',
  successfulHandling: 'themeFormReset',
  doThingAppraise: 'themeFormReset'
}

export const draftStep = (step: string) => {
  const key = stepOfRoute(step) ?? 'themeForm'
  return { path: stepPath(fromDraft[key] ?? key), label: stepLabel(key) }
}
