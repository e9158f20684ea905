/** The combined form (智能表单), spec §7.4. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { DomainValue } from '../envelope/DomainValue.ts'
import { Forbidden, NotFound, Rejected } from '../errors/errors.ts'
import { carrying, Code, Codes, FormValue } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'
import { Answers } from '../shapes/Answers.ts'

/**
 * Form description of the plan that the answers give. `sxIds` comma list of codes of its matters whose form is wanted, all where it is empty;
 * `guideRules` URL-encoded JSON of the answers.
 */
export const getSxForm = HttpApiEndpoint.post('getSxForm', '/ybsl/getSxForm', {
  payload: Schema.Struct({
    sxIds: Codes,
    guideRules: carrying('addressJson', Answers),
    sceneid: Code,
    region: Schema.optionalKey(Code)
  }),
  success: byCode(DomainValue<FormDescription>()),
  error: [Forbidden, NotFound, Rejected]
})

export class OneThingFormsApi extends HttpApiGroup.make('oneThingForms')
  .add(
    getSxForm,
    /** Values the province already holds of the caller, by field name, each with its source (e.g. 来自实名认证). */
    HttpApiEndpoint.post('queryListForOneThing', '/formReuse/queryListForOneThing', {
      payload: Schema.Struct({ sceneid: Code }),
      success: byCode(Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String, source: Schema.String }))),
      error: [Forbidden, NotFound]
    })
      .middleware(LoginRequired)
      .annotate(CallKind, 'register'),
    /** Characters of `value` outside the general standard list; empty when there are none. */
    HttpApiEndpoint.post('checkIsExistRareWord', '/ybsl/checkIsExistRareWord', {
      payload: Schema.Struct({ value: carrying('encodedText', FormValue) }),
      success: byCode(Schema.Struct({ rareWords: Schema.String }))
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '智能表单' })) {}
