/**
 * People and registers of the sandbox (沙箱登记库) as `content/registry-sample.json` has them, dates moved so that the sample's reference day
 * is today. Every person and company is fictional (county segment 230199 is not in use).
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { companyRole } from '@ljonething/domain/codes/user'
import { isRecord } from '@ljonething/domain/values/wireShape'
import type { RegisterRow } from './stored/registerRow.ts'

export interface SampleRegistry {
  readonly nowRef: string
  readonly people: readonly SamplePerson[]
  readonly enterprises: readonly SampleEnterprise[]
  readonly [register: string]: unknown
}

interface SamplePerson {
  readonly userId: string
  readonly mobile: string
  readonly name: string
  readonly idCard: string
  readonly region: string
  readonly realNameLevel: number
}

interface SampleEnterprise {
  /** Its administrator's and clerk's ids begin with it. */
  readonly userId: string
  readonly name: string
  readonly uscc: string
  readonly legalIdCard?: string
  readonly clerkIdCard?: string
}

export interface SeededPerson {
  readonly userInfo: UserInfo
  readonly facts: Readonly<Record<string, unknown>>
}

const dayMs = 86_400_000

const moveDates = (value: unknown, days: number): unknown => {
  if (typeof value === 'string') {
    const match = /^(\d{4}-\d{2}-\d{2})((?:[ T]\d{2}:\d{2}.*)?)$/.exec(value)
    if (match?.[1] === undefined) return value
    return new Date(Date.parse(match[1]) + days * dayMs).toISOString().slice(0, 10) + (match[2] ?? '')
  }
  if (Array.isArray(value)) return value.map((item) => moveDates(item, days))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moveDates(item, days)]))
  return value
}

const daysFrom = (reference: string, today: string) => Math.round((Date.parse(today) - Date.parse(reference)) / dayMs)

const accountOf = (userId: string, userType: '0' | '1', person: SamplePerson): UserInfo => ({
  userType,
  userId,
  userRegion: person.region,
  userLevel: String(person.realNameLevel),
  cardId: person.idCard,
  userName: person.name,
  mobile: person.mobile
})

const companyUsersOf =
  (people: readonly SamplePerson[]) =>
  (company: SampleEnterprise): readonly SeededPerson[] =>
    [
      { idCard: company.legalIdCard, role: companyRole.code.administrator, suffix: 'A' },
      { idCard: company.clerkIdCard, role: companyRole.code.clerk, suffix: 'B' }
    ].flatMap(({ idCard, role, suffix }) =>
      people
        .filter((person) => person.idCard === idCard)
        .map((person) => ({
          userInfo: {
            ...accountOf(company.userId + suffix, '1', person),
            unionCode: company.uscc,
            companyName: company.name,
            companyRole: role
          },
          facts: { ...company, role: companyRole.labelOf(role) }
        }))
    )

export interface Seed {
  readonly people: readonly SeededPerson[]
  readonly registers: Readonly<Record<string, readonly RegisterRow[]>>
}

export const seedOf = (text: string, today: string): Seed => {
  const sample: SampleRegistry = JSON.parse(text)
  const days = daysFrom(sample.nowRef, today)
  const { people, enterprises, ...rest } = sample
  const registers = Object.fromEntries(
    Object.entries(rest).flatMap(([name, rows]): [string, readonly RegisterRow[]][] =>
      Array.isArray(rows) ? [[name, rows.map((row) => moveDates(row, days)).filter(isRecord)]] : []
    )
  )
  return {
    people: [
      ...people.map((person) => ({ userInfo: accountOf(person.userId, '0', person), facts: { ...person } })),
      ...enterprises.flatMap(companyUsersOf(people))
    ],
    registers: {
      ...registers,
      people: people.map((person) => ({ ...person })),
      enterprises: enterprises.map((company) => ({ ...company }))
    }
  }
}
