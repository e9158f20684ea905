/**
 * A material that is filled in and signed by hand (空白样表) as a printable document with what is filled in already (套打): the given fields by their
 * groups, as the form shows them, and a place to sign. Pure.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { describeForm } from '@ljonething/domain/form/describeForm'
import { foldForm } from '@ljonething/domain/form/foldForm'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { withKnown } from '@ljonething/domain/form/lockKnown'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { MaterialTemplate } from '@ljonething/domain/scene/FormTemplate'
import { createHash } from 'node:crypto'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { CatalogueScene } from '../catalogue/readScenes.ts'
import type { FilledBlank } from '../documents/FilledBlank.ts'
import { printedGroup } from '../documents/makeApplicationDocument.ts'
import { beijingTime } from '../platform/businessDay.ts'
import { lockedFor, userTypeOf } from '../plans/planForm.ts'
import { formTitle } from './printedApplication.ts'

export interface BlankFacts {
  readonly user: UserInfo
  readonly material: Pick<MaterialTemplate, 'label'>
  readonly at: Date
}

export const filledBlank = (
  catalogue: Catalogue['Service'],
  entry: CatalogueScene,
  given: FormValues,
  { user, material, at }: BlankFacts
): FilledBlank => {
  const { scene } = entry
  const generatedAt = beijingTime(at)
  const fields = (scene.form?.groups ?? []).flatMap((group) =>
    group.fields.flatMap((field) => (Object.hasOwn(given, field.id) ? [{ group, field, matters: [], reasons: [] }] : []))
  )
  const plan = planScene(scene, {}, { region: scene.region, userType: userTypeOf(user), today: generatedAt.slice(0, 10) })
  const description = lockedFor(user, entry, describeForm({ ...plan, fields, materials: [] }, catalogue.dictionaries))
  const values = withKnown(description, foldForm(description, given))
  const names = { dictionaries: description.dictionaries, regionPath: catalogue.regionPath }
  const dataHash = createHash('sha256')
    .update(JSON.stringify([material.label, values]))
    .digest('hex')
  return {
    title: formTitle(scene, material),
    sceneName: scene.name,
    documentNumber: dataHash.slice(0, 12).toUpperCase(),
    generatedAt,
    dataHash,
    groups: description.allfield.flatMap((group) => printedGroup(group, new Set(), ({ id }) => values[id] ?? '', names)),
    signatures: [{ place: 'applicant', label: '签名或盖章' }]
  }
}
