/**
 * The small form of the pre-checks (核验信息): every parameter asked once. A parameter that is a field of the combined form is that field
 * and shares its value; others are text of their own (`PRECHECK^name`); session and address are not asked.
 */
import type { Field, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { preCheckParams } from '@ljonething/domain/scene/preCheckParams'
import type { PreCheckParam } from '@ljonething/domain/scene/preCheckParams'
import type { PreCheck, Scene } from '@ljonething/domain/scene/Scene'

const ownGroup = 'PRECHECK'
const params: Readonly<Record<string, PreCheckParam>> = preCheckParams

const ownField = (name: string, label: string, value: string): Field => ({
  id: `${ownGroup}^${name}`,
  name,
  label,
  value,
  remark: '',
  placeholder: '',
  dataSource: '',
  typeName: 'text',
  hidden: '0',
  fieldType: 'field',
  disable: '0',
  rule: name === 'aac147002' ? JSON.stringify([{ fn: '_checkIdCard', param: '', message: '' }]) : '[]',
  area: '',
  maxLength: undefined,
  dateFormat: '',
  extField: name === 'aac147002' ? { sensitive: '2' } : name === 'aac003001' ? { sensitive: '1' } : {},
  jsStr: '',
  catalogeType: '0',
  formmodelinfo: '',
  formmodeltype: '',
  originalField: { jsonFlag: '0', separator: '', dictType: '', synFlag: '1', dictParentCode: '', dictRootCode: '' },
  matters: [],
  columns: [],
  isHidden: false,
  disabled: false,
  isOneLine: false,
  componentType: 'text',
  isRemoteSearch: false,
  timePickerInfo: undefined,
  isCollapsible: false
})

const plain = (field: Field): Field => ({ ...field, hidden: '0', isHidden: false, isCollapsible: false, jsStr: '' })

export const checkForm = (
  description: FormDescription,
  preChecks: readonly PreCheck[],
  scene: Scene,
  given: Readonly<Record<string, string>>
): FormDescription => {
  const fields = new Map(description.allfield.flatMap((group) => group.fieldList.map((field) => [field.name, field] as const)))
  const ofScene = new Set((scene.form?.groups ?? []).flatMap((group) => group.fields.map((field) => field.name)))
  const names = [...new Set(preChecks.flatMap(({ check }) => check.params))]
  const asked = names.flatMap((name): Field[] => {
    const field = fields.get(name)
    if (field !== undefined) return [plain(field)]
    const param = params[name]
    if (ofScene.has(name) || (param !== undefined && param.from !== 'person')) return []
    return [ownField(name, param?.label ?? name, given[name] ?? '')]
  })
  return {
    ...description,
    allfile: [],
    allfield: asked.length === 0 ? [] : [{ code: ownGroup, name: '核验所需信息', fieldList: asked, isCollapsible: false }]
  }
}

const isOwn = (id: string): boolean => id.startsWith(`${ownGroup}^`)

/** Values that belong to the combined form, by whole id. */
export const formValuesOf = (values: FormValues): FormValues => Object.fromEntries(Object.entries(values).filter(([id]) => !isOwn(id)))

/** Parameters that are no field of the form, by name. */
export const checkParamsOf = (values: FormValues): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).flatMap(([id, value]) => (isOwn(id) ? [[shortId(id), value] as const] : [])))
