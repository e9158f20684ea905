/** Tracking (埋点), spec §7.4, §2.3: what browsers report. Open to visitors; names alone, nothing typed, no address, no person. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Code } from '../schema/texts.ts'

const Identifier = Code.check(Schema.isPattern(/^[A-Za-z][A-Za-z0-9]{0,63}$/u))
const Build = Code.check(Schema.isPattern(/^[A-Za-z0-9._-]{1,64}$/u))

/** A navigation that failed in a browser: the kind of error, the published name of the route if it has one, and the file that names the build. */
const NavigationError = Schema.Struct({
  eventType: Schema.Literal('navigationError'),
  errorName: Identifier,
  routeName: Schema.optionalKey(Identifier),
  buildVersion: Build
})

/** A form description that the form has to mend: what is wrong, and the name of the field, group, material or dictionary where it is. */
const DescriptionProblem = Schema.Struct({
  eventType: Schema.Literal('descriptionProblem'),
  sceneCode: Identifier,
  problem: Identifier,
  part: Code.check(Schema.isPattern(/^[A-Za-z][A-Za-z0-9_^.-]{0,63}$/u)),
  buildVersion: Build
})

const TrackedEvent = Schema.Union([NavigationError, DescriptionProblem])
export type TrackedEvent = typeof TrackedEvent.Type

export class OneThingTrackingApi extends HttpApiGroup.make('oneThingTracking')
  .add(
    /** Takes one event; a burst of them is turned away with TooMany and need not be sent again. */
    HttpApiEndpoint.post('buryingPointAdd', '/buryingpoint/buryingPointAdd', {
      payload: TrackedEvent,
      success: byCode(Schema.Struct({}))
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '埋点' })) {}
