/** Market regulation (市场监管) in the sandbox: what anybody may know of a company. */
import { factsOf } from './factsOf.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const market: SandboxAnswers<'market'> = {
  checks: {},
  lookups: {
    'market/entInfo': (question) => {
      const [creditCode] = question.given('creditCode')
      const company = question.rows('enterprises').find(({ uscc }) => uscc === creditCode)
      if (company === undefined) return undefined
      const [legal] = peopleWith(question, [String(company['legalIdCard'])])
      return { ...factsOf(company, { entName: 'name' }), ...factsOf(legal, { legalName: 'name' }) }
    }
  }
}
