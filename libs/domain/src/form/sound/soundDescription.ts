/**
 * A form description that a form can be made of (可用描述), and what was wrong with it: parts of another shape, ids given twice, unknown
 * components, absent options, rules and linkage that cannot be read or run in a circle, texts and trees out of all proportion. Nothing throws;
 * where nothing is wrong, the very description. Source: spec §3.3, §5. Example: two fields with one id, or a
 * field and a material → the first alone, a `duplicate`.
 */
import { isRecord, text } from '../../values/wireShape.ts'
import { linkageOf } from '../compileLinkage.ts'
import type { Field, FieldGroup, FormDescription, Material } from '../FormDescription.ts'
import type { DescriptionIssue, DescriptionProblem } from './DescriptionIssue.ts'
import { areRulesReadable } from './areRulesReadable.ts'
import { fieldShape, groupShape, materialShape } from './fieldShape.ts'
import { fitted } from './fitted.ts'
import type { Members } from './fitted.ts'
import { linkageCycles } from './linkageCycles.ts'
import { shortened } from './shortened.ts'
import { soundField } from './soundField.ts'
import { soundOptions } from './soundOptions.ts'

interface SoundDescription {
  readonly description: FormDescription
  readonly issues: readonly DescriptionIssue[]
}

type Report = (problem: DescriptionProblem, id: string) => void

/** What every object has by itself is no name for a value. */
const isName = (name: string): boolean => name !== '' && !(name in Object.prototype)
const isSame = (one: readonly unknown[], other: unknown): boolean =>
  Array.isArray(other) && one.length === other.length && one.every((each, at) => each === other[at])
const listIn = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

/** Entries of this shape, each id once. */
function entriesOf<T extends object>(given: unknown, members: Members<T>, idOf: (entry: T) => string, report: Report): readonly T[] {
  const ids = new Set<string>()
  return listIn(given).flatMap((each): readonly T[] => {
    const entry = fitted(members, each)
    const id = entry === undefined ? '' : idOf(entry)
    const isUsed = isName(id)
    if (entry !== each || !isUsed) report('shape', id)
    if (ids.has(id)) report('duplicate', id)
    if (entry === undefined || !isUsed || ids.has(id)) return []
    ids.add(id)
    return [entry]
  })
}

function soundDictionaries(given: unknown, report: Report): FormDescription['dictionaries'] {
  if (!isRecord(given)) report('shape', 'dictionaries')
  const read = Object.entries(isRecord(given) ? given : {}).map(([root, options]) => {
    const sound = soundOptions(options)
    sound.problems.forEach((problem) => report(problem, root))
    return [root, sound.options] as const
  })
  const isWhole = isRecord(given) && read.every(([root, options]) => given[root] === options)
  return isWhole ? (given as FormDescription['dictionaries']) : Object.fromEntries(read)
}

function soundGroups(given: unknown, dictionaries: FormDescription['dictionaries'], report: Report): readonly FieldGroup[] {
  const codes = new Set<string>()
  /** Over all groups. */
  const ids = new Set<string>()
  return listIn(given).flatMap((each, at): readonly FieldGroup[] => {
    const group = fitted(groupShape, each)
    if (group !== each) report('shape', group?.code ?? '')
    if (group === undefined) return []
    if (codes.has(group.code)) report('duplicate', group.code)
    const code = codes.has(group.code) ? `${group.code}-${at}` : group.code
    codes.add(code)
    const fields = entriesOf(group.fieldList, fieldShape, ({ id }) => id, report).flatMap((field): readonly Field[] => {
      if (!isName(field.name)) report('shape', field.id)
      if (ids.has(field.id)) report('duplicate', field.id)
      if (!isName(field.name) || ids.has(field.id)) return []
      ids.add(field.id)
      return [soundField(field, { dictionaries, report: (problem) => report(problem, field.id) })]
    })
    const name = shortened(group.name)
    if (name !== group.name) report('size', group.code)
    const isWhole = name === group.name && code === group.code && isSame(fields, group.fieldList)
    return [isWhole ? group : { ...group, code, name, fieldList: fields }]
  })
}

/** No id of a field again. */
function soundMaterials(given: unknown, allfield: readonly FieldGroup[], report: Report): readonly Material[] {
  const taken = new Set(allfield.flatMap(({ fieldList }) => fieldList.map(({ id }) => id)))
  return entriesOf(given, materialShape, ({ id }) => id, report).flatMap((material): readonly Material[] => {
    if (taken.has(material.id)) {
      report('duplicate', material.id)
      return []
    }
    if (!areRulesReadable(material.rule)) report('rule', material.id)
    const label = shortened(material.label)
    if (label === material.label) return [material]
    report('size', material.id)
    return [{ ...material, label }]
  })
}

function made(given: unknown): SoundDescription {
  const issues = new Map<string, DescriptionIssue>()
  const report: Report = (problem, id) => void issues.set(`${problem} ${id}`, { problem, id: shortened(id) })
  const record = isRecord(given) ? given : {}
  const dictionaries = soundDictionaries(record['dictionaries'], report)
  const allfield = soundGroups(record['allfield'], dictionaries, report)
  const allfile = soundMaterials(record['allfile'], allfield, report)
  if (!Array.isArray(record['allfield']) || !Array.isArray(record['allfile'])) report('shape', '')
  const isWhole = dictionaries === record['dictionaries'] && isSame(allfield, record['allfield']) && isSame(allfile, record['allfile'])
  const description = isWhole ? (given as FormDescription) : { sceneId: text(record['sceneId']), allfield, allfile, dictionaries }
  const linkage = linkageOf(description)
  for (const name of linkage.unreadable) report('linkage', linkage.fields.get(name)?.id ?? name)
  for (const name of linkageCycles(linkage.rules)) report('cycle', linkage.fields.get(name)?.id ?? name)
  return { description, issues: [...issues.values()] }
}

const known = new WeakMap<object, SoundDescription>()

/** A description is looked at once; what comes out of it is sound. */
export function soundDescription(given: unknown): SoundDescription {
  const last = typeof given === 'object' && given !== null ? known.get(given) : undefined
  if (last !== undefined) return last
  const sound = made(given)
  if (typeof given === 'object' && given !== null) known.set(given, sound)
  if (sound.description !== given) known.set(sound.description, { description: sound.description, issues: [] })
  return sound
}
