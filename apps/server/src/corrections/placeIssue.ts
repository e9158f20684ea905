/**
 * Why a place cannot be booked, at the field of the form where another is chosen (预约补正): the time where it is full, the day where nobody is received
 * then, the organisation where it does not do that; where that field may not be changed, at one of the others that may. Pure.
 * Example: the last place of 09:30 gone → { id: 'JH0203^appointTime', message: 这个时段已经约满… }.
 */
import type { PlaceGone } from '@ljonething/api/errors/errors'
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import type { FieldIssue, FormDescription } from '@ljonething/domain/form/FormDescription'
import { issueText } from '@ljonething/validation/rules/checkRules'

export const placeIssue = (
  { reason, msg }: Pick<PlaceGone, 'reason' | 'msg'>,
  { fields: { organization, date, time } }: Pick<Appointment, 'fields'>,
  { allfield }: Pick<FormDescription, 'allfield'>,
  open: ReadonlySet<string>
): FieldIssue | undefined => {
  const first = reason === 'closed' ? date : reason === 'notHeld' ? organization : time
  const all = allfield.flatMap(({ fieldList }) => fieldList)
  const field = [first, time, date, organization].flatMap((name) => all.filter((one) => one.name === name && open.has(one.id)))[0]
  if (field === undefined) return undefined
  const { id, label } = field
  return { kind: 'field', id, label, fn: 'booking', message: msg, text: issueText(label, msg) }
}
