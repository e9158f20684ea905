/**
 * The application (应用): every capability of the service. A new one is one line in this list; what its layers need and nobody provides does not
 * compile.
 */
import { Api, ApiWithoutSandbox } from '@ljonething/api/Api'
import { Effect, Layer } from 'effect'
import type { HttpApi, HttpApiGroup } from 'effect/http-api'
import { HttpApiBuilder } from 'effect/http-api'
import { ApplicationGroupsLive } from './applications/ApplicationGroupsLive.ts'
import { applications } from './applications/capability.ts'
import { appraisal } from './appraisal/capability.ts'
import { batchRetire } from './batchRetire/capability.ts'
import { bookings } from './bookings/capability.ts'
import { cases } from './cases/capability.ts'
import { catalogue } from './catalogue/capability.ts'
import { corrections } from './corrections/capability.ts'
import { deliveries } from './deliveries/capability.ts'
import { documents } from './documents/capability.ts'
import { drafts } from './drafts/capability.ts'
import { faces } from './faces/capability.ts'
import { identity } from './identity/capability.ts'
import { materials } from './materials/capability.ts'
import { OutsideSystems } from './outside/OutsideSystems.ts'
import type { Clock } from './platform/Clock.ts'
import { ServiceConfig } from './platform/Config.ts'
import { ApiDocs } from './platform/http/ApiDocs.ts'
import { EncodedAnswers } from './platform/http/EncodedAnswers.ts'
import type { FirstAnswers } from './platform/http/FirstData.ts'
import { PageData } from './platform/http/FirstData.ts'
import { Worker } from './platform/Worker.ts'
import { phoneUploads } from './phoneUploads/capability.ts'
import { plans } from './plans/capability.ts'
import { ratings } from './ratings/capability.ts'
import { registers } from './registers/capability.ts'
import { results } from './results/capability.ts'
import { reuse } from './reuse/capability.ts'
import { sandbox } from './sandbox/capability.ts'
import { seal } from './seal/capability.ts'
import { statusCodes } from './statusCodes/capability.ts'
import { tracking } from './tracking/capability.ts'

export const capabilities = [
  identity,
  catalogue,
  plans,
  registers,
  bookings,
  drafts,
  materials,
  phoneUploads,
  reuse,
  documents,
  seal,
  applications,
  results,
  corrections,
  cases,
  deliveries,
  statusCodes,
  faces,
  ratings,
  appraisal,
  batchRetire,
  tracking,
  sandbox
]

const openapiPath = '/ljonethingapi/openapi.json'
const Handlers = Layer.mergeAll(Layer.empty, ...capabilities.map(({ handlers }) => handlers))
/** The calls of a contract, what describes them and how their answers travel; what of it is kept is the service's own. */
const served = <Groups extends HttpApiGroup.Constraint>(api: HttpApi.HttpApi<'ljonething', Groups>) =>
  Layer.mergeAll(
    HttpApiBuilder.layer(api, { openapiPath }),
    ApiDocs('/ljonethingapi/docs', openapiPath, api),
    EncodedAnswers(api, openapiPath)
  )

/** While the sandbox is off neither its calls nor their description are there. */
const Calls = Layer.unwrap(Effect.map(ServiceConfig, ({ sandbox }) => (sandbox ? served(Api) : served(ApiWithoutSandbox))))
const Routes = Calls.pipe(Layer.provide(Handlers))

const Sweeper = Worker({
  name: '清理过期数据',
  interval: '1 hour',
  run: Effect.all(
    capabilities.map(({ sweep }) => sweep),
    { discard: true }
  )
})

const Workers = Layer.mergeAll(Sweeper, ...capabilities.map(({ workers }) => workers))
/** What lower floors ask of higher ones and of the outside, by ports of their own. */
const HandedDown = OutsideSystems.pipe(Layer.provideMerge(ApplicationGroupsLive))
const Services = Layer.mergeAll(Layer.empty, ...capabilities.map(({ services }) => services)).pipe(Layer.provideMerge(HandedDown))

const Pages = Layer.effect(
  PageData,
  Effect.gen(function* () {
    const context = yield* Effect.context<Layer.Success<typeof Services> | Clock | ServiceConfig>()
    return (address) =>
      Effect.all(
        capabilities.map(({ firstData }) => firstData(address)),
        { concurrency: 'unbounded' }
      ).pipe(
        Effect.map((all): FirstAnswers => Object.assign({}, ...all)),
        Effect.provideContext(context)
      )
  })
)

/** What callers get, with what works by itself beside it. */
export const appWith = (workers: typeof Workers) => Layer.mergeAll(Routes, workers, Pages).pipe(Layer.provideMerge(Services))

export const AppLive = appWith(Workers)
