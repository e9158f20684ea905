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

export const askedSubject = ({ subject, form, prefill = [] }: Scene, known: Known): AskedSubject | undefined => {
  if (subject === undefined) return undefined
  const byName = new Map([
    ...Object.entries(known.checkParams),
    ...Object.entries(known.values).map(([id, value]) => [shortId(id), value] as const)
  ])
  const telling = subjectFields(subject, (name) => byName.get(name) ?? '')
  const given = [...telling, ...(subject.apart === undefined ? [] : [subject.apart.field])].flatMap((name) => {
    const value = byName.get(name) ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const ofIdentity = prefill.flatMap(({ fields, open = [] }) => Object.keys(fields).filter((name) => !open.includes(name)))
  const fields = (form?.groups ?? []).flatMap((group) => group.fields)
  const isMissing = (name: string): boolean =>
    !given.some(([one]) => one === name) && !ofIdentity.includes(name) && fields.some((field) => field.name === name && field.required)
  const codes = subject.answers ?? []
  if (telling.some(isMissing) || codes.some((code) => !Object.hasOwn(known.answers, code))) return undefined
  return {
    answers: JSON.stringify(Object.fromEntries(codes.map((code) => [code, known.answers[code]]))),
    values: JSON.stringify(Object.fromEntries(given))
  }
}
