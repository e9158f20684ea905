/**
 * Plan and form of a scene for one person, as the service sees them: the same pure functions the portal runs, on the scene the service holds, and
 * what the person's identity gives locked.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { describeForm } from '@ljonething/domain/form/describeForm'
import { lockKnown } from '@ljonething/domain/form/lockKnown'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Answers } from '@ljonething/domain/scene/Scene'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { CatalogueScene } from '../catalogue/readScenes.ts'
import { prefillFor } from './prefill.ts'

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
  const known = facts.user === undefined ? [] : prefillFor(scene, facts.user).filter(({ isOpen }) => !isOpen)
  return { plan, description: lockKnown(describeForm(plan, catalogue.dictionaries), known) }
}
