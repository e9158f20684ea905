/** Checks that no outside system is asked for (本平台核验): the session and the calendar decide. One for each register the table calls local. */
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredOf, System } from '@ljonething/domain/registers/registers'
import type { RegisterQuestion } from './RegisterQuestion.ts'
import { yesNo } from './RegisterQuestion.ts'

type LocalCheck = { [S in System]: AnsweredOf<S, 'check', 'local'> }[System]

const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`

const checks: Readonly<Record<LocalCheck, (question: RegisterQuestion) => RegisterAnswer>> = {
  'local/userLevel': ({ user }) => ({ type: user.userLevel }),
  'newBorn/checkDate': ({ given, today }) => {
    const birth = (given('birthTime')[0] ?? '').slice(0, 10)
    return birth === '' ? undefined : yesNo(birth <= today && birth > yearBefore(today))
  }
}

export const localChecks: ReadonlyMap<string, (question: RegisterQuestion) => RegisterAnswer> = new Map(Object.entries(checks))
