/** The one contract: server handlers, browser client, OpenAPI page and test doubles are all derived from it. */
import { HttpApi, OpenApi } from 'effect/http-api'
import { AppraisalApi } from './groups/AppraisalApi.ts'
import { CatalogueApi } from './groups/CatalogueApi.ts'
import { DraftsApi } from './groups/DraftsApi.ts'
import { FormsApi } from './groups/FormsApi.ts'
import { HandlingApi } from './groups/HandlingApi.ts'
import { MaterialsApi } from './groups/MaterialsApi.ts'
import { SandboxApi } from './groups/SandboxApi.ts'
import { TrackingApi } from './groups/TrackingApi.ts'
import { UserSessionApi } from './groups/UserSessionApi.ts'
import { CallerMiddleware, Guard } from './session/Session.ts'

export class Api extends HttpApi.make('ljonething')
  .add(UserSessionApi)
  .add(CatalogueApi)
  .add(FormsApi)
  .add(DraftsApi)
  .add(MaterialsApi)
  .add(HandlingApi)
  .add(AppraisalApi)
  .add(TrackingApi)
  .add(SandboxApi)
  .middleware(CallerMiddleware)
  .middleware(Guard)
  .annotateMerge(OpenApi.annotations({ title: '龙江一件事接口' })) {}
