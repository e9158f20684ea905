/** Credit (征信) in the sandbox: no payments overdue one after the other in two years (无连续逾期). Of whom there is no report, nothing is known. */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { rowsAbout } from './listed.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const credit: SandboxAnswers<'credit'> = {
  checks: {
    'credit/reportCheck': (question) => {
      const [report] = rowsAbout(question, 'idCard', 'creditReports')
      return report === undefined ? undefined : yesNo(Number(report['overdueInARow']) < 2)
    }
  },
  lookups: {}
}
