/** Is there a place on that day (预约号源核验)? The bookings of this service know; the place that the asker holds is one. */
import { chosenCode } from '@ljonething/domain/form/bookedPlace'
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import { Effect } from 'effect'
import type { OpenPlaces } from '../bookings/OpenPlaces.ts'
import type { RegisterQuestion } from './RegisterQuestion.ts'
import { yesNo } from './RegisterQuestion.ts'

export const placesRegister = 'marriage/chooseAppointTime'

export const placesCheck = (
  { given, user }: RegisterQuestion,
  { hasPlace }: Pick<OpenPlaces['Service'], 'hasPlace'>
): Effect.Effect<RegisterAnswer> => {
  const [[orgCode], [date], [businessType]] = [given('orgCode'), given('date'), given('businessType')]
  if (orgCode === undefined || date === undefined) return Effect.undefined
  const found = hasPlace(placesRegister, { orgCode: chosenCode(orgCode), date: date.slice(0, 10), businessType }, user)
  return Effect.map(found, (has) => (has === undefined ? undefined : yesNo(has)))
}
