/**
 * The eligibility checks and lookups of the newborn, civil-affairs, insurance and identity systems, answered by the sandbox registers.
 *
 * One row per interface of spec §7.4; an interface that is not in the table answers unknown.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { RegisterAnswer } from '@ljonething/domain/matters/judgeEligibility'
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
  'newBorn/getCertificateMessage': ({ params, rows }) => {
    const known = rows('birthCert').filter((row) => row['motherIdCard'] === params['motherIdCard'])
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

const asText = (row: RegisterRow | undefined): Readonly<Record<string, string>> | undefined =>
  row === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(row).flatMap(([key, value]): [string, string][] => (text(value) === '' ? [] : [[key, text(value)]]))
      )

type Lookup = (question: RegisterQuestion) => Readonly<Record<string, string>> | undefined

const rename = (row: RegisterRow | undefined, names: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined => {
  const values = asText(row)
  if (values === undefined) return undefined
  return { ...values, ...Object.fromEntries(Object.entries(names).map(([to, from]) => [to, values[from] ?? ''])) }
}

const company: Lookup = ({ params, rows }) =>
  rename(
    rows('enterprises').find((row) => row['uscc'] === (params['creditCode'] ?? params['unitCreditCode'])),
    { entName: 'name' }
  )

/** Lookups that fill fields (联动回填): a row of the register as text values. */
export const sandboxLookups: Readonly<Record<string, Lookup>> = {
  'newBorn/getNewBornInfo': ({ params, rows }) =>
    rename(
      rows('birthCert').find(
        (row) =>
          (row['motherIdCard'] === params['motherIdCard'] || row['fatherIdCard'] === params['fatherIdCard']) &&
          (params['medicalOrg'] === undefined || params['medicalOrg'] === '' || row['hospital'] === params['medicalOrg'])
      ),
      { name: 'newborn', birthDate: 'birthTime', birthNewbornNo: 'newbornNo' }
    ),
  'market/entInfo': company,
  'socialSecurity/insuredInfo': ({ params, rows, user }) =>
    rename(
      rows('people').find((row) => row['idCard'] === (params['empIdCard'] ?? user.cardId)),
      {}
    ),
  'health/deathRecord': ({ params, rows }) => asText(rows('deaths').find((row) => row['idCard'] === params['deceasedIdCard']))
}
