/**
 * One scene filled in by one person of the sandbox in one of two ways (主题填报): the plan of the answers, the form as the service describes it to that
 * person, and its values.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { describeForm } from '@ljonething/domain/form/describeForm'
import type { Dictionaries, FormDescription } from '@ljonething/domain/form/FormDescription'
import { lockKnown } from '@ljonething/domain/form/lockKnown'
import type { Plan } from '@ljonething/domain/plan/Plan'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { prefillFor } from '@ljonething/server/plans/prefill'
import { planFor } from './answerSets.ts'
import type { AnswerSet } from './answerSets.ts'
import type { Example } from './examplesOf.ts'
import type { Offers } from './exampleValues.ts'
import { fillForm } from './fillForm.ts'
import type { FilledForm } from './fillForm.ts'

export interface SceneFilling extends FilledForm {
  readonly plan: Plan
  readonly description: FormDescription
}

export interface Filler {
  readonly user: UserInfo
  readonly example: Example
  readonly today: string
}

export const fillScene = (
  scene: Scene,
  { user, example, today }: Filler,
  set: AnswerSet,
  { dictionaries, offers }: { readonly dictionaries: Dictionaries; readonly offers: Offers }
): SceneFilling => {
  const plan = planFor(scene, example.answers, set, { region: user.userRegion, userType: user.userType, today })
  const known = prefillFor(scene, user)
  const description = lockKnown(
    describeForm(plan, dictionaries),
    known.filter(({ isOpen }) => !isOpen)
  )
  const facts = { ...Object.fromEntries(known.map(({ name, value }) => [name, value])), ...example.facts }
  const filling = { facts, today, offers, dictionaries: description.dictionaries, withOptional: set === 'most' }
  return { plan, description, ...fillForm(description, filling) }
}
