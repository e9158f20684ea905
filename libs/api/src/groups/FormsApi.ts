/** The combined form and what it asks while one types (表单与查询), spec §7.4, §7.5. */
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { byCode } from '../envelope/byCode.ts'
import { DomainValue } from '../envelope/DomainValue.ts'
import { NotFound, Rejected, Unavailable } from '../errors/errors.ts'
import { LoginRequired } from '../session/Session.ts'

const Option = Schema.Struct({ value: Schema.String, name: Schema.String })

export class FormsApi extends HttpApiGroup.make('forms')
  .add(
    /** Form description of the plan that the answers give. `sxIds` comma list of matter codes, `guideRules` URL-encoded JSON of the answers. */
    HttpApiEndpoint.post('getSxForm', '/ljonethingapi/ybsl/getSxForm', {
      payload: Schema.Struct({
        sxIds: Schema.String,
        guideRules: Schema.String,
        sceneid: Schema.String,
        region: Schema.optionalKey(Schema.String)
      }),
      success: byCode(DomainValue<FormDescription>()),
      error: [NotFound, Rejected]
    }),
    /** Values the province already holds of the caller, by field name, each with its source (e.g. 来自实名认证). */
    HttpApiEndpoint.post('queryListForOneThing', '/ljonethingapi/formReuse/queryListForOneThing', {
      payload: Schema.Struct({ sceneid: Schema.String }),
      success: byCode(Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String, source: Schema.String })))
    }).middleware(LoginRequired),
    /**
     * One pre-check: `checkType` its code, `checkCondition` JSON text of its parameters.
     * `status` is the pre-check status of spec §4.1: "1" success, "0" error, "-1" unknown (goes to manual review).
     */
    HttpApiEndpoint.post('checkYb', '/ljonethingapi/ybsl/smzy/shspace/ybsl/checkYb', {
      payload: Schema.Struct({ sceneid: Schema.String, checkType: Schema.String, checkCondition: Schema.String }),
      success: byCode(Schema.Struct({ status: Schema.Literals(['1', '0', '-1']), message: Schema.String })),
      error: [NotFound, Rejected]
    }).middleware(LoginRequired),
    /** Linkage lookup of a field: `interfacename` e.g. `newBorn/getNewBornInfo`, `params` JSON text. The answer's keys fill fields. */
    HttpApiEndpoint.post('jsLinkage', '/ljonethingapi/ybsl/smzy/shspace/ybsl/jsLinkage', {
      payload: Schema.Struct({ interfacename: Schema.String, params: Schema.String }),
      success: byCode(Schema.Struct({ found: Schema.Boolean, values: Schema.Record(Schema.String, Schema.String) })),
      error: [Rejected, Unavailable]
    }).middleware(LoginRequired),
    /** Options of a remote-search select; `source` is the field's dataSource. */
    HttpApiEndpoint.post('remoteSearch', '/ljonethingapi/ybsl/remoteSearch', {
      payload: Schema.Struct({ source: Schema.String, keyword: Schema.String }),
      success: byCode(Schema.Array(Option))
    }),
    /** Characters of `value` outside the general standard list; empty when there are none. */
    HttpApiEndpoint.post('checkIsExistRareWord', '/ljonethingapi/ybsl/checkIsExistRareWord', {
      payload: Schema.Struct({ value: Schema.String }),
      success: byCode(Schema.Struct({ rareWords: Schema.String }))
    })
  )
  .annotateMerge(OpenApi.annotations({ title: '表单与查询' })) {}
