/**
 * When an employee may retire (法定退休年月、可退休年月), `yyyy-mm`, under the gradual delay of the statutory retirement age: from 2025-01 men go from 60
 * to 63 and women who were to retire at 55 to 58 by one month every four months, women who were to retire at 50 to 55 by one month every two months.
 * Source: decision of the NPC standing committee of 2024-09-13 with the measures of the State Council (国务院关于渐进式延迟法定退休年龄的办法); early ages
 * of special work, illness and 退职: 国发〔1978〕104号. Undefined where the number is no ID number, or the post of a woman is not known.
 * Example: a man born in 1966-08 → 2027-01 (60 years and 5 months); a woman born in 1976-05, post 2 → 2027-02.
 */
import { birthDate, gender } from '@ljonething/validation/numbers/CitizenId'

/** Ages in years, `step` months for one month of delay. */
interface Statutory {
  readonly age: number
  readonly last: number
  readonly step: number
}

const men: Statutory = { age: 60, last: 63, step: 4 }

/** Women, by the nature of their post (GWXZ): 管理或专业技术, 生产操作. */
const women: ReadonlyMap<string, Statutory> = new Map([
  ['1', { age: 55, last: 58, step: 4 }],
  ['2', { age: 50, last: 55, step: 2 }]
])

/** Ages of men and women by kind of retirement (TXLB): 特殊工种, 因病, 退职. They are not delayed. */
const early: ReadonlyMap<string, { readonly male: number; readonly female: number }> = new Map([
  ['20', { male: 55, female: 45 }],
  ['30', { male: 50, female: 45 }],
  ['31', { male: 0, female: 0 }]
])

const flexiblyEarly = '11'
/** A person may choose to go so many months earlier, but not before the age that held until 2024 (弹性提前). */
const mostEarlier = 36

const delayBegins = 2025 * 12
const monthNumber = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1
const monthText = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

interface Times {
  readonly born: number
  /** Without any delay. */
  readonly original: number
  readonly legal: number
}

function timesOf(idCard: string, post: string): Times | undefined {
  const birth = birthDate(idCard)
  const statutory = gender(idCard) === 'male' ? men : women.get(post)
  if (birth === undefined || statutory === undefined) return undefined
  const { age, last, step } = statutory
  const born = monthNumber(birth)
  const original = born + age * 12
  const since = original - delayBegins
  const delay = since < 0 ? 0 : Math.min(Math.floor(since / step) + 1, (last - age) * 12)
  return { born, original, legal: original + delay }
}

export const legalRetireMonth = (idCard: string, post: string): string | undefined => {
  const times = timesOf(idCard, post)
  return times && monthText(times.legal)
}

/** The first month in which a retirement of this kind may begin; late ones (弹性延迟) may from the statutory month on. */
export function firstRetireMonth(idCard: string, post: string, kind: string): string | undefined {
  const ages = early.get(kind)
  const birth = birthDate(idCard)
  const sex = gender(idCard)
  if (ages !== undefined) return birth && sex && monthText(monthNumber(birth) + ages[sex] * 12)
  const times = timesOf(idCard, post)
  return times && monthText(kind === flexiblyEarly ? Math.max(times.legal - mostEarlier, times.original) : times.legal)
}

/** An application may come so many months before the month in which one may retire. */
export const applyMonthsBefore = 2

/** The month to be asked for at the earliest on that day, where the legal one (`yyyy-mm`, '' unknown) has passed; undefined where it has not. */
export const firstMonthAfter = (legalMonth: string, today: string): string | undefined =>
  legalMonth !== '' && legalMonth < today.slice(0, 7) ? today.slice(0, 7) : undefined

/** The month so many months after another. */
export const monthsLater = (month: string, months: number): string => monthText(monthNumber(month) + months)

/** Whole months from one month to another, both `yyyy-mm…`; negative when it lies before. */
export const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from)
