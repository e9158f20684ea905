/**
 * Plan and form of a scene for one person, as the service sees them: the same pure functions the portal runs, on the scene the service holds.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { describeForm } from '@ljonething/domain/form/describeForm'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Answers } from '@ljonething/domain/scene/Scene'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { CatalogueScene } from '../catalogue/readScenes.ts'

export interface PlannedForm {
  readonly plan: Plan
  readonly description: FormDescription
}

const visitorType = '2'

export const planForm = (
  catalogue: Catalogue['Service'],
  { scene }: CatalogueScene,
  answers: Answers,
  facts: { readonly region: string; readonly user: UserInfo | undefined; readonly today: string }
): PlannedForm => {
  const plan = planScene(scene, answers, { region: facts.region, userType: facts.user?.userType ?? visitorType, today: facts.today })
  return { plan, description: describeForm(plan, catalogue.dictionaries) }
}
