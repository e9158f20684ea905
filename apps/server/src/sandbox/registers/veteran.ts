/** Veterans (退役军人事务) in the sandbox: whose retirement the army has passed on, and who of them reported. */
import { isListed } from './listed.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const veteran: SandboxAnswers<'veteran'> = {
  checks: {
    'veteran/retireInfo': (question) => isListed(question, 'idCard', 'veterans'),
    'veteran/reportCheck': (question) => isListed(question, 'idCard', 'veterans', ({ reported }) => reported === true)
  },
  lookups: {}
}
