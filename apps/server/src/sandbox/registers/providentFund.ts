/**
 * Provident fund (住房公积金) in the sandbox: an account deposits for six months and more, each in full and none left out (连续足额), and has no loan
 * that is still to be paid back.
 */
import { isListed, rowsAbout } from './listed.ts'
import { factsOfPeople } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

const leastMonths = 6

export const providentFund: SandboxAnswers<'providentFund'> = {
  checks: {
    'providentFund/depositInfo': (question) => {
      const answer = isListed(question, 'idCard', 'fund', ({ months }) => Number(months) >= leastMonths)
      const facts = factsOfPeople(rowsAbout(question, 'idCard', 'fund'), { name: 'name', account: 'account', unitName: 'unitName' })
      return answer && { ...answer, facts }
    },
    'providentFund/loanInfo': (question) => isListed(question, 'idCard', 'fund', ({ loan }) => loan === true)
  },
  lookups: {}
}
