/**
 * Marriage registration (婚姻登记) in the sandbox: parents are married to each other, a couple that wants to marry is not married (无有效婚姻); both of them
 * have to be known.
 */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { factsOfPeople, peopleWith } from './peopleWith.ts'
import { areMarried } from './relations.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

const married = '已婚'

export const marriage: SandboxAnswers<'marriage'> = {
  checks: {
    'marriage/maritalStatusCheck': (question) => {
      const [one, other] = question.given('spouses')
      if (one !== undefined) {
        if (other === undefined) return undefined
        const parents = peopleWith(question, [one, other])
        return { ...yesNo(areMarried(question.rows, one, other)), facts: factsOfPeople(parents, { maritalStatus: 'maritalStatus' }) }
      }
      const couple = peopleWith(question, question.given('couple'))
      const [man, woman] = couple.map(({ idCard }) => String(idCard))
      if (man === undefined || woman === undefined) return undefined
      return yesNo(couple.every((row) => row['maritalStatus'] !== married) && !areMarried(question.rows, man, woman))
    }
  },
  lookups: {}
}
