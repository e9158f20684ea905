/** Births (出生医学) in the sandbox: births and whether a certificate was issued. Only a parent is told, whatever numbers were sent. */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { RegisterRow } from '../../sandbox/stored/registerRow.ts'
import { yesNo } from '../RegisterQuestion.ts'
import { factsOf } from './factsOf.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

const isParent = (row: RegisterRow, { cardId }: UserInfo): boolean => row['motherIdCard'] === cardId || row['fatherIdCard'] === cardId

export const newBorn: SandboxAnswers<'newBorn'> = {
  checks: {
    'newBorn/getCertificateMessage': ({ given, rows, user }) => {
      const [birthTime] = given('birthTime')
      const births = rows('birthCert').filter((row) => isParent(row, user))
      return yesNo(!births.some((row) => row['issued'] === true && row['birthTime'] === birthTime))
    }
  },
  lookups: {
    'newBorn/getNewBornInfo': ({ given, rows, user }) => {
      const [hospital] = given('medicalOrg')
      const birth = rows('birthCert').find((row) => isParent(row, user) && (hospital === undefined || row['hospital'] === hospital))
      return factsOf(birth, {
        name: 'newborn',
        sex: 'sex',
        birthDate: 'birthTime',
        birthWeight: 'birthWeight',
        birthLength: 'birthLength',
        birthNewbornNo: 'newbornNo',
        medicalOrgName: 'medicalOrgName',
        birthArea: 'birthArea'
      })
    }
  }
}
