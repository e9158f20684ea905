/** The federation of the disabled (残联) in the sandbox: whether a card was issued already. */
import { isListed } from './listed.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const disabled: SandboxAnswers<'disabled'> = {
  checks: {
    'disabled/cardCheck': (question) => isListed(question, 'idCard', 'disabled', ({ issued }) => issued === true)
  },
  lookups: {}
}
