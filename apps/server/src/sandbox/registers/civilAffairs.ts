/**
 * Civil affairs (民政) in the sandbox: the number of a cremation against the one that is registered, and households on relief (低保) or at its edge, from
 * the first day of their approval to the last.
 */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { isListed, rowsAbout } from './listed.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const civilAffairs: SandboxAnswers<'civilAffairs'> = {
  checks: {
    'civilAffairs/cremationCheck': (question) => {
      const [cremationNo] = question.given('cremationNo')
      const registered = rowsAbout(question, 'idCard', 'deaths').flatMap((death) => death['cremationNo'] ?? [])
      return cremationNo === undefined || registered.length === 0 ? undefined : yesNo(registered.includes(cremationNo))
    },
    'civilAffairs/reliefCheck': (question) =>
      isListed(question, 'idCard', 'relief', ({ from, to }) => String(from) <= question.today && question.today <= String(to))
  },
  lookups: {}
}
