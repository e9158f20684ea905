import { ruleNamed } from '@ljonething/validation/rules/registry'
import type { DictionaryOption, Field, FieldGroup, FormDescription, Material } from '../form/FormDescription.ts'

/** Parts of a form description for tests and the gallery (示例表单): every member filled in, the interesting ones given. */
export const someField = (part: Partial<Field> & { readonly name: string }): Field => ({
  id: `T1001^${part.name}`,
  label: part.name,
  value: '',
  remark: '',
  placeholder: '',
  dataSource: '',
  typeName: part.componentType ?? 'text',
  hidden: '0',
  fieldType: 'field',
  disable: '0',
  rule: '[]',
  area: '',
  maxLength: undefined,
  dateFormat: '',
  extField: {},
  jsStr: '',
  catalogeType: '0',
  formmodelinfo: '',
  formmodeltype: '',
  originalField: { jsonFlag: '0', separator: '', dictType: '', synFlag: '1', dictParentCode: '', dictRootCode: '' },
  matters: ['M01'],
  columns: [],
  isHidden: false,
  disabled: false,
  isOneLine: false,
  componentType: 'text',
  isRemoteSearch: false,
  timePickerInfo: undefined,
  isCollapsible: false,
  ...part
})

export const rules = (...fns: readonly (string | readonly [fn: string, param: string])[]): string =>
  JSON.stringify(fns.map((fn) => (typeof fn === 'string' ? { fn, param: '', message: '' } : { fn: fn[0], param: fn[1], message: '' })))

/** What a rule says by itself (规则文案), so that a test of something else does not repeat it. */
export const messageOf = (fn: string): string => {
  const rule = ruleNamed(fn)
  if (rule === undefined) throw new Error(`no rule ${fn}`)
  return rule.message('')
}

export const fromDictionary = (root: string): Field['originalField'] => ({
  jsonFlag: '0',
  separator: '',
  dictType: 'dict',
  synFlag: '1',
  dictParentCode: root,
  dictRootCode: root
})

export const someMaterial = (part: Partial<Material> & { readonly id: string }): Material => ({
  fileId: part.id,
  fileLabel: part.label ?? part.id,
  rule: '[]',
  filereuse: '0',
  emptyfile: '',
  examplefile: '',
  signFlag: '0',
  isform: '0',
  hidden: '0',
  extField: {},
  onlineMaterialId: '',
  remark: '',
  source: '',
  reviewPoints: [],
  formTemplateId: '',
  certType: '',
  matters: [],
  label: part.id,
  name: part.id,
  isReuse: false,
  isFree: false,
  needSign: false,
  isApplicationForm: false,
  need: false,
  fileLimits: { fileTypes: ['pdf', 'jpg'], fileSize: 5, fileNum: 3 },
  hasCheckPoint: false,
  ...part
})

export const someForm = (
  fields: readonly Field[],
  part: {
    readonly materials?: readonly Material[]
    readonly dictionaries?: Readonly<Record<string, readonly DictionaryOption[]>>
    readonly groups?: readonly FieldGroup[]
  } = {}
): FormDescription => ({
  sceneId: 'T',
  allfield: [{ code: 'T1', name: '基本信息', fieldList: fields, isCollapsible: false }, ...(part.groups ?? [])],
  allfile: part.materials ?? [],
  dictionaries: part.dictionaries ?? {}
})
