/** One's own applications (本人办件) as the space service tells them, spec §7.5. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { Page } from '../envelope/Page.ts'
import { NotFound } from '../errors/errors.ts'
import { ApplicationDetail, ApplicationSummary } from '../oneThing/ApplicationsApi.ts'
import { Key, Whole } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

export class SpaceApplicationsApi extends HttpApiGroup.make('spaceApplications')
  .add(
    HttpApiEndpoint.post('ownerList', '/ybsl/ownerList', {
      payload: Schema.Struct({ pageNo: Whole, pageSize: Whole }),
      success: byCode(Page(ApplicationSummary))
    }),
    HttpApiEndpoint.get('ownerDeclareInfo', '/ybsl/ownerDeclareInfo', {
      query: { applyNo: Key },
      success: byCode(ApplicationDetail),
      error: NotFound
    })
  )
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '空间服务本人办件' })) {}
