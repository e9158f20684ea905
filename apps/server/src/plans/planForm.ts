/**
 * Plan and form of a scene for one person, as the service sees them: the same pure functions the portal runs, on the scene the service holds, and
 * what the person's identity gives locked. Those made last are kept: most people answer alike, and are asked for one form several times.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { userType } from '@ljonething/domain/codes/user'
import { describeForm } from '@ljonething/domain/form/describeForm'
import { lockKnown } from '@ljonething/domain/form/lockKnown'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { linesOf } from '@ljonething/domain/plan/linesOf'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Plan, PlanContext } from '@ljonething/domain/plan/Plan'
import type { Answers } from '@ljonething/domain/scene/Scene'
import { createHash } from 'node:crypto'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { CatalogueScene } from '../catalogue/readScenes.ts'
import { prefillFor } from './prefill.ts'

export interface PlannedForm {
  readonly plan: Plan
  readonly description: FormDescription
}

/** In the old code; of whoever is not logged in that of a visitor. */
export const userTypeOf = (user: UserInfo | undefined): string => user?.userType ?? userType.code.tourist

/** Forms, of some 200 KB each. */
const mostKept = 200
const kept = new WeakMap<Catalogue['Service'], Map<string, PlannedForm>>()

const made = (catalogue: Catalogue['Service'], { scene }: CatalogueScene, answers: Answers, context: PlanContext): PlannedForm => {
  const plan = planScene(scene, answers, context)
  return { plan, description: describeForm(plan, catalogue.dictionaries) }
}

const formOf = (catalogue: Catalogue['Service'], entry: CatalogueScene, answers: Answers, context: PlanContext): PlannedForm => {
  const forms = kept.get(catalogue) ?? new Map<string, PlannedForm>()
  kept.set(catalogue, forms)
  const key = createHash('sha256')
    .update(JSON.stringify([entry.hash, answers, context]))
    .digest('base64')
  const form = forms.get(key) ?? made(catalogue, entry, answers, context)
  // What was asked for last goes last.
  forms.delete(key)
  forms.set(key, form)
  const [oldest] = forms.keys()
  if (forms.size > mostKept && oldest !== undefined) forms.delete(oldest)
  return form
}

/** The form with what the person's identity gives, locked. */
export const lockedFor = (user: UserInfo | undefined, { scene }: CatalogueScene, description: FormDescription): FormDescription =>
  lockKnown(description, user === undefined ? [] : prefillFor(scene, user).filter(({ isOpen }) => !isOpen))

export const planForm = (
  catalogue: Catalogue['Service'],
  entry: CatalogueScene,
  answers: Answers,
  { user, ...facts }: { readonly region: string; readonly user: UserInfo | undefined; readonly today: string }
): PlannedForm => {
  const { plan, description } = formOf(catalogue, entry, answers, { ...facts, userType: userTypeOf(user) })
  return { plan, description: lockedFor(user, entry, description) }
}

/** Of these matters of the plan alone, whichever else it has. */
export const formOfMatters = (
  catalogue: Catalogue['Service'],
  entry: CatalogueScene,
  plan: Plan,
  codes: readonly string[],
  user: UserInfo | undefined
): FormDescription => lockedFor(user, entry, describeForm({ ...plan, ...linesOf(plan, codes) }, catalogue.dictionaries))
