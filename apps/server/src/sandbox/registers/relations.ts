/**
 * Who belongs to whom (人员关系) in the sandbox: marriages, births, kinship, bookings of marriages, employments and reserved names. One answer for
 * each relation of the table.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { Relation } from '@ljonething/domain/registers/Register'
import type { RegisterRow } from '../stored/registerRow.ts'

type Rows = (register: string) => readonly RegisterRow[]

const joins = (rows: readonly RegisterRow[], [one, other]: readonly [string, string], cards: readonly [string, string]): boolean =>
  rows.some((row) => cards.includes(String(row[one])) && cards.includes(String(row[other])) && row[one] !== row[other])

export const areMarried = (rows: Rows, one: string, other: string): boolean =>
  joins(
    [...rows('marriages'), ...rows('marriageAppointments').filter(({ registered }) => registered === true)],
    ['manIdCard', 'womanIdCard'],
    [one, other]
  )

const isKin = (rows: Rows, one: string, other: string): boolean =>
  areMarried(rows, one, other) ||
  joins(rows('birthCert'), ['motherIdCard', 'fatherIdCard'], [one, other]) ||
  joins(rows('kinship'), ['parentIdCard', 'childIdCard'], [one, other])

const parentsOf = (rows: Rows, child: string): readonly string[] =>
  rows('kinship').flatMap(({ parentIdCard, childIdCard }) => (childIdCard === child ? [String(parentIdCard)] : []))

const isNextOfKin = (rows: Rows, living: string, dead: string): boolean => {
  if (living === dead || !rows('deaths').some(({ idCard }) => idCard === dead)) return false
  const [ofLiving, ofDead] = [parentsOf(rows, living), parentsOf(rows, dead)]
  const grandparents = [...ofLiving, ...ofDead].flatMap((parent) => parentsOf(rows, parent))
  return ofLiving.some((parent) => ofDead.includes(parent)) || grandparents.some((one) => one === living || one === dead)
}

/** Spouse, parent, child, and of somebody dead the wider family (近亲属). */
export const isFamily = (rows: Rows, living: string, other: string): boolean =>
  isKin(rows, living, other) || isNextOfKin(rows, living, other)

const answers: Readonly<Record<Relation, (rows: Rows, user: UserInfo, other: string) => boolean>> = {
  kin: (rows, { cardId }, other) => isKin(rows, cardId, other),
  nextOfKin: (rows, { cardId }, other) => isNextOfKin(rows, cardId, other),
  couple: (rows, { cardId }, other) =>
    areMarried(rows, cardId, other) || joins(rows('marriageAppointments'), ['manIdCard', 'womanIdCard'], [cardId, other]),
  staff: (rows, { unionCode }, other) =>
    unionCode !== undefined && rows('employments').some(({ uscc, idCard }) => uscc === unionCode && idCard === other),
  principal: (rows, { cardId }, other) =>
    rows('nameReservations').some(({ agentIdCard, founderIdCard }) => agentIdCard === cardId && founderIdCard === other),
  operator: (rows, { cardId }, other) => rows('enterprises').some(({ uscc, legalIdCard }) => uscc === other && legalIdCard === cardId)
}

export const isRelated = (rows: Rows, relation: Relation, user: UserInfo, other: string): boolean => answers[relation](rows, user, other)
