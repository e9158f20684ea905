/** Market regulation (市场监管) in the sandbox: what anybody may know of a company, and whether it exists (存续). */
import { factsOf } from './factsOf.ts'
import { yesNo } from '../RegisterQuestion.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers, SandboxQuestion } from './SandboxAnswers.ts'

const companyOf = ({ given, rows }: SandboxQuestion<'creditCode'>) => {
  const [creditCode] = given('creditCode')
  return rows('enterprises').find(({ uscc }) => uscc === creditCode)
}

export const market: SandboxAnswers<'market'> = {
  checks: {
    'market/entStatus': (question) => {
      const company = companyOf(question)
      return company === undefined ? undefined : yesNo(company['status'] === '存续')
    }
  },
  lookups: {
    'market/entInfo': (question) => {
      const company = companyOf(question)
      if (company === undefined) return undefined
      const [legal] = peopleWith(question, [String(company['legalIdCard'])])
      return { ...factsOf(company, { entName: 'name' }), ...factsOf(legal, { legalName: 'name' }) }
    }
  }
}
