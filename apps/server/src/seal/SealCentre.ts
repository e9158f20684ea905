/**
 * The provincial seal centre (电子签章平台): whether somebody has a seal, and a PDF signed with it. Whoever is at the end of the line answers with a
 * text, which one decoder reads; what is no such answer, or none in time, is a centre that is away. Nothing it signs is believed before it was
 * checked (`checkSigned.ts`), by the certificates that it is trusted with.
 *   seal   { status: 0, sid }   { status: 3 | 4 }   { status: 9, msg }
 *   sign   { status: 0, pdf: base64 }   or as above
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import { Signature } from '@ljonething/api/shapes/Signature'
import type { Signature as SealAnswer } from '@ljonething/domain/signing/Signature'
import { signatureOutcome } from '@ljonething/domain/signing/Signature'
import { Context, DateTime, Duration, Effect, Schema } from 'effect'
import { withinTime } from '../platform/withinTime.ts'
import { answerAs, SilentRegister } from '../registers/Upstream.ts'
import type { UpstreamText } from '../registers/Upstream.ts'
import type { SealHolder } from './SealHolder.ts'
import type { SealThread } from './SealThread.ts'
import type { ThreadFailed } from '../platform/WorkerThread.ts'

export interface SealQuestion {
  /** Of the person who acts, for the centre. */
  readonly ticket: string
  readonly holder: SealHolder
  /** Who acts, as the session has them. */
  readonly userId: string
}

export interface SigningOrder extends SealQuestion {
  readonly sid: string
  /** The bytes that the person was shown. */
  readonly pdf: Uint8Array
  /** Name of the place in the form (`signatures`). */
  readonly place: string
}

export interface SealLine {
  readonly sign: (order: SigningOrder) => Effect.Effect<UpstreamText, SilentRegister>
  /** Certificates of the authorities that are trusted, DER. */
  readonly trusted: Effect.Effect<readonly Uint8Array[]>
  readonly seal: (question: SealQuestion) => Effect.Effect<UpstreamText, SilentRegister>
}

/** What was signed, as whoever checks it reads it. */
export interface Sealed {
  readonly pdf: Uint8Array
  /** In the certificate. */
  readonly name: string
  readonly serial: string
  /** Of the timestamp. */
  readonly signedAt: Date
}

export class SealCentre extends Context.Service<
  SealCentre,
  {
    readonly seal: (question: SealQuestion) => Effect.Effect<SealAnswer, Unavailable>
    /** The signed file, checked, or what the centre says instead. */
    readonly sign: (order: SigningOrder) => Effect.Effect<Sealed | SealAnswer, Unavailable>
  }
>()('@ljonething/server/seal/SealCentre') {}

const readSeal = answerAs(Signature)
const readSigned = answerAs(
  Schema.Struct({
    status: Schema.Finite,
    msg: Schema.optionalKey(Schema.String),
    pdf: Schema.optionalKey(Schema.Uint8ArrayFromBase64)
  })
)

const away = new Unavailable({ msg: '电子签章服务暂不可用，请稍后再试，您填写的内容不会丢失' })

const notSigned = new Unavailable({ msg: '签名结果未通过校验，文件没有改动，请稍后重新发起签名' })

const unchecked = ({ reason, detail }: ThreadFailed) =>
  Effect.andThen(Effect.logError('签章平台返回的文件无法验签', { reason, detail }), Effect.fail(notSigned))

/** A centre at the end of a line, waited for so long. */
export const centreOver = (line: SealLine, timeout: Duration.Duration, thread: SealThread['Service']): SealCentre['Service'] => {
  const heard = <A>(
    asked: Effect.Effect<UpstreamText, SilentRegister>,
    read: (said: UpstreamText) => Effect.Effect<A | undefined, SilentRegister>
  ) =>
    withinTime(asked, Duration.toMillis(timeout), () => undefined).pipe(
      Effect.flatMap((said) => (said === undefined ? Effect.fail(new SilentRegister({ reason: 'too slow' })) : read(said))),
      Effect.flatMap((answer) =>
        answer === undefined ? Effect.fail(new SilentRegister({ reason: 'status 404' })) : Effect.succeed(answer)
      ),
      Effect.catch(({ reason }) => Effect.andThen(Effect.logWarning('电子签章平台未答复', { reason }), Effect.fail(away)))
    )
  return {
    seal: (question) => heard(line.seal(question), readSeal),
    sign: Effect.fn('SealCentre.sign')(function* (order) {
      // It is no fault of the centre's where that takes a while.
      yield* Effect.catch(thread.ready, unchecked)
      const { status, msg, pdf } = yield* heard(line.sign(order), readSigned)
      if (signatureOutcome({ status }) !== 'sealed') return { status, ...(msg === undefined ? {} : { msg }) }
      const trusted = yield* line.trusted
      const now = DateTime.toDate(yield* DateTime.now)
      const expected = { seen: order.pdf, reference: order.holder.reference, trusted, now }
      const check =
        pdf === undefined
          ? ({ ok: false, reason: 'file' } as const)
          : yield* Effect.catch(thread.check({ signed: pdf, expected }), unchecked)
      if (!check.ok || pdf === undefined) {
        yield* Effect.logError('签章平台返回的文件未通过验签', { reason: check.ok ? 'file' : check.reason })
        return yield* notSigned
      }
      const { name, serial, signedAt } = check
      return { pdf, name, serial, signedAt } satisfies Sealed
    })
  }
}
