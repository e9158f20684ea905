/**
 * The eligibility checks and lookups of the newborn, civil-affairs, insurance and identity systems, answered by the sandbox registers.
 *
 * One row per interface of spec §7.4; an interface that is not in the table answers unknown.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { RegisterRow } from '../sandbox/Registers.ts'

export interface RegisterQuestion {
  readonly params: Readonly<Record<string, string>>
  readonly user: UserInfo
  /** `yyyy-mm-dd`. */
  readonly today: string
  readonly rows: (register: string) => readonly RegisterRow[]
}

const yesNo = (holds: boolean): RegisterAnswer => ({ type: holds ? '1' : '0' })

const day = (text: string | undefined): string => (text ?? '').slice(0, 10)

const people = ({ rows }: RegisterQuestion, ...cards: readonly (string | undefined)[]) =>
  rows('people').filter(({ idCard }) => cards.includes(String(idCard)))

const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`

const personOf = (question: RegisterQuestion) => people(question, question.params['idCard'] ?? question.user.cardId)[0]

type Check = (question: RegisterQuestion) => RegisterAnswer

/** Checks that need no register: the session and the calendar decide. */
export const localChecks: Readonly<Record<string, Check>> = {
  'local/userLevel': ({ user }) => ({ type: user.userLevel }),
  'newBorn/checkDate': ({ params, today }) => {
    const birth = day(params['babyBirthTime'] ?? params['birthDate'])
    return birth === '' ? undefined : yesNo(birth <= today && birth > yearBefore(today))
  }
}

export const sandboxChecks: Readonly<Record<string, Check>> = {
  'newBorn/getCertificateMessage': ({ params, rows, user }) => {
    const known = rows('birthCert').filter((row) => isParent(row, user))
    return yesNo(!known.some((row) => row['issued'] === true && row['birthDate'] === day(params['babyBirthTime'] ?? params['birthDate'])))
  },
  'publicSecurity/hukouCheck': (question) => {
    const found = people(question, question.params['motherIdCard'], question.params['fatherIdCard'])
    return found.length === 0 ? undefined : yesNo(found.some((row) => String(row['hukouCounty']).startsWith('23')))
  },
  'marriage/maritalStatusCheck': (question) => {
    const found = people(question, question.params['motherIdCard'], question.params['fatherIdCard'], question.params['idCard'])
    return found.length === 0 ? undefined : yesNo(found.every((row) => row['maritalStatus'] === '已婚'))
  },
  'medicalInsurance/insuredStatus': (question) => {
    const found = people(question, question.params['motherIdCard'] ?? question.params['idCard'] ?? question.user.cardId)[0]
    return found === undefined ? undefined : yesNo(found['insured'] === '职工')
  },
  'socialSecurity/insuredStatus': (question) => {
    const found = personOf(question)
    return found === undefined ? undefined : yesNo(found['insured'] !== '未参保')
  }
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

type Lookup = (question: RegisterQuestion) => Readonly<Record<string, string>> | undefined

/** Only the named facts of a row leave the register: answer key → key of the row. */
const pick = (row: RegisterRow | undefined, keys: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined =>
  row === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(keys).flatMap(([to, from]): [string, string][] => (text(row[from]) === '' ? [] : [[to, text(row[from])]]))
      )

/** The person asking is the mother or the father of the birth, whatever numbers were sent. */
const isParent = (row: RegisterRow, { cardId }: UserInfo): boolean => row['motherIdCard'] === cardId || row['fatherIdCard'] === cardId

const company: Lookup = ({ params, rows }) =>
  pick(
    rows('enterprises').find((row) => row['uscc'] === (params['creditCode'] ?? params['unitCreditCode'])),
    { entName: 'name' }
  )

/** Lookups that fill fields (联动回填): the facts of the register that the form asks for, as text (spec §3.3 delivery and newborn). */
export const sandboxLookups: Readonly<Record<string, Lookup>> = {
  'newBorn/getNewBornInfo': ({ params, rows, user }) =>
    pick(
      rows('birthCert').find(
        (row) =>
          isParent(row, user) &&
          (params['medicalOrg'] === undefined || params['medicalOrg'] === '' || row['hospital'] === params['medicalOrg'])
      ),
      {
        name: 'newborn',
        sex: 'sex',
        birthDate: 'birthTime',
        birthWeight: 'birthWeight',
        birthLength: 'birthLength',
        birthNewbornNo: 'newbornNo',
        medicalOrgName: 'medicalOrgName',
        birthArea: 'birthArea'
      }
    ),
  'market/entInfo': company,
  'socialSecurity/insuredInfo': ({ rows, user }) =>
    pick(
      rows('people').find((row) => row['idCard'] === user.cardId),
      { name: 'name', insured: 'insured' }
    )
}
