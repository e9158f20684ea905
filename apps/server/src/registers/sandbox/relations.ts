/**
 * Who belongs to whom (人员关系) in the sandbox: marriages, births, kinship, bookings of marriages and employments. One answer for each relation of the
 * table.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { Relation } from '@ljonething/domain/registers/Register'
import type { RegisterRow } from '../../sandbox/stored/registerRow.ts'

type Rows = (register: string) => readonly RegisterRow[]

const joins = (rows: readonly RegisterRow[], [one, other]: readonly [string, string], cards: readonly [string, string]): boolean =>
  rows.some((row) => cards.includes(String(row[one])) && cards.includes(String(row[other])) && row[one] !== row[other])

export const areMarried = (rows: Rows, one: string, other: string): boolean =>
  joins(
    [...rows('marriages'), ...rows('marriageAppointments').filter(({ registered }) => registered === true)],
    ['manIdCard', 'womanIdCard'],
    [one, other]
  )

const answers: Readonly<Record<Relation, (rows: Rows, user: UserInfo, other: string) => boolean>> = {
  kin: (rows, { cardId }, other) =>
    areMarried(rows, cardId, other) ||
    joins(rows('birthCert'), ['motherIdCard', 'fatherIdCard'], [cardId, other]) ||
    joins(rows('kinship'), ['parentIdCard', 'childIdCard'], [cardId, other]),
  couple: (rows, { cardId }, other) =>
    areMarried(rows, cardId, other) || joins(rows('marriageAppointments'), ['manIdCard', 'womanIdCard'], [cardId, other]),
  staff: (rows, { unionCode }, other) =>
    unionCode !== undefined && rows('employments').some(({ uscc, idCard }) => uscc === unionCode && idCard === other)
}

export const isRelated = (rows: Rows, relation: Relation, user: UserInfo, other: string): boolean => answers[relation](rows, user, other)
