/**
 * Retirement (企业职工退休) in the sandbox: what the reviewers of archives and of the ability to work have found, and whether some business of the person
 * is under way.
 */
import { applyMonthsBefore, firstRetireMonth, legalRetireMonth, monthsBetween } from '@ljonething/domain/retirement/retireMonth'
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { isListed, rowsAbout } from './listed.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const retire: SandboxAnswers<'retire'> = {
  checks: {
    'retire/preReviewStore': (question) => isListed(question, 'idCard', 'retirement', ({ preReview }) => preReview === '通过'),
    'retire/ageCheck': ({ given, today }) => {
      const [idCard = ''] = given('idCard')
      const [post = ''] = given('postNature')
      const [kind = ''] = given('retireType')
      const first = kind === '' ? undefined : firstRetireMonth(idCard, post, kind)
      return first === undefined ? undefined : yesNo(monthsBetween(today, first) <= applyMonthsBefore)
    },
    'retire/labourConclusion': (question) =>
      isListed(question, 'idCard', 'retirement', ({ labourConclusion }) => labourConclusion === '完全丧失劳动能力'),
    'retire/businessFlag': (question) => {
      const [record] = rowsAbout(question, 'idCard', 'retirement')
      return record === undefined ? undefined : { type: String(record['flag']) }
    },
    'retire/baseInfo': (question) => {
      const [agency] = question.given('agency')
      return agency === undefined ? undefined : isListed(question, 'socialSecurityNo', 'pension', (account) => account['agency'] === agency)
    }
  },
  lookups: {
    'retire/legalRetireMonth': ({ given }) => {
      const [idCard = ''] = given('idCard')
      const [post = ''] = given('postNature')
      const month = legalRetireMonth(idCard, post)
      return month === undefined ? undefined : { legalRetireMonth: month }
    }
  }
}
