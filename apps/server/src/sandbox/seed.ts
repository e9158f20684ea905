/**
 * People and registers of the sandbox (沙箱登记库) as `content/registry-sample.json` has them, dates moved so that the sample's reference day
 * is today. Every person and company is fictional (county segment 230199 is not in use).
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { isRecord } from '@ljonething/domain/values/wireShape'
import type { RegisterRow } from './stored/registerRow.ts'

export interface SampleRegistry {
  readonly nowRef: string
  readonly people: readonly SamplePerson[]
  readonly enterprises: readonly SampleEnterprise[]
  readonly [register: string]: unknown
}

interface SamplePerson {
  readonly name: string
  readonly idCard: string
  readonly region: string
  readonly realNameLevel: number
}

interface SampleEnterprise {
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

/** Sample phones count up from a number range that is never given out. */
const phoneOf = (position: number) => `1390000${String(position + 1).padStart(4, '0')}`

const personOf = (person: SamplePerson, position: number): SeededPerson => ({
  userInfo: {
    userType: '0',
    userId: `P${String(position + 1).padStart(3, '0')}`,
    userRegion: person.region,
    userLevel: String(person.realNameLevel),
    cardId: person.idCard,
    userName: person.name,
    mobile: phoneOf(position)
  },
  facts: { ...person }
})

const companyUsersOf =
  (people: readonly SamplePerson[]) =>
  (company: SampleEnterprise, position: number): readonly SeededPerson[] => {
    const user = (person: SamplePerson | undefined, role: string, suffix: string): readonly SeededPerson[] =>
      person === undefined
        ? []
        : [
            {
              userInfo: {
                userType: '1',
                userId: `C${String(position + 1).padStart(3, '0')}${suffix}`,
                userRegion: person.region,
                userLevel: String(person.realNameLevel),
                cardId: person.idCard,
                userName: person.name,
                mobile: phoneOf(people.indexOf(person)),
                unionCode: company.uscc,
                companyName: company.name
              },
              facts: { ...company, role }
            }
          ]
    const legal = people.find(({ idCard }) => idCard === company.legalIdCard)
    const clerk = people.find(({ idCard }) => idCard === company.clerkIdCard)
    return [...user(legal, '企业管理员', 'A'), ...user(clerk, '经办人', 'B')]
  }

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
    people: [...people.map(personOf), ...enterprises.flatMap(companyUsersOf(people))],
    registers: {
      ...registers,
      people: people.map((person) => ({ ...person })),
      enterprises: enterprises.map((company) => ({ ...company }))
    }
  }
}
