/**
 * Public security (公安) in the sandbox: somebody of those asked about belongs to a household of the province (户籍地代码前两位为 23), as nobody does
 * whose household entry was cancelled after their death; an applicant belongs to the family of somebody dead (近亲属).
 */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { factsOfPeople, peopleWith } from './peopleWith.ts'
import { isFamily } from './relations.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const publicSecurity: SandboxAnswers<'publicSecurity'> = {
  checks: {
    'publicSecurity/hukouCheck': (question) => {
      const found = peopleWith(question, question.given('idCards'))
      const cancelled = question.rows('deaths').flatMap(({ idCard, hukouCancelled }) => (hukouCancelled === true ? [idCard] : []))
      const belongs = found.some(({ idCard, hukouCounty }) => String(hukouCounty).startsWith('23') && !cancelled.includes(idCard))
      if (found.length === 0) return undefined
      return {
        ...yesNo(belongs),
        facts: factsOfPeople(found, { name: 'name', nation: 'nation', hukouRegion: 'hukouRegion', hukouAddr: 'hukouAddr' })
      }
    },
    'publicSecurity/relationCheck': ({ given, rows }) => {
      const [deceased] = given('deceasedIdCard')
      const [applicant] = given('applicantIdCard')
      return deceased === undefined || applicant === undefined ? undefined : yesNo(isFamily(rows, applicant, deceased))
    }
  },
  lookups: {}
}
