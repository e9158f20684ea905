/**
 * The moments between two days (提交日期范围), both of them within it, in Asia/Shanghai; an empty one is open. What is no date of these
 * centuries is refused.
 * Example: 2026-11-20 to 2026-11-20 → since 2026-11-19T16:00Z, until 2026-11-20T16:00Z.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import { addDays, dayNumberOf } from '@ljonething/domain/condition/calendarDays'
import { Effect } from 'effect'

const isDay = (text: string): boolean => text.length === 10 && text < '2200' && dayNumberOf(text) !== undefined
const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

interface Days {
  readonly since?: Date
  readonly until?: Date
}

export const submittedWithin = (from = '', to = ''): Effect.Effect<Days, Rejected> =>
  [from, to].some((day) => day !== '' && !isDay(day))
    ? Effect.fail(new Rejected({ msg: '提交日期有误，请按“年-月-日”填写，例如 2026-11-20' }))
    : Effect.succeed({ ...(from === '' ? {} : { since: startOf(from) }), ...(to === '' ? {} : { until: startOf(addDays(to, 1)) }) })
