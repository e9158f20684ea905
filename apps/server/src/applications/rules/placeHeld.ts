/** A booked place that the person holds (§7.4); a correction moves its booking when it is written. */
import { bookedPlace } from '@ljonething/domain/form/bookedPlace'
import { Effect } from 'effect'
import type { FilledForm, PlannedForm, Rule } from './Sent.ts'

/** What the form says of it. */
export const placeOf = ({ scene, description }: PlannedForm, { values }: FilledForm) =>
  scene.appointment && bookedPlace(scene.appointment, description, values)

export const placeHeld: Rule = ({ anew, asker, planned, filled }, { bookings }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const form = yield* planned
    const place = placeOf(form, yield* filled)
    if (place !== undefined) yield* bookings.mustHold({ owner: asker.user.userId, sceneCode: form.scene.sceneCode, place })
  })
