/** Drafts (暂存) of the space service, spec §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page } from '../envelope/Page.ts'
import { draftCalls, draftFilter, DraftSummary } from '../oneThing/DraftsApi.ts'
import { Whole } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

export class SpaceDraftsApi extends HttpApiGroup.make('spaceDrafts')
  .add(
    ...draftCalls,
    HttpApiEndpoint.post('queryThingInfos', '/ybsl/queryThingInfos', {
      payload: Schema.Struct({ page: Schema.optionalKey(Whole), size: Schema.optionalKey(Whole), ...draftFilter }),
      success: byCode(Page(DraftSummary))
    })
  )
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '空间服务草稿箱' })) {}
