/**
 * The shapes that fields, groups and materials have to have (表单结构), member by member, with what stands in for a member that is not as it
 * should be.
 */
import type {
  Field,
  FieldColumn,
  FieldExtension,
  FieldGroup,
  FileLimits,
  Material,
  OriginalField,
  TimePickerInfo
} from '../FormDescription.ts'
import { aBit, aFlag, aText, having, maybe, texts } from './fitted.ts'
import type { Member, Members } from './fitted.ts'

const aNumber: Member<number> = { fits: (value) => typeof value === 'number' && Number.isFinite(value), otherwise: 1 }
const oneOf = <T extends string>(otherwise: T, ...others: readonly T[]): Member<T> => ({
  fits: (value) => value === otherwise || others.some((each) => each === value),
  otherwise
})
/** Of any length; what is in it is looked at one by one. */
const aList: Member<readonly never[]> = { fits: Array.isArray, otherwise: [] }

const extension: Members<FieldExtension> = {
  mrsq: maybe(aText),
  sensitive: maybe(aText),
  idCardUpload: maybe(aText),
  isReuse: maybe(aText),
  isUpload: maybe(aText),
  isThirdLevelCascade: maybe(aText),
  HLJCLSCDSF: maybe(aText),
  HLJBDTD: maybe(aText),
  cascaderType: maybe(aText),
  cascaderSource: maybe(aText),
  columns: maybe(texts),
  rootArea: maybe(aText),
  unit: maybe(aText)
}
const extField = having(extension, {})
const picker: Members<TimePickerInfo> = { kind: oneOf('date', 'datetime', 'year', 'month', 'monthDay', 'time'), format: aText }
const timePickerInfo = maybe(having<TimePickerInfo>(picker, { kind: 'date', format: 'yyyy-mm-dd' }))
const original: Members<OriginalField> = {
  jsonFlag: aBit,
  separator: aText,
  dictType: aText,
  synFlag: aBit,
  dictParentCode: aText,
  dictRootCode: aText,
  extField: maybe(extField)
}
const noOriginal: OriginalField = { jsonFlag: '0', separator: '', dictType: '', synFlag: '1', dictParentCode: '', dictRootCode: '' }

/** What it names is looked at where it is drawn. */
const component: Member<Field['componentType']> = { fits: aText.fits, otherwise: 'text' }

export const columnShape: Members<FieldColumn> = {
  id: aText,
  name: aText,
  componentType: component,
  rule: aText,
  dictRootCode: aText,
  timePickerInfo,
  sensitive: aText
}

export const fieldShape: Members<Field> = {
  id: aText,
  name: aText,
  label: aText,
  value: aText,
  knownFrom: maybe(aText),
  remark: aText,
  placeholder: aText,
  dataSource: aText,
  sourceParams: maybe(texts),
  typeName: aText,
  hidden: aBit,
  fieldType: oneOf('field', 'commonField', 'file', 'commonFile'),
  disable: aBit,
  rule: aText,
  area: aText,
  maxLength: maybe(aNumber),
  dateFormat: aText,
  extField,
  jsStr: aText,
  catalogeType: aBit,
  formmodelinfo: aText,
  formmodeltype: aText,
  originalField: having(original, noOriginal),
  matters: texts,
  columns: aList,
  isHidden: aFlag,
  disabled: aFlag,
  isOneLine: aFlag,
  componentType: component,
  isRemoteSearch: aFlag,
  timePickerInfo,
  isCollapsible: aFlag
}

export const groupShape: Members<FieldGroup> = { code: aText, name: aText, fieldList: aList, isCollapsible: aFlag }

export const materialShape: Members<Material> = {
  fileId: aText,
  fileLabel: aText,
  rule: aText,
  filereuse: aBit,
  emptyfile: aText,
  examplefile: aText,
  signFlag: aBit,
  isform: aBit,
  hidden: aBit,
  extField,
  onlineMaterialId: aText,
  remark: aText,
  source: aText,
  reviewPoints: texts,
  formTemplateId: aText,
  certType: aText,
  matters: texts,
  label: aText,
  name: aText,
  id: aText,
  isReuse: aFlag,
  isFree: aFlag,
  needSign: aFlag,
  isApplicationForm: aFlag,
  need: aFlag,
  fileLimits: having<FileLimits>({ fileTypes: texts, fileSize: aNumber, fileNum: aNumber }, { fileTypes: [], fileSize: 1, fileNum: 1 }),
  hasCheckPoint: aFlag
}
