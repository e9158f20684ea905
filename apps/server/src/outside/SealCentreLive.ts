/** The seal centre (电子签章平台): over HTTP where it has an address, otherwise that of the sandbox, otherwise none. The only place that chooses. */
import { Effect, Layer, Option } from 'effect'
import { HttpClient } from 'effect/http'
import { Documents } from '../documents/Documents.ts'
import { Tickets } from '../identity/Tickets.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { OutsideClient } from '../platform/http/outsideAnswers.ts'
import { pemCertificates } from '../platform/pemCertificates.ts'
import { StartError } from '../platform/StartError.ts'
import { SilentRegister } from '../registers/Upstream.ts'
import { SandboxUpstreams } from '../sandbox/SandboxUpstreams.ts'
import { httpSealCentre } from '../seal/httpSealCentre.ts'
import { sandboxSealCentre } from '../sandbox/seals/sandboxSealCentre.ts'
import { SandboxAuthorities } from '../sandbox/seals/SandboxAuthorities.ts'
import { SandboxSeals } from '../sandbox/seals/SandboxSeals.ts'
import { centreOver, SealCentre } from '../seal/SealCentre.ts'
import type { SealLine } from '../seal/SealCentre.ts'
import { SealThread } from '../seal/SealThread.ts'

const silent = () => Effect.fail(new SilentRegister({ reason: 'not configured' }))
const nobody: SealLine = { seal: silent, sign: silent, trusted: Effect.succeed([]) }

export const SealCentreLive = Layer.effect(
  SealCentre,
  Effect.gen(function* () {
    const thread = yield* SealThread
    const { sealAddress, sealTimeout, sealTrust, sandbox } = yield* ServiceConfig
    if (sealAddress !== undefined) {
      const trusted = Option.isNone(sealTrust)
        ? yield* Effect.fail(new StartError('设置 SEAL_URL 时须用 SEAL_TRUST 指明受信任的签章根证书（PEM 文件）。'))
        : yield* pemCertificates(sealTrust.value, '签章平台的证书')
      return centreOver(httpSealCentre(sealAddress, yield* HttpClient.HttpClient, trusted), sealTimeout, thread)
    }
    return centreOver(sandbox ? yield* sandboxSealCentre : nobody, sealTimeout, thread)
  })
).pipe(
  Layer.provide([
    Documents.layer,
    Tickets.layer,
    SandboxAuthorities.layer,
    SandboxSeals.layer,
    SealThread.layer,
    SandboxUpstreams.layer,
    OutsideClient
  ])
)
