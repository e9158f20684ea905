/**
 * What booking a place asks (预约外部服务): areas, offices, their days and times, and a place kept for a while. Failures reject with an Error whose
 * Chinese message is fit to show; a place that somebody else has rejects with PlaceTaken.
 */
import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'

/** What for (业务类型、登记类型); '' where the form does not ask. */
export interface BookingKind {
  readonly businessType: string
  readonly registerType: string
}

export interface BookingOffice {
  readonly code: string
  readonly name: string
  readonly address: string
  readonly hours: string
  readonly phone: string
}

export interface BookingDay {
  /** `yyyy-mm-dd`. */
  readonly date: string
  readonly free: number
  /** Why nobody is received; '' on a day with reception. */
  readonly closed: string
}

export interface BookingTime {
  /** `hhmm`. */
  readonly code: string
  /** 09:30-10:30. */
  readonly name: string
  readonly free: number
}

export interface BookingPlace {
  readonly office: string
  readonly date: string
  readonly time: string
}

export interface HeldPlace extends BookingPlace {
  readonly id: string
  /** ISO moment at which the place is given back. */
  readonly until: string
}

export interface BookingDoor {
  /** Cities of the province for '', else counties of a city, with an office that takes the business. */
  readonly areas: (parent: string, kind: BookingKind) => Promise<readonly DictionaryOption[]>
  /** Of an area and everything below it; of the province for ''. */
  readonly offices: (area: string, kind: BookingKind) => Promise<readonly BookingOffice[]>
  /** Every day of the time to come that may be booked, in order. */
  readonly days: (office: string, kind: BookingKind) => Promise<readonly BookingDay[]>
  readonly times: (office: string, date: string, kind: BookingKind) => Promise<readonly BookingTime[]>
  /** Without it a place is only chosen, and taken by whoever opened the form. */
  readonly keep?: PlaceKeeping
}

/** A place is kept for the caller while the form is finished (预留). */
export interface PlaceKeeping {
  /** What is held now. */
  readonly held: () => Promise<HeldPlace | undefined>
  /** Holds a place instead of the one held before, which stays held where the new one cannot be had. */
  readonly hold: (place: BookingPlace, kind: BookingKind) => Promise<HeldPlace>
  readonly release: (id: string) => Promise<void>
}

/** Somebody else has the place (已被约走). */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken'
}
