/**
 * A value that a register filled into a field (登记信息带出的值), with where and when it was found. One that an older release kept without knows neither.
 * Example: 公安, 2026-11-20T04:00:00.000Z → 来自公安（登记信息），2026-11-20 12:00.
 */
import { formatDate } from '../display/dateTime.ts'

/** Where and when something was found. */
export interface Found {
  /** The system that said it. */
  readonly source: string
  /** ISO instant. */
  readonly at: string
}

/** What a register said, by field name or by its own answer keys. */
export interface FoundValues extends Found {
  readonly values: Readonly<Record<string, string>>
}

export interface RegisteredValue extends Found {
  readonly value: string
  /** The pre-check whose register said it; none where linkage asked. */
  readonly check?: string
}

export const foundText = ({ source, at }: Found): string =>
  source === '' ? '来自登记信息' : `来自${source}（登记信息），${formatDate(at, 'datetimeNoSeconds')}`
