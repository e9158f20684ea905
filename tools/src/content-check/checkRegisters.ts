/**
 * Registers and sources (登记库、数据源) against the table of the domain: parameters, modes, answer keys. A name that is not in the table is
 * refused already where the file is read.
 */
import { askedFact } from '@ljonething/domain/registers/askedFacts'
import type { Register } from '@ljonething/domain/registers/Register'
import { registerNamed, sourceNamed } from '@ljonething/domain/registers/registers'
import type { LinkageRule } from '@ljonething/domain/scene/FormTemplate'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import type { PathProblem } from './Problem.ts'
import type { SceneIndex } from './sceneIndex.ts'

/** Every linkage rule of a scene with its place. */
export function linkageOfScene({ scene, fields }: SceneIndex): readonly { readonly rule: LinkageRule; readonly path: string }[] {
  return [
    ...(scene.form?.linkage ?? []).map((rule, at) => ({ rule, path: `form.linkage[${at}]` })),
    ...fields.flatMap(({ field, path }) => (field.linkage ?? []).map((rule, at) => ({ rule, path: `${path}.linkage[${at}]` })))
  ]
}

/** Parameters that a register is not given, and what it is given but has no parameter for. */
function paramsWrong(name: string, { params }: Pick<Register, 'params'>, given: readonly string[]): readonly string[] {
  const rows = Object.entries(params)
  const missing = rows.filter(([, { names, isOptional }]) => isOptional !== true && !names.some((one) => given.includes(one)))
  const known = rows.flatMap(([, { names }]) => names)
  const none = rows.length > 0 && missing.length === 0 && !given.some((one) => known.includes(one))
  return [
    ...missing.map(([param, { names }]) => `${name} is not given ${param} (${names.join(' or ')})`),
    ...(none ? [`${name} is given none of ${known.join(', ')}`] : []),
    ...given.filter((one) => !known.includes(one)).map((one) => `${name} has no parameter ${one}`)
  ]
}

/** What a pre-check fills: answer keys that its register gives, of a person it names, in fields that it is not asked with. */
function fillWrong(
  { check, fill = [] }: PreCheck,
  { gives = [] }: NonNullable<Register['check']>,
  params: Register['params'],
  index: SceneIndex
) {
  const asked = new Set(index.scene.preChecks.flatMap((each) => each.check.params))
  const people = Object.values(params).flatMap(({ names, isPerson }) => (isPerson === true ? names : []))
  const named = check.params.filter((name) => people.includes(name))
  return fill.flatMap(({ of, fields, closed = [] }): readonly string[] => [
    ...(named.length > 0 && (of === undefined || !named.includes(of)) ? [`fill is of none of ${named.join(', ')}`] : []),
    ...(named.length === 0 && of !== undefined ? [`fill is of ${of}, which is no person of ${check.api}`] : []),
    ...Object.entries(fields).flatMap(([name, key]) => [
      ...(index.fieldNames.has(name) ? [] : [`fills the unknown field ${name}`]),
      ...(asked.has(name) ? [`fills ${name}, which pre-checks are asked with`] : []),
      ...(gives.includes(key) ? [] : [`${check.api} tells no ${key}, but ${gives.join(', ') || 'nothing'}`])
    ]),
    ...closed.flatMap((name) => (Object.hasOwn(fields, name) ? [] : [`closes ${name}, which it does not fill`]))
  ])
}

function checkPreCheck(preCheck: PreCheck, path: string, index: SceneIndex): readonly PathProblem[] {
  const { check, code } = preCheck
  const row = registerNamed(check.api)
  if (row?.check === undefined) return []
  const nowhere = check.params.filter((name) => !index.fieldNames.has(name) && askedFact(name) === undefined)
  return [
    ...nowhere.map((name) => `unknown parameter ${name}`),
    ...paramsWrong(check.api, row, check.params),
    ...(row.check.modes.includes(check.mode)
      ? []
      : [`${check.api} is not judged by ${check.mode}, but by ${row.check.modes.join(' or ')}`]),
    ...fillWrong(preCheck, row.check, row.params, index)
  ].map((message) => ({ path: `${path}.check`, message: `pre-check ${code}: ${message}` }))
}

function checkLookup({ then }: LinkageRule, path: string): readonly PathProblem[] {
  const row = then.lookup && registerNamed(then.lookup.api)
  if (then.lookup === undefined || row?.lookup === undefined) return []
  const { api, params, fill } = then.lookup
  const keys = row.lookup.gives
  return [
    ...paramsWrong(api, row, params),
    ...Object.values(fill).flatMap((key) => (keys.includes(key) ? [] : [`${api} gives no ${key}, but ${keys.join(', ')}`]))
  ].map((message) => ({ path: `${path}.then.lookup`, message }))
}

export function checkRegisters(index: SceneIndex): readonly PathProblem[] {
  const { scene, fields, fieldNames } = index
  const sources = fields.flatMap(({ field, path }): PathProblem[] => {
    const row = sourceNamed(field.dataSource ?? '')
    return Object.entries(row?.params ?? {}).flatMap(([param, { names }]) =>
      names.some((name) => fieldNames.has(name))
        ? []
        : [{ path: `${path}.dataSource`, message: `${field.dataSource ?? ''} needs a field for ${param} (${names.join(' or ')})` }]
    )
  })
  return [
    ...scene.preChecks.flatMap((preCheck, at) => checkPreCheck(preCheck, `preChecks[${at}]`, index)),
    ...linkageOfScene(index).flatMap(({ rule, path }) => checkLookup(rule, path)),
    ...sources
  ]
}
