/** What can be reused for what (复用规则): whose certificate a material asks for, and which materials are the same elsewhere. Pure. */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { isOn } from '@ljonething/domain/codes/flag'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import type { FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import type { LinkedCertificate, MaterialTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { Scene } from '@ljonething/domain/scene/Scene'
import type { MaterialPlace } from '../materials/fileRow.ts'

/** Undefined where the certificate is about somebody whom neither the login nor the form names. */
export const holderOf = ({ holder, owner }: LinkedCertificate, named: string, user: UserInfo): string | undefined => {
  if (holder !== undefined) return named.trim().toUpperCase()
  if (owner === 'self') return user.cardId
  return owner === 'enterprise' ? user.unionCode : undefined
}

/** The number that the form has for the holder; '' where it has none. */
export const namedHolder = ({ holder }: LinkedCertificate, { allfield }: FormDescription, values: FormValues): string => {
  const field = allfield.flatMap(({ fieldList }) => fieldList).find(({ id }) => shortId(id) === holder)
  return field === undefined ? '' : (values[field.id] ?? '')
}

/** Of everybody's certificates of a kind only those of whoever handles the matter are the same in another scene. */
const sameElsewhere = (one: LinkedCertificate | undefined, other: LinkedCertificate | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.certCode === other.certCode &&
  one.owner === other.owner &&
  one.holder === undefined &&
  other.holder === undefined

export const sameMaterials = (scenes: readonly Scene[], sceneCode: string, material: MaterialTemplate): readonly MaterialPlace[] =>
  scenes.flatMap((scene) =>
    scene.materials.flatMap(({ code, filereuse, reusableCertificate }) => {
      const isSame =
        (scene.sceneCode === sceneCode && code === material.code) ||
        (isOn(filereuse) && sameElsewhere(reusableCertificate, material.reusableCertificate))
      return isSame ? [{ sceneCode: scene.sceneCode, materialId: code }] : []
    })
  )
