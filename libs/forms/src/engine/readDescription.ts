import type { FieldGroup, FormDescription } from '@ljonething/domain/form/FormDescription'
import type { CompiledForm } from './compileForm.ts'
import { compileForm } from './compileForm.ts'
import type { LiveLinkage } from './createLinkage.ts'
import { createLinkage } from './createLinkage.ts'

/** What the engine makes of a description (表单结构); made anew with each. */
export interface DescribedForm {
  readonly description: FormDescription
  readonly form: CompiledForm
  readonly linkage: LiveLinkage
  readonly groups: ReadonlyMap<string, FieldGroup>
}

/** Of one that is sound (`soundDescription`): whoever receives it has mended it. */
export const readDescription = (description: FormDescription, today: string): DescribedForm => {
  const form = compileForm(description)
  const groups = new Map(description.allfield.map((group) => [group.code, group]))
  return { description, form, linkage: createLinkage(description, form, today), groups }
}
