/**
 * What is asked of the subject of a handling (办理对象) while it is filled in: nothing before everything that tells the subject is given, by the handling
 * or, as far as the scene says so, by identity, which the service knows itself.
 */
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

type Asking = (known: Known) => AskedSubject | undefined

/** Made once of a scene, and asked with every key: it looks anew only where the key may tell something else. */
export const askedSubject = ({ subject, form, prefill = [] }: Pick<Scene, 'subject' | 'form' | 'prefill'>): Asking => {
  if (subject === undefined) return () => undefined
  const { apart, answers: codes = [] } = subject
  const names = [...subject.fields, ...(apart?.by ?? []), apart?.field]
  const described = (form?.groups ?? []).flatMap(({ fields }) => fields.filter(({ name }) => names.includes(name)))
  const named = (name: string) => described.filter((field) => field.name === name)
  const ofIdentity = prefill.flatMap(({ fields, open = [] }) => Object.keys(fields).filter((name) => !open.includes(name)))
  const isNeeded = (name: string): boolean => !ofIdentity.includes(name) && named(name).some(({ required }) => required)
  const told = ({ answers, values, checkParams }: Known): AskedSubject | undefined => {
    const valueOf = (name: string): string => {
      const { id = '' } = named(name).findLast((field) => values[field.id] !== undefined) ?? {}
      return values[id] ?? (Object.hasOwn(checkParams, name) ? checkParams[name] : undefined) ?? ''
    }
    const telling = subjectFields(subject, valueOf)
    if (telling.some((name) => valueOf(name) === '' && isNeeded(name))) return undefined
    if (codes.some((code) => !Object.hasOwn(answers, code))) return undefined
    const given = [...telling, ...(apart === undefined ? [] : [apart.field])].map((name) => [name, valueOf(name)] as const)
    return {
      answers: JSON.stringify(Object.fromEntries(codes.map((code) => [code, answers[code]]))),
      values: JSON.stringify(Object.fromEntries(given.filter(([, value]) => value !== '')))
    }
  }
  let last: { readonly known: Known; readonly asked: AskedSubject | undefined } | undefined
  const isTold = ({ known: { answers, values, checkParams } }: NonNullable<typeof last>, now: Known): boolean =>
    answers === now.answers && checkParams === now.checkParams && described.every(({ id }) => values[id] === now.values[id])
  return (known) => {
    const asked = last !== undefined && isTold(last, known) ? last.asked : told(known)
    last = { known, asked }
    return asked
  }
}
