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
import { Context, Duration, Effect } from 'effect'
import { withinTime } from '../platform/withinTime.ts'
import { answerAs, SilentRegister } from '../registers/Upstream.ts'
import type { UpstreamText } from '../registers/Upstream.ts'
import type { SealHolder } from './SealHolder.ts'

export interface SealQuestion {
  /** Of the person who acts, for the centre. */
  readonly ticket: string
  readonly holder: SealHolder
  /** Who acts, as the session has them. */
  readonly userId: string
}

export interface SealLine {
  readonly seal: (question: SealQuestion) => Effect.Effect<UpstreamText, SilentRegister>
}

export class SealCentre extends Context.Service<
  SealCentre,
  {
    readonly seal: (question: SealQuestion) => Effect.Effect<SealAnswer, Unavailable>
  }
>()('@ljonething/server/seal/SealCentre') {}

const readSeal = answerAs(Signature)

const away = new Unavailable({ msg: '电子签章服务暂不可用，请稍后再试，您填写的内容不会丢失' })

/** A centre at the end of a line, waited for so long. */
export const centreOver = (line: SealLine, timeout: Duration.Duration): SealCentre['Service'] => {
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
  return { seal: (question) => heard(line.seal(question), readSeal) }
}
