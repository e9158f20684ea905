/**
 * 应用: every capability of the service, as layers that add their routes and workers. The platform's services (SqlClient,
 * Clock, ObjectStore, Signals, ServiceConfig) are there to be asked for. A new capability is one line here and one in migrations.ts.
 */
import { Api } from '@ljonething/api/Api'
import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { AppraisalHandlers } from './appraisal/handlers.ts'
import { Ratings } from './appraisal/Ratings.ts'
import { Cases } from './cases/Cases.ts'
import { DeliveryWorker } from './deliveries/DeliveryWorker.ts'
import { Catalogue } from './catalogue/Catalogue.ts'
import { CatalogueHandlers } from './catalogue/handlers.ts'
import { Documents } from './documents/Documents.ts'
import { Drafts } from './drafts/Drafts.ts'
import { DraftsHandlers } from './drafts/handlers.ts'
import { FormsHandlers } from './forms/handlers.ts'
import { PreChecks } from './forms/PreChecks.ts'
import { ApplicationForms } from './applications/ApplicationForms.ts'
import { Applications } from './applications/Applications.ts'
import { HandlingHandlers } from './applications/handlers.ts'
import { Submits } from './applications/Submits.ts'
import { UserSessionHandlers } from './identity/handlers.ts'
import { IdentityCentre } from './identity/IdentityCentre.ts'
import { MiddlewareLive } from './identity/middleware.ts'
import { Sessions } from './identity/Sessions.ts'
import { MaterialsHandlers } from './materials/handlers.ts'
import { MaterialFiles } from './materials/MaterialFiles.ts'
import { ApiDocs } from './platform/http/ApiDocs.ts'
import { Worker } from './platform/Worker.ts'
import { SandboxHandlers } from './sandbox/handlers.ts'
import { Registers } from './sandbox/Registers.ts'
import { Sandbox } from './sandbox/Sandbox.ts'
import { SandboxBanner } from './sandbox/SandboxBanner.ts'
import { SandboxDepartment, SandboxDepartmentWorker } from './sandbox/SandboxDepartments.ts'
import { TrackingHandlers } from './tracking/handlers.ts'
import { Tracking } from './tracking/Tracking.ts'

const Routes = HttpApiBuilder.layer(Api, { openapiPath: '/ljonethingapi/openapi.json' }).pipe(
  Layer.provide([
    UserSessionHandlers,
    CatalogueHandlers,
    FormsHandlers,
    DraftsHandlers,
    MaterialsHandlers,
    HandlingHandlers,
    AppraisalHandlers,
    TrackingHandlers,
    SandboxHandlers
  ]),
  Layer.provide(MiddlewareLive)
)

const Docs = ApiDocs('/ljonethingapi/docs', '/ljonethingapi/openapi.json', Api)

const Sweeper = Worker({
  name: '清理过期数据',
  interval: '1 hour',
  run: Effect.gen(function* () {
    const drafts = yield* Drafts
    const files = yield* MaterialFiles
    const sessions = yield* Sessions
    yield* Effect.all([drafts.sweep, files.sweep, sessions.sweep], { discard: true })
  })
})

const Workers = Layer.mergeAll(DeliveryWorker, SandboxDepartmentWorker, Sweeper)

const Capabilities = Layer.mergeAll(ApplicationForms.layer, Submits.layer).pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      Applications.layer,
      Ratings.layer,
      Drafts.layer,
      MaterialFiles.layer,
      Sessions.layer,
      IdentityCentre.layer,
      PreChecks.layer,
      Sandbox.layer,
      Tracking.layer
    )
  ),
  Layer.provideMerge(SandboxDepartment),
  Layer.provideMerge(Registers.layer),
  Layer.provideMerge(Layer.mergeAll(Cases.layer, Catalogue.layer, Documents.layer))
)

export const AppLive = Layer.mergeAll(Routes, Docs, Workers, SandboxBanner).pipe(Layer.provideMerge(Capabilities))
