/**
 * The subject of a submit (办理对象): what tells its child, deceased or company from every other, as text, for `Scene.subject`. Written alike
 * it is alike: width, case, blanks and dots between the parts of a name do not count. Undefined when the scene names none or nothing of it is given.
 * Example: motherIdCard `23019919930412002x` and a birth at 08:16 → `["HLJYJS0001","23019919930412002X","2026-11-0308:16"]`.
 */
import type { CaseGroup } from '../cases/caseStatus.ts'
import { isRelationCheck } from '../registers/relationChecks.ts'
import { hasShortId, valueNamed } from '../form/fieldFormat.ts'
import type { FormValues } from '../form/FormDescription.ts'
import type { Answers, Scene, Subject } from '../scene/Scene.ts'
import { middleDots } from '@ljonething/validation/rules/middleDots'
import * as SocialCreditCode from '@ljonething/validation/numbers/SocialCreditCode'

/** Blanks and what is not seen at all; the dots of names, but not those of numbers and addresses (3·15). */
const nothing = (): RegExp => new RegExp(`[\\s\\p{Cf}]|(?<=\\p{L}\\s*)[${middleDots}](?=\\s*\\p{L})`, 'gu')

const alike = (text: string): string => text.normalize('NFKC').replace(nothing(), '').toUpperCase()

/** Names of the fields that tell the subject, for these values by name. */
export const subjectFields = ({ fields, apart }: Subject, valueOf: (name: string) => string): readonly string[] =>
  apart !== undefined && valueOf(apart.field) === apart.is ? [...fields, ...apart.by] : fields

export const subjectOf = (
  { sceneCode, subject }: Pick<Scene, 'sceneCode' | 'subject'>,
  answers: Answers,
  values: FormValues
): string | undefined => {
  if (subject === undefined) return undefined
  const valueOf = (name: string): string => valueNamed(values, name) ?? ''
  const given = subjectFields(subject, valueOf).map((name) => alike(valueOf(name)))
  if (given.every((value) => value === '')) return undefined
  const answered = (subject.answers ?? []).map((code) => (Object.hasOwn(answers, code) ? [answers[code] ?? ''].flat().join() : ''))
  return JSON.stringify([sceneCode, ...given, ...answered])
}

const citizenIds = /\d{17}[\dX]/g

const idNumber = '2'

/** Numbers of people and of companies in these fields, each once. A passport or permit is one where the field is for a number of a person. */
const numbersOf = (names: readonly string[], form: Scene['form'], values: FormValues): readonly string[] => {
  const isPerson = (name: string): boolean =>
    (form?.groups ?? []).some(({ fields }) => fields.some((field) => field.name === name && field.extField?.sensitive === idNumber))
  const named = Object.keys(values).flatMap((id): readonly string[] => {
    const name = names.find((one) => hasShortId(id, one))
    const text = name === undefined ? '' : alike(values[id] ?? '')
    if (name === undefined || text === '') return []
    return SocialCreditCode.isValid(text) ? [text] : (text.match(citizenIds) ?? (isPerson(name) ? [text] : []))
  })
  return [...new Set(named)]
}

/** Whom a submit names as its subject (对象所涉的人和企业). */
export const namedIn = ({ subject, form }: Pick<Scene, 'subject' | 'form'>, values: FormValues): readonly string[] =>
  numbersOf(subject?.fields ?? [], form, values)

/** Whom a submit is about (关涉的人和企业): its subject, and whoever its relation conditions are asked about, as both parents of a child. */
export const concernedIn = (
  { subject, form, preChecks }: Pick<Scene, 'subject' | 'form' | 'preChecks'>,
  values: FormValues
): readonly string[] =>
  numbersOf([...(subject?.fields ?? []), ...preChecks.filter(isRelationCheck).flatMap(({ check }) => check.params)], form, values)

/** Does an application of this group, submitted on that day, still hold its subject? Days are `yyyy-mm-dd`. */
export const holdsSubject = ({ yearly }: Pick<Subject, 'yearly'>, group: CaseGroup, submittedOn: string, today: string): boolean => {
  if (group === 'notPassed') return false
  return group !== 'success' || yearly !== true || submittedOn.slice(0, 4) === today.slice(0, 4)
}
