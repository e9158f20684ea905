/** Pension insurance (养老保险) in the sandbox: the insured person. */
import { factsOf } from './factsOf.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const socialSecurity: SandboxAnswers<'socialSecurity'> = {
  checks: {},
  lookups: {
    'socialSecurity/insuredInfo': (question) =>
      factsOf(peopleWith(question, question.given('idCard'))[0], { name: 'name', insured: 'insured' })
  }
}
