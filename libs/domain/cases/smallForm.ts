/** A form of a few fields and materials (小表单), described as every form is, for tests that speak of one thing at a time. */
import { describeForm } from '../src/form/describeForm.ts'
import type { Field, FormDescription, FormValues, Material } from '../src/form/FormDescription.ts'
import { planScene } from '../src/plan/planScene.ts'
import type { FieldTemplate, FormTemplate, LinkageRule, MaterialTemplate } from '../src/scene/FormTemplate.ts'
import type { Scene } from '../src/scene/Scene.ts'
import { context, dictionaries, newborn } from './sceneFiles.ts'

export const fieldTemplate = (name: string, more: Partial<FieldTemplate> = {}): FieldTemplate => ({
  id: `G^${name}`,
  name,
  label: name.toUpperCase(),
  typeName: 'text',
  matters: '*',
  required: false,
  fieldType: 'field',
  ...more
})
export const materialTemplate = (more: Partial<MaterialTemplate> = {}): MaterialTemplate => ({
  code: 'X',
  label: '证明',
  matters: '*',
  required: true,
  accept: 'pdf',
  maxSizeMB: 5,
  maxCount: 2,
  rule: [],
  source: '',
  filereuse: '0',
  signFlag: '0',
  isform: '0',
  ...more
})

export interface FormParts {
  readonly fields?: readonly FieldTemplate[]
  readonly materials?: readonly MaterialTemplate[]
  readonly linkage?: readonly LinkageRule[]
  readonly form?: Partial<FormTemplate>
}
export const formWith = ({ fields = [], materials = [], linkage = [], form = {} }: FormParts): FormDescription => {
  const scene: Scene = {
    ...newborn,
    preChecks: [],
    materials,
    guide: { title: '', questions: [] },
    form: { formmodelinfo: 'FM', formmodeltype: '2', groups: [{ code: 'G', name: 'G', fields }], linkage, ...form }
  }
  return describeForm(planScene(scene, {}, context), dictionaries)
}
export const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items
  if (item === undefined) throw new Error('nothing is there')
  return item
}
export const fieldOf = (more: Partial<FieldTemplate> = {}): Field =>
  first(first(formWith({ fields: [fieldTemplate('x', more)] }).allfield).fieldList)
export const materialOf = (more: Partial<MaterialTemplate> = {}): Material =>
  first(formWith({ materials: [materialTemplate(more)] }).allfile)
export const valuesOf = (given: Readonly<Record<string, string>>): FormValues =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`G^${name}`, value]))
