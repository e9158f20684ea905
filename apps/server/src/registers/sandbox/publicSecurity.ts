/** Public security (公安) in the sandbox: somebody of those asked about belongs to a household of the province (户籍地代码前两位为 23). */
import { yesNo } from '../RegisterQuestion.ts'
import { peopleWith } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const publicSecurity: SandboxAnswers<'publicSecurity'> = {
  checks: {
    'publicSecurity/hukouCheck': (question) => {
      const found = peopleWith(question, question.given('idCards'))
      return found.length === 0 ? undefined : yesNo(found.some((row) => String(row['hukouCounty']).startsWith('23')))
    }
  },
  lookups: {}
}
