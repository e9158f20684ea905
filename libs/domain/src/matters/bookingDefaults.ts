/**
 * 婚姻登记预约: what a booking asks with until the person chooses otherwise. Source: spec §9.
 * Example: `bookingQuery({})` → area 1000000000000000000, region 230000000000, business and register type 01.
 */
import { provinceCode } from '../region/regionCode.ts'

export interface BookingQuery {
  readonly area: string
  readonly region: string
  readonly businessType: string
  readonly registerType: string
}

export const bookingDefaults: BookingQuery = {
  area: '1000000000000000000',
  region: provinceCode,
  businessType: '01',
  registerType: '01'
}

export const bookingQuery = (chosen: Partial<BookingQuery>): BookingQuery => ({ ...bookingDefaults, ...chosen })
