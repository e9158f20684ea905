/** Health (卫生健康) in the sandbox: registered deaths, and health certificates (健康证明) that still hold. */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { factsOf } from './factsOf.ts'
import { isListed, rowsAbout } from './listed.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const health: SandboxAnswers<'health'> = {
  checks: {
    'health/deathRecord': (question) => isListed(question, 'idCard', 'deaths'),
    'health/healthCert': (question) => {
      const staff = question.given('staff')
      const holding = rowsAbout(question, 'staff', 'healthCerts').filter(({ validUntil }) => question.today <= String(validUntil))
      return staff.length === 0 ? undefined : yesNo(staff.every((number) => holding.some(({ idCard }) => idCard === number)))
    }
  },
  lookups: {
    'health/deathRecord': (question) =>
      factsOf(rowsAbout(question, 'idCard', 'deaths')[0], { name: 'name', deathTime: 'deathTime', deathCertNo: 'deathCertNo' })
  }
}
