import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { includedMatters } from '@ljonething/domain/plan/includedMatters'

/** What the form of a plan is asked for with (表单请求): the included matters, the answers and the region. */
export const formRequest = ({ sceneCode }: Scene, plan: Plan, region: string) => ({
  sceneCode,
  matterCodes: includedMatters(plan).map(({ code }) => code),
  answers: plan.answers,
  region
})
