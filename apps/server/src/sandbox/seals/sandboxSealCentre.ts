/**
 * The seal centre of the sandbox (沙箱签章平台) at the end of the line: it redeems the ticket, looks for the seal and says so,
 * or signs with it, as text.
 */
import { sealCentreTarget, sealKind, signatureStatus } from '@ljonething/domain/signing/Signature'
import type { Signature } from '@ljonething/domain/signing/Signature'
import { DateTime, Effect } from 'effect'
import { Tickets } from '../../identity/Tickets.ts'
import { SilentRegister } from '../../registers/Upstream.ts'
import type { UpstreamText } from '../../registers/Upstream.ts'
import { misbehaved } from '../misbehaved.ts'
import { SandboxUpstreams } from '../SandboxUpstreams.ts'
import { sealSystem } from '@ljonething/domain/signing/sealSystem'
import type { SealLine, SealQuestion, SigningOrder } from '../../seal/SealCentre.ts'
import { SealThread } from '../../seal/SealThread.ts'
import { SandboxAuthorities } from './SandboxAuthorities.ts'
import { SandboxSeals } from './SandboxSeals.ts'
import type { HeldSeal } from './SandboxSeals.ts'

const host = new URL(sealCentreTarget).host

/** Of an error, which the published table leaves open. */
const refusedStatus = 9

const said = (answer: object): UpstreamText => ({ status: 200, text: JSON.stringify(answer) })
const refusal = (msg: string): Signature => ({ status: refusedStatus, msg })

export const sandboxSealCentre = Effect.gen(function* () {
  const authorities = yield* SandboxAuthorities
  const seals = yield* SandboxSeals
  const tickets = yield* Tickets
  const thread = yield* SealThread
  const { modes } = yield* SandboxUpstreams

  /** The seal that may be used now, or what there is instead. */
  const usable = Effect.fnUntraced(function* ({ ticket, holder, userId }: SealQuestion): Effect.fn.Return<HeldSeal | Signature> {
    const bearer = yield* tickets.holder(ticket, host)
    if (bearer?.userId !== userId) return refusal('签章凭证无效或已过期，请重新发起签名')
    const seal = yield* seals.find(holder)
    if (seal === undefined) {
      const { noCompanySeal, noPersonalSeal } = signatureStatus.code
      return { status: holder.kind === sealKind.code.company ? noCompanySeal : noPersonalSeal }
    }
    if (seal.isRevoked) return refusal('签名证书已被吊销，请重新申请后再签名')
    return seal.validUntil <= DateTime.toDate(yield* DateTime.now) ? refusal('签名证书已过期，请重新申请后再签名') : seal
  })

  const onTheLine = <E>(asked: Effect.Effect<UpstreamText, E>) =>
    Effect.flatMap(modes, (all) => misbehaved(all.get(sealSystem.system), asked))

  const sign = Effect.fnUntraced(function* (order: SigningOrder) {
    const found = yield* usable(order)
    if ('status' in found) return found
    if (found.sid !== order.sid) return refusal('印章已更换，请重新发起签名')
    const { root, timestamper } = yield* authorities.both
    const at = DateTime.toDate(yield* DateTime.now)
    const picture = yield* seals.picture(order.holder)
    const { holder, pdf, place } = order
    const wanted = { place, signer: holder.name, reason: '在线签名', at, picture }
    const signed = yield* thread.sign({ pdf, keys: found.keys, timestamper, chain: [root.certificate], ...wanted })
    return { status: signatureStatus.code.sealed, pdf: Buffer.from(signed).toString('base64') }
  })

  return {
    sign: (order) => onTheLine(Effect.mapBoth(sign(order), { onSuccess: said, onFailure: ({ reason }) => new SilentRegister({ reason }) })),
    trusted: Effect.map(authorities.both, ({ root }) => [root.certificate]),
    seal: (question) =>
      onTheLine(
        Effect.map(usable(question), (found) => said('status' in found ? found : { status: signatureStatus.code.sealed, sid: found.sid }))
      )
  } satisfies SealLine
})
