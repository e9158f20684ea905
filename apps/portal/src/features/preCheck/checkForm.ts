/**
 * The small form of the pre-checks (核验信息): every parameter asked once. A parameter that is a field of the combined form is that field
 * and shares its value; others are text of their own (`PRECHECK^name`); session and address are not asked.
 */
import type { Field, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { describeField } from '@ljonething/domain/form/describeField'
import { shortId } from '@ljonething/domain/form/fieldFormat'
import { parseLinkage } from '@ljonething/domain/form/parseLinkage'
import { askedFact } from '@ljonething/domain/registers/askedFacts'
import type { FieldTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { PreCheck, Scene } from '@ljonething/domain/scene/Scene'
import { checkCertificateNo } from '@ljonething/validation/rules/checkCertificateNo'
import { parseRules } from '@ljonething/validation/rules/parseRules'

const ownGroup = 'PRECHECK'
/** A parameter that is no field of the form, as a line of text. */
const ownField = (name: string, value: string): Field => {
  const { label = name, sensitive, rule } = askedFact(name) ?? {}
  const field: FieldTemplate = {
    id: `${ownGroup}^${name}`,
    name,
    label,
    value,
    typeName: 'text',
    matters: '*',
    required: false,
    fieldType: 'field',
    rule: rule === undefined ? [] : [{ fn: rule, param: '', message: '' }],
    ...(sensitive === undefined ? {} : { extField: { sensitive } })
  }
  return describeField({ field, matters: [] }, { formmodelinfo: '', formmodeltype: '' }, [])
}

/** Of its linkage it keeps what registers fill in (登记带出): what they know of another parameter nobody types. */
const plain = (field: Field): Field => {
  const lookups = parseLinkage(field.jsStr).flatMap(({ when, then: { lookup } }) =>
    lookup === undefined ? [] : [{ when, then: { lookup } }]
  )
  return { ...field, hidden: '0', isHidden: false, isCollapsible: false, jsStr: lookups.length === 0 ? '' : JSON.stringify(lookups) }
}

/** Where groups ask by one name (男方、女方), each of their fields says which group it is from. */
const toldApart = (asked: readonly Field[], { allfield }: FormDescription): readonly Field[] => {
  const groupOf = (id: string) => allfield.find(({ fieldList }) => fieldList.some((field) => field.id === id))
  const isShared = ({ id, label }: Field) => asked.some((other) => other.id !== id && other.label === label)
  const alike = new Set(asked.filter(isShared).map(({ id }) => groupOf(id)))
  return asked.map((field) => {
    const group = groupOf(field.id)
    return group === undefined || !alike.has(group) ? field : { ...field, label: `${field.label}（${group.name}）` }
  })
}

export const checkForm = (
  description: FormDescription,
  preChecks: readonly PreCheck[],
  scene: Scene,
  given: Readonly<Record<string, string>>
): FormDescription => {
  const fields = new Map(description.allfield.flatMap((group) => group.fieldList.map((field) => [field.name, field] as const)))
  const ofScene = new Set((scene.form?.groups ?? []).flatMap((group) => group.fields.map((field) => field.name)))
  /** What the rule of a field looks at is asked before it (证件类型). */
  const chosenBy = (name: string): readonly string[] =>
    parseRules(fields.get(name)?.rule ?? '').flatMap(({ fn, param }) => (fn === checkCertificateNo.fn && fields.has(param) ? [param] : []))
  const names = [...new Set(preChecks.flatMap(({ check }) => check.params.flatMap((name) => [...chosenBy(name), name])))]
  const asked = names.flatMap((name): Field[] => {
    const field = fields.get(name)
    if (field !== undefined) return [plain(field)]
    const from = askedFact(name)?.from ?? 'person'
    return ofScene.has(name) || from !== 'person' ? [] : [ownField(name, given[name] ?? '')]
  })
  return {
    ...description,
    allfile: [],
    allfield:
      asked.length === 0 ? [] : [{ code: ownGroup, name: '核验所需信息', fieldList: toldApart(asked, description), isCollapsible: false }]
  }
}

const isOwn = (id: string): boolean => id.startsWith(`${ownGroup}^`)

/** Values that belong to the combined form, by whole id. */
export const formValuesOf = (values: FormValues): FormValues => Object.fromEntries(Object.entries(values).filter(([id]) => !isOwn(id)))

/** Parameters that are no field of the form, by name. */
export const checkParamsOf = (values: FormValues): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).flatMap(([id, value]) => (isOwn(id) ? [[shortId(id), value] as const] : [])))
