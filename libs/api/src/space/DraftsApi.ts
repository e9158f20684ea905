/** Drafts (暂存) of the space service, spec §7.5. */
import { HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { draftCalls } from '../oneThing/DraftsApi.ts'
import { LoginRequired } from '../session/Session.ts'

export class SpaceDraftsApi extends HttpApiGroup.make('spaceDrafts')
  .add(...draftCalls)
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '空间服务草稿箱' })) {}
