/** The seal centre (电子签章平台): over HTTP where it has an address, otherwise that of the sandbox, otherwise none. The only place that chooses. */
import { Effect, Layer } from 'effect'
import { FetchHttpClient, HttpClient } from 'effect/http'
import { Sessions } from '../identity/Sessions.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { SilentRegister } from '../registers/Upstream.ts'
import { SandboxUpstreams } from '../sandbox/SandboxUpstreams.ts'
import { httpSealCentre } from './httpSealCentre.ts'
import { sandboxSealCentre } from './sandbox/sandboxSealCentre.ts'
import { SandboxSeals } from './sandbox/SandboxSeals.ts'
import { centreOver, SealCentre } from './SealCentre.ts'
import type { SealLine } from './SealCentre.ts'

const nobody: SealLine = { seal: () => Effect.fail(new SilentRegister({ reason: 'not configured' })) }

export const SealCentreLive = Layer.effect(
  SealCentre,
  Effect.gen(function* () {
    const { sealAddress, sealTimeout, sandbox } = yield* ServiceConfig
    if (sealAddress !== undefined) return centreOver(httpSealCentre(sealAddress, yield* HttpClient.HttpClient), sealTimeout)
    return centreOver(sandbox ? yield* sandboxSealCentre : nobody, sealTimeout)
  })
).pipe(
  Layer.provide([
    Sessions.layer,
    SandboxSeals.layer,
    SandboxUpstreams.layer,
    FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: 'error' })))
  ])
)
