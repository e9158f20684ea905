/**
 * The people and companies of the sandbox (沙箱人员): what an account needs is there, numbers are numbers, regions are known, accounts, names,
 * phones and numbers are given once, a company's people are among the people, and so is everybody related to somebody. Staff need
 * no account, but are insured. What else registers know is theirs.
 */
import { isRecord } from '@ljonething/domain/values/wireShape'
import { isValid as isCitizenId } from '@ljonething/validation/numbers/CitizenId'
import { isValid as isMobile } from '@ljonething/validation/numbers/MobilePhone'
import { isValid as isCreditCode } from '@ljonething/validation/numbers/SocialCreditCode'
import type { ContentTables } from './ContentTables.ts'
import type { PathProblem } from './Problem.ts'

type Row = Readonly<Record<string, unknown>>
type Check = (value: string) => boolean

/** Registers that say who belongs to whom, with their keys. */
const relations: Readonly<Record<string, readonly string[]>> = {
  marriages: ['manIdCard', 'womanIdCard'],
  marriageAppointments: ['manIdCard', 'womanIdCard'],
  kinship: ['parentIdCard', 'childIdCard'],
  nameReservations: ['agentIdCard', 'founderIdCard']
}

const isFilled: Check = (value) => value !== ''

const rowsOf = (content: unknown, list: string): readonly Row[] => {
  const rows = isRecord(content) ? content[list] : undefined
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

const textOf = (row: Row, key: string): string => {
  const value = row[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Every row has each of the keys as its check wants it, and nobody else's value of those given once. */
const checkRows = (list: string, rows: readonly Row[], checks: Readonly<Record<string, Check>>, once: readonly string[]) =>
  rows.flatMap((row, at): readonly PathProblem[] => {
    const path = (key: string) => (key in row ? `${list}[${at}].${key}` : `${list}[${at}]`)
    const wrong = Object.entries(checks).filter(([key, check]) => !check(textOf(row, key)))
    const repeated = once.filter((key) => rows.findIndex((other) => textOf(other, key) === textOf(row, key)) < at)
    return [
      ...wrong.map(([key]) => ({ path: path(key), message: `${key} ${textOf(row, key) || 'is missing'}: not what an account needs` })),
      ...repeated.map((key) => ({ path: path(key), message: `${key} ${textOf(row, key)} is given twice` }))
    ]
  })

export function checkSandbox(content: unknown, { hasRegion }: Pick<ContentTables, 'hasRegion'>): readonly PathProblem[] {
  const people = rowsOf(content, 'people')
  const isPerson: Check = (value) => value === '' || people.some((person) => textOf(person, 'idCard') === value)
  const belongs: Check = (value) => isFilled(value) && isPerson(value)
  const insured = new Set(rowsOf(content, 'pension').map((row) => textOf(row, 'idCard')))
  const isEmployed: Check = (value) => insured.has(value) || belongs(value)
  const person = {
    userId: isFilled,
    name: isFilled,
    mobile: isMobile,
    idCard: isCitizenId,
    region: hasRegion,
    realNameLevel: (value: string) => /^[1-9]$/.test(value)
  }
  const company = { userId: isFilled, name: isFilled, uscc: isCreditCode, legalIdCard: isPerson, clerkIdCard: isPerson }
  return [
    ...checkRows('people', people, person, ['userId', 'name', 'mobile', 'idCard']),
    ...checkRows('enterprises', rowsOf(content, 'enterprises'), company, ['userId', 'name', 'uscc']),
    ...checkRows('employments', rowsOf(content, 'employments'), { idCard: isEmployed }, []),
    ...Object.entries(relations).flatMap(([list, keys]) =>
      checkRows(list, rowsOf(content, list), Object.fromEntries(keys.map((key) => [key, belongs])), [])
    )
  ]
}
