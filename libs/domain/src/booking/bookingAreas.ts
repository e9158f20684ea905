/**
 * Areas of the organisations of a booking (预约机构区划): only those in which there is one, so that no choice leads nowhere.
 * Example: below 1000000000000000000 is 黑龙江省, below 230100000000 are 道里区 and 南岗区.
 */
import { isWithin } from '../region/isWithin.ts'
import { childrenOf, findRegion } from '../region/RegionTree.ts'
import type { Region, RegionTree } from '../region/RegionTree.ts'
import type { Appointment, BookingOrganization } from './Appointment.ts'

export interface BookingArea {
  readonly code: string
  readonly name: string
  readonly hasChildren: boolean
}

type Booked = Pick<Appointment, 'defaults' | 'organizations'>

/** Does it take this business (业务类型)? Not every registry registers a marriage with a foreigner. */
export const takesBusiness = ({ defaults }: Pick<Booked, 'defaults'>, organization: BookingOrganization, businessType?: string): boolean =>
  (organization.businessType ?? [defaults.businessType]).includes(businessType ?? defaults.businessType)

/** The same booking, with only the organisations that take this business. */
export const takingBusiness = <B extends Booked>(booked: B, businessType?: string): B => ({
  ...booked,
  organizations: booked.organizations.filter((organization) => takesBusiness(booked, organization, businessType))
})

export const organizationsIn = ({ defaults, organizations }: Booked, areaCode: string): readonly BookingOrganization[] =>
  areaCode === defaults.areaCode ? organizations : organizations.filter(({ region }) => isWithin(areaCode, region))

/** Directly inside. */
export function areasIn(appointment: Booked, regions: RegionTree, areaCode: string): readonly BookingArea[] {
  const inside = areaCode === appointment.defaults.areaCode ? childrenOf(regions) : childrenOf(regions, areaCode)
  return inside.flatMap(({ code, name }) => {
    const within = organizationsIn(appointment, code)
    return within.length === 0 ? [] : [{ code, name, hasChildren: within.some(({ region }) => region !== code) }]
  })
}

/** The counties inside that organisations stand in, at any depth. */
export function countiesIn(appointment: Booked, regions: RegionTree, areaCode: string): readonly BookingArea[] {
  const codes = new Set(organizationsIn(appointment, areaCode).map(({ region }) => region))
  return [...codes]
    .map((code) => findRegion(regions, code))
    .filter((region): region is Region => region !== undefined)
    .map(({ code, name }) => ({ code, name, hasChildren: false }))
    .toSorted((left, right) => left.code.localeCompare(right.code))
}
