/** Medical insurance (医疗保险) in the sandbox: who is known and not insured as an employee (职工医保) has a status that is not in order. */
import { yesNo } from '../RegisterQuestion.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const medicalInsurance: SandboxAnswers<'medicalInsurance'> = {
  checks: {
    'medicalInsurance/insuredStatus': (question) => {
      const [found] = peopleWith(question, question.given('idCard'))
      return found === undefined ? undefined : yesNo(found['insured'] !== '职工')
    }
  },
  lookups: {}
}
