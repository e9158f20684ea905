/**
 * Generated forms of this handling that are not signed, at their materials (待签材料), as the service would refuse them: asked anew, as others sign
 * elsewhere. What the service does not tell now it tells at the submit.
 */
import type { FieldIssue } from '@ljonething/domain/form/FormDescription'
import { signedStanding, unsignedIssue } from '@ljonething/domain/signing/unsignedIssue'
import type { FormStore } from '@ljonething/forms/engine/FormStore'
import type { QueryClient } from '@tanstack/react-query'
import type { HandlingNow } from '../HandlingContext.ts'
import { handlingPlace } from './handlingPlace.ts'
import { signingQuery } from '../../signing/SigningPlace.ts'

export const unsignedMaterials = async (client: QueryClient, now: () => HandlingNow, form: FormStore): Promise<readonly FieldIssue[]> => {
  const files = form.files()
  const asked = form.description.allfile.map(async (material) => {
    const given = files[material.id] ?? []
    // What was uploaded is signed by hand, as far as anybody knows here.
    if (!material.needSign || given.some(({ isApplyForm }) => !isApplyForm)) return []
    const standings = given.map(async (file) =>
      signedStanding(await client.fetchQuery(signingQuery(handlingPlace(now, material, file, now().state.values))))
    )
    return unsignedIssue(material, await Promise.all(standings).catch(() => [])) ?? []
  })
  return (await Promise.all(asked)).flat()
}
