/**
 * What a scene says of its booking (预约): who receives people, when, how many at a time, and by which rules. All of it is data of the scene; days are
 * Beijing days `yyyy-mm-dd`, times `HH:mm`. Source: spec §7.4, §9 (defaults 1000000000000000000, 230000000000, 01, 01).
 * Example: eight places at 09:30 in 哈尔滨市南岗区民政局婚姻登记处, weekends too, thirty days ahead, on the day itself until 09:00.
 */
import type { SourceName } from '../registers/registers.ts'

export interface Appointment {
  /** As a sentence calls it: 婚姻登记预约. */
  readonly purpose: string
  /** The published calls by which it is booked. */
  readonly api: readonly SourceName[]
  readonly defaults: {
    /** Above all areas. */
    readonly areaCode: string
    readonly subRegion: string
    readonly businessType: string
    readonly registerType: string
  }
  /** What may be booked, by the codes of the defaults. */
  readonly serves: { readonly businessType: readonly string[]; readonly registerType: readonly string[] }
  /** Names of the fields of the form that say the place, and of those that say whose it is. */
  readonly fields: {
    readonly area?: string
    readonly organization: string
    readonly date: string
    readonly time: string
    readonly parties: readonly string[]
    readonly businessType?: string
    readonly registerType?: string
  }
  readonly rules: BookingRules
  readonly slots: readonly BookingSlot[]
  readonly organizations: readonly BookingOrganization[]
}

export interface BookingRules {
  /** Days after today. */
  readonly daysAhead: number
  /** Today is booked before this time. */
  readonly sameDayUntil: string
  /** How long a place is held while the form is finished. */
  readonly heldMinutes: number
  /** So many days before its day a booking may be changed or cancelled for the last time. */
  readonly changeDaysBefore: number
  /** The same parties have one valid booking at a time. */
  readonly onePerParties: boolean
  /** A booking that both parties confirmed shows that they belong together so. */
  readonly confirms?: 'couple'
  /** The rules as a person reads them. */
  readonly notes: readonly string[]
}

export interface BookingSlot {
  readonly code: string
  readonly from: string
  readonly to: string
}

/** Whom one goes to (预约机构). */
export interface BookingOrganization {
  readonly orgCode: string
  readonly name: string
  readonly region: string
  readonly address: string
  readonly phone: string
  /** As a person reads them. */
  readonly hours: string
  readonly weekendOpen: boolean
  /** What it takes, of what the scene serves; the default's alone unless given. */
  readonly businessType?: readonly string[]
  /** In each slot. */
  readonly places: number
}
