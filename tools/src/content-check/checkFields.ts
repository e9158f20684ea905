/**
 * Fields and materials (字段、材料) against what they refer to: matters, components, dictionaries, registered rule functions with usable
 * parameters, values that exist, known extField keys; generated forms have a template.
 */
import { knownFileType } from '@ljonething/validation/files/knownFileTypes'
import { isEmpty } from '@ljonething/validation/rules/isEmpty'
import { ruleNamed } from '@ljonething/validation/rules/registry'
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import { inlineOptions, regionRoot } from '@ljonething/domain/form/dictionaries'
import { columnRules, optionRoot } from '@ljonething/domain/form/describeField'
import { fieldExtension, fieldExtensionKeys } from '@ljonething/domain/form/fieldExtension'
import { componentTypeOf } from '@ljonething/domain/form/fieldFormat'
import { fileCeilingMB, fileLimitRules, fileLimitsOf, isIdentityCard } from '@ljonething/domain/form/fileLimits'
import { printedTypes } from '@ljonething/domain/form/printedPictures'
import { storedCodes } from '@ljonething/domain/form/storedCodes'
import type { FieldTemplate, MaterialTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { ContentTables } from './ContentTables.ts'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

function checkMatters(matters: FieldTemplate['matters'], path: string, { matterCodes }: SceneIndex): readonly PathProblem[] {
  if (matters === '*') return []
  const unknown = matters.flatMap((code, at) =>
    matterCodes.has(code) ? [] : [{ path: `${path}.matters[${at}]`, message: `unknown matter ${code}` }]
  )
  return matters.length === 0 ? [{ path: `${path}.matters`, message: 'no matter needs it' }] : unknown
}

function checkRuleList(rules: readonly RuleSpec[], path: string): readonly PathProblem[] {
  return rules.flatMap(({ fn, param }, at) => {
    const rule = ruleNamed(fn)
    if (rule === undefined) return [{ path: `${path}[${at}]`, message: `rule function ${fn} is not registered` }]
    return rule.prepare(param) === undefined ? [{ path: `${path}[${at}]`, message: `${fn} cannot use the parameter '${param}'` }] : []
  })
}

/** Texts that are no code of the field's own options; options from outside are not known here, and those of a text are suggestions. */
export function unknownCodes(field: FieldTemplate, values: readonly string[], tables: ContentTables): readonly string[] {
  const root = optionRoot(field)
  const codes = root === '' || root === regionRoot ? undefined : tables.codesOf(root)
  if (codes === undefined) return []
  const component = componentTypeOf(field.typeName)
  if (component === 'text') return []
  return values.filter((value) => !isEmpty(value) && storedCodes(component, value)?.every((code) => codes.has(code)) !== true)
}

function checkRoot(root: string | undefined, path: string, tables: ContentTables): readonly PathProblem[] {
  return root === undefined || tables.hasRoot(root) ? [] : [{ path, message: `unknown dictionary ${root}` }]
}

/** A unit stands after a number that is typed, and in the label for whoever does not see it; what a text suggests travels with the form. */
function checkText({ typeName, label, extField, dataSource }: FieldTemplate, path: string): readonly PathProblem[] {
  const unit = extField?.['unit']
  const isText = componentTypeOf(typeName) === 'text'
  return [
    ...(unit === undefined || (isText && typeof unit === 'string' && label.endsWith(`（${unit}）`))
      ? []
      : [{ path: `${path}.extField.unit`, message: `only a text whose label ends with （unit） has a unit` }]),
    ...(isText && dataSource !== undefined && inlineOptions(dataSource) === undefined
      ? [{ path: `${path}.dataSource`, message: 'a text suggests only what is written out or in a dictionary' }]
      : [])
  ]
}

function checkField(field: FieldTemplate, path: string, index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  const columns = (field.columns ?? []).flatMap((column, at): PathProblem[] => {
    const where = `${path}.columns[${at}]`
    return [
      ...checkRuleList(columnRules(column), `${where}.rule`),
      ...checkRoot(column.dictRootCode, `${where}.dictRootCode`, tables),
      ...(componentTypeOf(column.type) === column.type ? [] : [{ path: `${where}.type`, message: `unknown component ${column.type}` }])
    ]
  })
  return [
    ...checkMatters(field.matters, path, index),
    ...checkText(field, path),
    ...checkRuleList(field.rule ?? [], `${path}.rule`),
    ...checkRoot(field.dictRootCode, `${path}.dictRootCode`, tables),
    ...(componentTypeOf(field.typeName) === field.typeName
      ? []
      : [{ path: `${path}.typeName`, message: `unknown component ${field.typeName}` }]),
    ...(field.id.endsWith(`^${field.name}`)
      ? []
      : [{ path: `${path}.id`, message: `the id of field ${field.name} does not end with ^${field.name}` }]),
    ...Object.keys(field.extField ?? {}).flatMap((key) =>
      fieldExtensionKeys.includes(key) ? [] : [{ path: `${path}.extField`, message: `unknown extField key ${key}` }]
    ),
    ...unknownCodes(field, [field.value ?? ''], tables).map((value) => ({
      path: `${path}.value`,
      message: `${value} is no code of field ${field.name}`
    })),
    ...(field.typeName === 'addTable' && field.columns === undefined ? [{ path, message: `table ${field.name} has no columns` }] : []),
    ...columns
  ]
}

/** A limit is said once, as accept, maxSizeMB or maxCount, and is one that the service can keep. */
function checkLimits({ accept, maxSizeMB, rule, ...material }: MaterialTemplate, path: string): readonly PathProblem[] {
  const { fileTypes } = fileLimitsOf({ accept, maxSizeMB, ...material })
  return [
    ...rule.flatMap(({ fn }, at) =>
      fileLimitRules.some((limit) => limit === fn)
        ? [{ path: `${path}.rule[${at}]`, message: `${fn} says again what accept, maxSizeMB or maxCount say` }]
        : []
    ),
    ...fileTypes.flatMap((type) =>
      knownFileType(`.${type}`) === undefined ? [{ path: `${path}.accept`, message: `unknown file type ${type}` }] : []
    ),
    ...(maxSizeMB > fileCeilingMB
      ? [{ path: `${path}.maxSizeMB`, message: `the service takes no file of more than ${fileCeilingMB} MB` }]
      : [])
  ]
}

/** Whose certificate it is says a field of the form; one that nothing says is nobody's. */
function checkHolder({ reusableCertificate }: MaterialTemplate, path: string, { fieldNames }: SceneIndex): readonly PathProblem[] {
  const holder = reusableCertificate?.holder
  if (holder === undefined || fieldNames.has(holder)) return []
  return [{ path: `${path}.reusableCertificate.holder`, message: `unknown field ${holder}` }]
}

/** Who signs is named by fields of the form, and only where there is a form to sign. */
function checkSigners(
  { code, isform, signFlag, signers = [] }: MaterialTemplate,
  path: string,
  { fieldNames }: SceneIndex
): readonly PathProblem[] {
  return [
    ...(signFlag === '1' && isform !== '1' ? [{ path: `${path}.signFlag`, message: `material ${code} is signed but is no form` }] : []),
    ...(signers.length > 0 && signFlag !== '1'
      ? [{ path: `${path}.signers`, message: `material ${code} has signers but is not signed` }]
      : []),
    ...signers.flatMap(({ cardId, name }, at) =>
      [cardId, name].flatMap((field) =>
        fieldNames.has(field) ? [] : [{ path: `${path}.signers[${at}]`, message: `unknown field ${field}` }]
      )
    )
  ]
}

/** A photograph is handed in as a picture, and is neither a form nor the two faces of a card. */
const checkPicture = (material: MaterialTemplate, path: string): readonly PathProblem[] =>
  material.picture === undefined ||
  (material.isform !== '1' &&
    !isIdentityCard({ extField: fieldExtension(material.extField) }) &&
    fileLimitsOf(material).fileTypes.some((type) => printedTypes.includes(type)))
    ? []
    : [{ path: `${path}.picture`, message: `material ${material.code} is printed as a photograph but takes no picture` }]

/** A template says which form is printed: one for each form, and none of them that of the whole scene. */
function checkTemplate({ code, isform, formTemplateId }: MaterialTemplate, path: string, { scene }: SceneIndex): readonly PathProblem[] {
  const problem = (message: string) => [{ path, message: `material ${code} ${message}` }]
  if (formTemplateId === undefined) return isform === '1' ? problem('is generated but has no formTemplateId') : []
  if (isform !== '1') return problem('has a formTemplateId but is no form')
  const isTaken = scene.materials.some((other) => other.code !== code && other.formTemplateId === formTemplateId)
  return isTaken || scene.form?.formmodelinfo === formTemplateId ? problem('has the formTemplateId of another form') : []
}

const checkSamples = ({ emptyFile, exampleFile }: MaterialTemplate, path: string, { hasSample }: ContentTables): readonly PathProblem[] =>
  Object.entries({ emptyFile, exampleFile }).flatMap(([key, fileName]) =>
    fileName === undefined || hasSample(fileName) ? [] : [{ path: `${path}.${key}`, message: `there is no file samples/${fileName}` }]
  )

function checkMaterial(material: MaterialTemplate, path: string, index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  return [
    ...checkSamples(material, path, tables),
    ...checkMatters(material.matters, path, index),
    ...checkRuleList(material.rule, `${path}.rule`),
    ...checkLimits(material, path),
    ...checkTemplate(material, path, index),
    ...checkHolder(material, path, index),
    ...checkSigners(material, path, index),
    ...checkPicture(material, path)
  ]
}

export function checkFields(index: SceneIndex, tables: ContentTables): readonly PathProblem[] {
  const locks = index.choices.flatMap(({ choice, path }) =>
    Object.entries(choice.effects?.setFields ?? {}).flatMap(([name, value]): PathProblem[] => {
      const field = index.fieldNames.get(name)
      const unknown = field === undefined ? [] : unknownCodes(field, [value], tables)
      return unknown.map((code) => ({ path: `${path}.effects.setFields.${name}`, message: `${code} is no code of field ${name}` }))
    })
  )
  return [
    ...index.fields.flatMap(({ field, path }) => checkField(field, path, index, tables)),
    ...index.scene.materials.flatMap((material, at) => checkMaterial(material, `materials[${at}]`, index, tables)),
    ...locks
  ]
}
