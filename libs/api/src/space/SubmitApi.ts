/** Submitting an application (提交办件) to the space service, spec §7.5: what `submitSx` of one-thing handling does, asked in JSON. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { submitErrors, SubmitResult, submitted } from '../oneThing/SubmitApi.ts'
import { carrying, Code, Line, listOf } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

/** The matters the person saw, by name; the same as in `sxNewCodes`. */
export const SubmittedMatters = listOf(Schema.Struct({ code: Code, name: Line }))

export class SpaceSubmitApi extends HttpApiGroup.make('spaceSubmit')
  .add(
    HttpApiEndpoint.post('submitSx', '/ybsl/submitSx', {
      payload: Schema.Struct({ ...submitted.fields, sxList: Schema.optionalKey(carrying('json', SubmittedMatters)) }),
      success: byCode(SubmitResult),
      error: submitErrors
    })
  )
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '空间服务提交办件' })) {}
