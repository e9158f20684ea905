/**
 * Who proves whom a scene is about (对象的证明): for everybody it serves the login gives a person or company that its subject names, or relation
 * conditions, asked first and on every path, are given all of them. A relation that a paper proves instead names materials of the scene.
 */
import type { Condition } from '@ljonething/domain/condition/Condition'
import { isRelationCheck } from '@ljonething/domain/registers/relationChecks'
import type { FieldTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { PreCheck, Scene } from '@ljonething/domain/scene/Scene'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

/** Rules of fields that name somebody, or a company. */
const numberRules = ['_checkIdCard', '_checkCertNo', '_checkCreditCode']
/** What the login says of who it is, and nothing of how to reach them. */
const numbers = ['cardId', 'unionCode']

const names = (field: FieldTemplate | undefined): boolean => field?.rule?.some(({ fn }) => numberRules.includes(fn)) === true

interface Asker {
  readonly object: string
  readonly gender?: string
  readonly label: string
}
const askers: readonly Asker[] = [
  { object: '1', gender: 'female', label: 'a woman' },
  { object: '1', gender: 'male', label: 'a man' },
  { object: '2', label: 'a company' }
]

const givenByLogin = ({ prefill = [] }: Scene, asker: Asker): readonly string[] =>
  prefill
    .filter(({ object = asker.object, gender = asker.gender }) => object === asker.object && gender === asker.gender)
    .flatMap(({ fields, open = [] }) =>
      Object.entries(fields).flatMap(([name, what]) => (numbers.includes(what) && !open.includes(name) ? [name] : []))
    )

const valuesOf = (when: Condition): readonly string[] => {
  if (!('answer' in when)) return []
  return 'is' in when ? [when.is] : when.in
}

/** Is one of these conditions asked whatever somebody answers? Said of one question, by its choices. */
const isAlwaysAsked = (some: readonly PreCheck[], { object }: Asker, { questionCodes }: SceneIndex): boolean => {
  if (some.some(({ when }) => when === undefined)) return true
  return Array.from(questionCodes.values()).some(({ code, choices }) => {
    const asked = some.flatMap(({ when }) => (when !== undefined && 'answer' in when && when.answer === code ? valuesOf(when) : []))
    const theirs = choices.filter((choice) => (choice.object ?? object) === object)
    return asked.length > 0 && theirs.every(({ value }) => asked.includes(value))
  })
}

export function checkProved(index: SceneIndex): readonly PathProblem[] {
  const { scene, fieldNames, materialCodes } = index
  const { subject, preChecks, materials } = scene
  const relations = preChecks.filter(isRelationCheck)
  const isBehind = (at: number): boolean => preChecks.slice(0, at).some((one) => !isRelationCheck(one))
  const order = preChecks.flatMap((preCheck, at): PathProblem[] => {
    const path = `preChecks[${at}]`
    const isRelation = isRelationCheck(preCheck)
    const isProof = (code: string) => materialCodes.has(code) && materials.some((one) => one.code === code && one.required)
    return [
      ...(isRelation && isBehind(at) ? [{ path, message: `pre-check ${preCheck.code} is a relation and is not asked first` }] : []),
      ...(!isRelation && preCheck.proof !== undefined
        ? [{ path, message: `pre-check ${preCheck.code} is no relation that a paper proves` }]
        : []),
      ...(preCheck.proof ?? []).flatMap((code) =>
        isProof(code) ? [] : [{ path: `${path}.proof`, message: `pre-check ${preCheck.code}: ${code} is no required material` }]
      )
    ]
  })
  const named = (subject?.fields ?? []).filter((name) => names(fieldNames.get(name)))
  const unproved = askers.filter((asker) => {
    if (named.length === 0 || !scene.objectTypes.includes(asker.object)) return false
    if (givenByLogin(scene, asker).some((name) => named.includes(name))) return false
    const about = relations.filter(({ check }) => named.every((name) => check.params.includes(name)))
    return !isAlwaysAsked(about, asker, index)
  })
  return [
    ...order,
    ...unproved.map(({ label }) => ({ path: 'subject', message: `subject: nobody proves ${named.join(', ')} for ${label}` }))
  ]
}
