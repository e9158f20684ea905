/**
 * What of a correction answers one department's request (对补正要求的答复), and the line of its case that says how much. Pure.
 * Example: two fields and a material changed, of which it asked for one field → 已补正 1 项内容.
 */
import type { CorrectionRequest } from '@ljonething/domain/cases/correction'
import type { CorrectedForm } from '@ljonething/domain/form/correctForm'

export const ownChanges = (changed: CorrectedForm['changed'], request: CorrectionRequest): CorrectedForm['changed'] => ({
  fields: changed.fields.filter((id) => request.fields.some((field) => field.id === id)),
  materials: changed.materials.filter((code) => request.materials.some((material) => material.code === code))
})

export const noteOf = ({ fields, materials }: CorrectedForm['changed']): string => {
  const parts = [
    ...(fields.length === 0 ? [] : [`${fields.length} 项内容`]),
    ...(materials.length === 0 ? [] : [`${materials.length} 份材料`])
  ]
  return `已补正 ${parts.join('、')}`
}
