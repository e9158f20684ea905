/**
 * Births (出生医学) in the sandbox: births, and certificates that were issued. Only a parent is told, whatever numbers were sent, and of births that
 * are not told apart by hospital, time and number nothing.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { RegisterRow } from '../stored/registerRow.ts'
import { yesNo } from '../../registers/RegisterQuestion.ts'
import { factsOf } from './factsOf.ts'
import type { SandboxAnswers, SandboxQuestion } from './SandboxAnswers.ts'

/** What a question says of a birth → key of the row. */
const tellingApart = { idCard: 'motherIdCard', medicalOrg: 'hospital', birthTime: 'birthTime', newbornNo: 'newbornNo' } as const

/** Births of this mother and, where they were given, of this hospital, time and number. */
const birthsWith = <Param extends keyof typeof tellingApart>(
  { given, rows }: SandboxQuestion<Param>,
  ...params: readonly Param[]
): readonly RegisterRow[] =>
  rows('birthCert').filter((row) => params.every((param) => given(param).every((value) => row[tellingApart[param]] === value)))

const isParent = (row: RegisterRow, { cardId }: UserInfo): boolean => row['motherIdCard'] === cardId || row['fatherIdCard'] === cardId

const onlyOne = (births: readonly RegisterRow[], user: UserInfo): RegisterRow | undefined => {
  const [birth, another] = births.filter((row) => isParent(row, user))
  return another === undefined ? birth : undefined
}

export const newBorn: SandboxAnswers<'newBorn'> = {
  checks: {
    'newBorn/getCertificateMessage': (question) => {
      const births = birthsWith(question, 'idCard', 'birthTime')
      if (question.given('birthTime').length === 0 || births.some((row) => !isParent(row, question.user))) return undefined
      return yesNo(births.length === 0 || births.some((row) => row['issued'] !== true))
    }
  },
  lookups: {
    'newBorn/getNewBornInfo': (question) =>
      factsOf(onlyOne(birthsWith(question, 'idCard', 'medicalOrg', 'birthTime', 'newbornNo'), question.user), {
        name: 'newborn',
        sex: 'sex',
        birthDate: 'birthTime',
        birthWeight: 'birthWeight',
        birthLength: 'birthLength',
        birthNewbornNo: 'newbornNo',
        medicalOrgName: 'medicalOrgName',
        birthArea: 'birthArea'
      }),
    'newBorn/getMedicalCertificate': (question) => {
      const issued = birthsWith(question, 'idCard', 'birthTime', 'newbornNo').filter((row) => row['issued'] === true)
      return factsOf(onlyOne(issued, question.user), {
        birthCertNo: 'certNo',
        name: 'newborn',
        sex: 'sex',
        birthDate: 'birthTime',
        birthNewbornNo: 'newbornNo',
        issueOrg: 'medicalOrgName',
        issueDate: 'issueDate'
      })
    }
  }
}
