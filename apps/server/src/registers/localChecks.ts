/** Checks that no outside system is asked for (本平台核验): the session and the calendar decide. One for each register the table calls local. */
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredOf, System } from '@ljonething/domain/registers/registers'
import { legalRetireMonth } from '@ljonething/domain/retirement/retireMonth'
import { birthDate } from '@ljonething/validation/numbers/CitizenId'
import type { placesRegister } from './placesCheck.ts'
import type { RegisterQuestion } from './RegisterQuestion.ts'
import { yesNo } from './RegisterQuestion.ts'

type LocalCheck = Exclude<{ [S in System]: AnsweredOf<S, 'check', 'local'> }[System], typeof placesRegister>

const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`

/** Whether whoever has this number is of that age on a day; undefined when it is no number. */
const isOfAge = (number: string | undefined, age: number, day: string): boolean | undefined => {
  const birth = birthDate(number ?? '')
  return birth === undefined ? undefined : `${Number(birth.slice(0, 4)) + age}${birth.slice(4)}` <= day
}

/** Of women in flexible employment the later age holds, that of 管理或专业技术 posts. */
const flexiblePost = '1'

const yesNoOf = (holds: boolean | undefined): RegisterAnswer => (holds === undefined ? undefined : yesNo(holds))

const checks: Readonly<Record<LocalCheck, (question: RegisterQuestion) => RegisterAnswer>> = {
  'local/userLevel': ({ user }) => ({ type: user.userLevel }),
  /** Civil Code art. 1047. */
  'local/marriageAge': ({ given, today }) => {
    const [man, woman] = [isOfAge(given('man')[0], 22, today), isOfAge(given('woman')[0], 20, today)]
    return man === undefined || woman === undefined ? undefined : yesNo(man && woman)
  },
  /** Six years by the end of August of the year in which it begins school (义务教育法第十一条). */
  'local/schoolAge': ({ given, today }) => yesNoOf(isOfAge(given('child')[0], 6, `${today.slice(0, 4)}-08-31`)),
  'local/beforeRetirement': ({ given, today }) => {
    const month = legalRetireMonth(given('idCard')[0] ?? '', flexiblePost)
    return month === undefined ? undefined : yesNo(today.slice(0, 7) < month)
  },
  /** Who asks about others was confirmed to be theirs before. */
  'market/operatorCheck': () => yesNo(true),
  'publicSecurity/kinCheck': () => yesNo(true),
  'newBorn/checkDate': ({ given, today }) => {
    const birth = (given('birthTime')[0] ?? '').slice(0, 10)
    return birth === '' ? undefined : yesNo(birth <= today && birth > yearBefore(today))
  }
}

export const localChecks: ReadonlyMap<string, (question: RegisterQuestion) => RegisterAnswer> = new Map(Object.entries(checks))
