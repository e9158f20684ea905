/**
 * Which form a print template makes (打印模板): that of the whole scene (`formmodelinfo`), or the one that a material asks for
 * (`formTemplateId`). Without a template it is the original form (原表) of the material, or of the whole. Undefined where the scene has no
 * such template, or not for this material.
 * Source: spec §3.3, §7.4, §7.5. Example: `TPL_NB_FIRSTISSUE` → `{ materialId: 'CL04' }`.
 */
import type { Scene } from './Scene.ts'

export interface TemplateTarget {
  /** The whole application unless given. */
  readonly materialId?: string
}

export const templateTarget = (
  { form, materials }: Pick<Scene, 'form' | 'materials'>,
  templateId: string,
  materialId: string | undefined
): TemplateTarget | undefined => {
  const asked: TemplateTarget = materialId === undefined ? {} : { materialId }
  if (templateId === '') return asked
  if (templateId === form?.formmodelinfo) return materialId === undefined ? {} : undefined
  const found = materials.find(({ formTemplateId }) => formTemplateId === templateId)
  return found === undefined || (materialId !== undefined && materialId !== found.code) ? undefined : { materialId: found.code }
}
