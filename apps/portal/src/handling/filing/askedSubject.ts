/**
 * What is asked of the subject of a handling (办理对象) while it is filled in: nothing before everything that tells the subject is given, by the handling
 * or, as far as the scene says so, by identity, which the service knows itself.
 */
import { shortId } from '@ljonething/domain/form/fieldFormat'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import type { Answers, Scene } from '@ljonething/domain/scene/Scene'
import { subjectFields } from '@ljonething/domain/submission/subjectOf'

interface Known {
  readonly answers: Answers
  readonly values: FormValues
  readonly checkParams: Readonly<Record<string, string>>
}

/** As JSON text, values by name. */
export interface AskedSubject {
  readonly answers: string
  readonly values: string
}

interface Names {
  readonly required: ReadonlySet<string>
  /** What the service knows of whoever is logged in. */
  readonly ofIdentity: ReadonlySet<string>
}

const namesOf = new WeakMap<Scene, Names>()

/** Of a scene the same: it is looked into at every key. */
const namesIn = (scene: Scene): Names => {
  const before = namesOf.get(scene)
  if (before !== undefined) return before
  const { form, prefill = [] } = scene
  const fields = (form?.groups ?? []).flatMap((group) => group.fields)
  const names = {
    required: new Set(fields.flatMap(({ name, required }) => (required ? [name] : []))),
    ofIdentity: new Set(prefill.flatMap(({ fields: given, open = [] }) => Object.keys(given).filter((name) => !open.includes(name))))
  }
  namesOf.set(scene, names)
  return names
}

export const askedSubject = (scene: Scene, known: Known): AskedSubject | undefined => {
  const { subject } = scene
  if (subject === undefined) return undefined
  const { required, ofIdentity } = namesIn(scene)
  const ids = Object.keys(known.values)
  const valueOf = (name: string): string => {
    const id = ids.findLast((each) => each.endsWith(name) && shortId(each) === name)
    return (id === undefined ? known.checkParams[name] : known.values[id]) ?? ''
  }
  const telling = subjectFields(subject, valueOf)
  const given = [...telling, ...(subject.apart === undefined ? [] : [subject.apart.field])].flatMap((name) => {
    const value = valueOf(name)
    return value === '' ? [] : [[name, value] as const]
  })
  const isMissing = (name: string): boolean => !given.some(([one]) => one === name) && !ofIdentity.has(name) && required.has(name)
  const codes = subject.answers ?? []
  if (telling.some(isMissing) || codes.some((code) => !Object.hasOwn(known.answers, code))) return undefined
  return {
    answers: JSON.stringify(Object.fromEntries(codes.map((code) => [code, known.answers[code]]))),
    values: JSON.stringify(Object.fromEntries(given))
  }
}
