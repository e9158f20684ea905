/**
 * Where a draft goes on (继续办理): the address of the step it stopped at. The form is opened from a draft under its own name (spec §2.1); a step that
 * is none leads to the form. Example: step `themeMaterial` → /themeWrapper/themeMaterial, 上传材料.
 */
import { allSteps, stepOfRoute } from '@ljonething/domain/steps/steps'
import type { StepKey } from '@ljonething/domain/steps/steps'

const paths = {
  themeMiddle: '/themeWrapper/themeMiddle',
  smartGuide: '/themeWrapper/smartGuide',
  themeNotice: '/themeWrapper/themeNotice',
  conditionsPreCheck: '/themeWrapper/conditionsPreCheck',
  themeForm: '/themeWrapper/themeFormReset',
  themeMaterial: '/themeWrapper/themeMaterial',
  successfulHandling: '/themeWrapper/themeFormReset',
  doThingAppraise: '/themeWrapper/themeFormReset'
} as const satisfies Readonly<Record<StepKey, string>>

export const draftStep = (step: string) => {
  const key = stepOfRoute(step) ?? 'themeForm'
  return { path: paths[key], label: allSteps.find((each) => each.key === key)?.label ?? '' }
}
