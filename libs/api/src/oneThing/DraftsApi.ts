/** Drafts (暂存, 草稿箱), spec §4.2, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page, PageRequest } from '../envelope/Page.ts'
import { Conflict, Forbidden, NotFound, Rejected } from '../errors/errors.ts'
import { LoginRequired } from '../session/Session.ts'

export const DraftSummary = Schema.Struct({
  rowGuid: Schema.String,
  sceneNo: Schema.String,
  sceneName: Schema.String,
  sourceName: Schema.String,
  /** ISO instant of the last save. */
  recordTime: Schema.String,
  version: Schema.Finite,
  /** Key of the step where the person stopped. */
  step: Schema.String,
  /** Always 暂存 (spec §4.2). */
  status: Schema.String
})
export type DraftSummary = typeof DraftSummary.Type

export const DraftDetail = Schema.Struct({ ...DraftSummary.fields, content: Schema.String })
export type DraftDetail = typeof DraftDetail.Type

export class OneThingDraftsApi extends HttpApiGroup.make('oneThingDrafts')
  .add(
    /**
     * Saves the whole draft. Without `rowGuid` it starts a new one (`clientKey` makes that happen once); with it, `version` must be the one
     * last read, else `Conflict` shows the newer side. `content` is JSON text, form-value encoded or plain.
     */
    HttpApiEndpoint.post('saveThingInfo', '/ybsl/saveThingInfo', {
      payload: Schema.Struct({
        rowGuid: Schema.optionalKey(Schema.String),
        version: Schema.optionalKey(Schema.Finite),
        clientKey: Schema.String,
        sceneNo: Schema.String,
        sceneName: Schema.String,
        sourceName: Schema.String,
        step: Schema.String,
        content: Schema.String
      }),
      success: byCode(Schema.Struct({ message: Schema.String, rowGuid: Schema.String, version: Schema.Finite, recordTime: Schema.String })),
      error: [Conflict, Forbidden, NotFound, Rejected]
    }),
    HttpApiEndpoint.get('queryThingInfos', '/ybsl/queryThingInfos', {
      query: {
        ...PageRequest,
        sceneName: Schema.optionalKey(Schema.String),
        sceneNo: Schema.optionalKey(Schema.String),
        sourceName: Schema.optionalKey(Schema.String)
      },
      success: byCode(Page(DraftSummary))
    }),
    HttpApiEndpoint.get('queryThingInfo', '/ybsl/queryThingInfo', {
      query: { rowGuid: Schema.String },
      success: byCode(DraftDetail),
      error: NotFound
    }),
    HttpApiEndpoint.get('deleteThingInfo', '/ybsl/deleteThingInfo', {
      query: { rowGuid: Schema.String },
      success: byCode(Schema.Struct({})),
      error: NotFound
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '草稿箱' })) {}
