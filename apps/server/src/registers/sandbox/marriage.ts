/**
 * Marriage registration (婚姻登记) in the sandbox: parents are married, a couple that wants to marry is not (无有效婚姻); both of a couple have to be known.
 */
import { yesNo } from '../RegisterQuestion.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

const married = '已婚'

export const marriage: SandboxAnswers<'marriage'> = {
  checks: {
    'marriage/maritalStatusCheck': (question) => {
      const spouses = peopleWith(question, question.given('spouses'))
      if (spouses.length > 0) return yesNo(spouses.every((row) => row['maritalStatus'] === married))
      const couple = peopleWith(question, question.given('couple'))
      return couple.length === 2 ? yesNo(couple.every((row) => row['maritalStatus'] !== married)) : undefined
    }
  },
  lookups: {}
}
