/**
 * An outside system at the end of a line (外部系统): what it is asked and the text it answers with, read by one decoder whoever answers. Its status is as
 * of HTTP: 404 knows nothing of it. Whatever is no such answer is `SilentRegister`: nothing is ever made of it, and no value of it is logged.
 *   { type: '1' }   { type: '1', facts: [{ of: '<number of the person>', values: { name: '…' } }] }   { values: { name: '…' } }
 *   { institutions: [{ value, name, region?, address?, phone?, hours? }] }
 *   { certificates: [{ certId, certCode, certType, number, issuer, validFrom, validUntil?, isWithdrawn?, holders: [{ name, cardId }] }] }
 *   { files: [{ name, base64 }] }
 *   { staff: [{ name, idCard, preReview, preReviewNo, flag, values: { postNature: '2', … } }] }, values by name of the form field
 */
import { exactly } from '@ljonething/api/schema/exactly'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import type { RegisterParams } from '@ljonething/domain/registers/givenTo'
import type { Relation } from '@ljonething/domain/registers/Register'
import { Effect, Option, Schema } from 'effect'
import type { RegisterGap } from './RegisterGap.ts'
import type { RegisterQuestion } from './RegisterQuestion.ts'
import { Institution } from './sources/Institution.ts'

/** Why a register did not answer (登记库未答复), for the log; `isError` where its system itself answered with an error. */
export class SilentRegister extends Schema.TaggedError<SilentRegister>()('SilentRegister', {
  reason: Schema.String,
  isError: Schema.optionalKey(Schema.Boolean)
}) {}

export interface UpstreamText {
  readonly status: number
  readonly text: string
}

export type Asked = Effect.Effect<UpstreamText, SilentRegister | RegisterGap>

export interface Upstream {
  readonly check: (name: string, question: RegisterQuestion) => Asked
  readonly lookup: (name: string, question: RegisterQuestion) => Asked
  readonly related: (relation: Relation, asker: UserInfo, other: string) => Asked
  readonly source: (name: string, given: RegisterParams) => Asked
  /** Of a holder, or the one of this id. */
  readonly certificates: (of: CertificateQuestion) => Asked
  readonly certificateFiles: (certId: string) => Asked
  /** Of the company that the asker acts for. */
  readonly staff: (asker: UserInfo) => Asked
}

export type CertificateQuestion = { readonly holder: string } | { readonly certId: string }

const Values = Schema.Record(Schema.String, Schema.String)
const Facts = Schema.Struct({ of: Schema.optionalKey(Schema.String), values: Values })
export const Judged = Schema.Struct({ type: Schema.String, facts: Schema.optionalKey(Schema.Array(Facts)) })
export const Known = Schema.Struct({ values: Values })
export const Offered = Schema.Struct({ institutions: Schema.Array(Institution) })
export const LockedCertificate = exactly<Certificate>()(
  Schema.Struct({
    certId: Schema.NonEmptyString,
    certCode: Schema.String,
    certType: Schema.String,
    number: Schema.String,
    issuer: Schema.String,
    validFrom: Schema.String,
    validUntil: Schema.optionalKey(Schema.String),
    isWithdrawn: Schema.optionalKey(Schema.Boolean),
    holders: Schema.Array(Schema.Struct({ name: Schema.String, cardId: Schema.String }))
  })
)
export const Certificates = Schema.Struct({ certificates: Schema.Array(LockedCertificate) })
export const CertificateFiles = Schema.Struct({
  files: Schema.Array(Schema.Struct({ name: Schema.String, base64: Schema.Uint8ArrayFromBase64 }))
})
/** Staff near retirement (临近退休职工); `flag` as of `retire/businessFlag`, `values` what archive and insurance know of the person. */
export const Staff = Schema.Struct({
  staff: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      idCard: Schema.String,
      preReview: Schema.Literals(['passed', 'pending', 'refused']),
      preReviewNo: Schema.String,
      flag: Schema.String,
      values: Values
    })
  )
})
export type StaffMember = (typeof Staff.Type)['staff'][number]

/** Undefined when the system knows nothing of it. */
export const answerAs = <A>(answer: Schema.ConstraintDecoder<A>) => {
  const decode = Schema.decodeUnknownOption(Schema.fromJsonString(answer))
  return ({ status, text }: UpstreamText): Effect.Effect<A | undefined, SilentRegister> => {
    if (status === 404) return Effect.succeed(undefined)
    if (status < 200 || status > 299) return Effect.fail(new SilentRegister({ reason: `status ${status}`, isError: status >= 500 }))
    const read = decode(text)
    return Option.isSome(read) ? Effect.succeed(read.value) : Effect.fail(new SilentRegister({ reason: 'unreadable' }))
  }
}
