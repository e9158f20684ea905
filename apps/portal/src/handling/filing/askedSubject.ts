/**
 * What is asked of the subject of a handling (办理对象) while it is filled in: nothing before everything that tells the subject is given, by the handling
 * or, as far as the scene says so, by identity, which the service knows itself.
 */
import { valueNamed } from '@ljonething/domain/form/fieldFormat'
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
  const valueOf = (name: string): string =>
    valueNamed(known.values, name) ?? (Object.hasOwn(known.checkParams, name) ? known.checkParams[name] : undefined) ?? ''
  const telling = subjectFields(subject, valueOf)
  const given = [...telling, ...(subject.apart === undefined ? [] : [subject.apart.field])].flatMap((name) => {
    const value = valueOf(name)
    return value === '' ? [] : [[name, value] as const]
  })
  const ofIdentity = prefill.flatMap(({ fields, open = [] }) => Object.keys(fields).filter((name) => !open.includes(name)))
  const isRequired = (name: string): boolean =>
    (form?.groups ?? []).some(({ fields }) => fields.some((field) => field.name === name && field.required))
  const isMissing = (name: string): boolean => !given.some(([one]) => one === name) && !ofIdentity.includes(name) && isRequired(name)
  const codes = subject.answers ?? []
  if (telling.some(isMissing) || codes.some((code) => !Object.hasOwn(known.answers, code))) return undefined
  return {
    answers: JSON.stringify(Object.fromEntries(codes.map((code) => [code, known.answers[code]]))),
    values: JSON.stringify(Object.fromEntries(given))
  }
}
