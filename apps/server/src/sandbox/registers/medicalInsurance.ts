/**
 * Medical insurance (医疗保险) in the sandbox: who is known and not insured as an employee (职工医保) has a status that is not in order. The unit is
 * that of the pension account.
 */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { factsOfPeople, peopleWith } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const medicalInsurance: SandboxAnswers<'medicalInsurance'> = {
  checks: {
    'medicalInsurance/insuredStatus': (question) => {
      const [found] = peopleWith(question, question.given('idCard'))
      if (found === undefined) return undefined
      const accounts = question.rows('pension').filter(({ idCard, state }) => idCard === found['idCard'] && state === '正常')
      return { ...yesNo(found['insured'] !== '职工'), facts: factsOfPeople(accounts, { unitName: 'unitName', unitNo: 'unitNo' }) }
    }
  },
  lookups: {}
}
