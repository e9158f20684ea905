/**
 * Education (教育) in the sandbox: enrolment periods as the county announced them, else its city, and the children enrolled. Enrolled in the same
 * calendar year is enrolled for the same school year (学年): it begins in September.
 */
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { isListed } from './listed.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

/** Digits of a region's code that name its county, and its city. */
const announcing = [6, 4]

export const education: SandboxAnswers<'education'> = {
  checks: {
    'education/enrolPeriod': ({ given, rows, today }) => {
      const [region = ''] = given('region')
      const codes = announcing.map((digits) => region.slice(0, digits).padEnd(12, '0'))
      const periods = codes.flatMap((code) => rows('enrolPeriods').filter((period) => period['region'] === code))
      const [announced] = periods.map(({ from, to }) => yesNo(String(from) <= today && today <= String(to)))
      return announced
    },
    'education/duplicate': (question) =>
      isListed(question, 'idCard', 'enrolments', ({ enrolledOn }) => String(enrolledOn).slice(0, 4) === question.today.slice(0, 4))
  },
  lookups: {}
}
