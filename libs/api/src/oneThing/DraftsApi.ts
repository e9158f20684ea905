/** Drafts (暂存, 草稿箱), spec §4.2, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page, PageRequest } from '../envelope/Page.ts'
import { AlreadySubmitted, Conflict, Forbidden, NotFound, Rejected, TooMany } from '../errors/errors.ts'
import { carrying, Code, Key, Line, Whole, mapOf } from '../schema/texts.ts'
import { CallKind } from '../session/CallKind.ts'
import { LoginRequired } from '../session/Session.ts'

export const DraftSummary = Schema.Struct({
  rowGuid: Schema.String,
  /** The scene of the draft, and that of the cache of a theme (spec §3.3): one code. */
  sceneId: Schema.String,
  sceneNo: Schema.String,
  sceneName: Schema.String,
  /** Union type of the scene as it is published now; empty where it is no longer. */
  sceneType: Schema.String,
  /** Form channel it was saved over last (spec §3.1). */
  source: Schema.String,
  sourceName: Schema.String,
  /** ISO instant of the last save. */
  recordTime: Schema.String,
  version: Schema.Finite,
  /** Key of the step where the person stopped. */
  step: Schema.String,
  /** ISO instant after which it is removed; a save puts it off. */
  expireTime: Schema.String,
  /** Whole days until then. */
  daysLeft: Schema.Finite,
  /** Always 暂存 (spec §4.2). */
  status: Schema.String
})
export type DraftSummary = typeof DraftSummary.Type

export const DraftDetail = Schema.Struct({ ...DraftSummary.fields, content: Schema.String })
export type DraftDetail = typeof DraftDetail.Type

/** What is kept of a handling is the portal's own: any object. */
export const DraftContent = mapOf(Schema.Unknown)

/** A draft of one scene; `isPermit` "1" while the caller may go on with it. */
const SceneDraft = Schema.Struct({ ...DraftSummary.fields, isPermit: Schema.Literals(['0', '1']) })

/** What both lists of drafts are narrowed by; each base asks by a method of its own. */
export const draftFilter = {
  sceneName: Schema.optionalKey(Line),
  sceneNo: Schema.optionalKey(Code),
  sourceName: Schema.optionalKey(Line)
}

/** The calls that one-thing handling and space service have alike. */
export const draftCalls = [
  /**
   * Saves the whole draft. Without `rowGuid` it starts a new one (`clientKey` makes that happen once: made before with
   * something else, the answer has what stands there as `content`); with it, `version` must be the one last read, else `Conflict` shows the newer
   * side, and `AlreadySubmitted` what became of it. `content` is JSON text, form-value encoded or plain.
   */
  HttpApiEndpoint.post('saveThingInfo', '/ybsl/saveThingInfo', {
    payload: Schema.Struct({
      rowGuid: Schema.optionalKey(Key),
      version: Schema.optionalKey(Whole),
      clientKey: Key,
      sceneNo: Code,
      sceneName: Line,
      sourceName: Line,
      step: Code,
      content: carrying('encodedJson', DraftContent)
    }),
    success: byCode(
      Schema.Struct({
        ...{ message: Schema.String, rowGuid: Schema.String, version: Schema.Finite, recordTime: Schema.String },
        content: Schema.optionalKey(Schema.String)
      })
    ),
    error: [AlreadySubmitted, Conflict, Forbidden, NotFound, Rejected, TooMany]
  }).annotate(CallKind, 'draft'),
  HttpApiEndpoint.get('queryThingInfo', '/ybsl/queryThingInfo', {
    query: { rowGuid: Key },
    success: byCode(DraftDetail),
    error: [AlreadySubmitted, NotFound]
  }),
  HttpApiEndpoint.get('deleteThingInfo', '/ybsl/deleteThingInfo', {
    query: { rowGuid: Key },
    success: byCode(Schema.Struct({})),
    error: NotFound
  })
] as const

export class OneThingDraftsApi extends HttpApiGroup.make('oneThingDrafts')
  .add(
    ...draftCalls,
    HttpApiEndpoint.get('queryThingInfos', '/ybsl/queryThingInfos', {
      query: { ...PageRequest, ...draftFilter },
      success: byCode(Page(DraftSummary))
    }),
    /** The caller's drafts of a scene, the latest first. */
    HttpApiEndpoint.post('queryThingInfoBySceneNo', '/ybsl/queryThingInfoBySceneNo', {
      payload: Schema.Struct({ sceneNo: Code }),
      success: byCode(Schema.Array(SceneDraft))
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '草稿箱' })) {}
