/** The sandbox at the end of the line to every outside system (沙箱登记库): answers from its own records, as text, like any of them. */
import { codedFacts } from '@ljonething/domain/registers/codedNames'
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { System } from '@ljonething/domain/registers/registers'
import { registerNamed, sourceNamed } from '@ljonething/domain/registers/registers'
import { Effect } from 'effect'
import { DepartmentSeals } from '../../results/DepartmentSeals.ts'
import { Documents } from '../../documents/Documents.ts'
import { IssuedCertificates } from '../IssuedCertificates.ts'
import { SandboxRecords } from '../SandboxRecords.ts'
import { SandboxUpstreams } from '../SandboxUpstreams.ts'
import { certificatesOf, printedCertificate } from './certificates.ts'
import { institutionsOf } from './institutions.ts'
import { RegisterGap } from '../../registers/RegisterGap.ts'
import { yesNo } from '../../registers/RegisterQuestion.ts'
import type { RegisterFacts, RegisterQuestion } from '../../registers/RegisterQuestion.ts'
import { SilentRegister } from '../../registers/Upstream.ts'
import type { Asked, CertificateQuestion, Upstream, UpstreamText } from '../../registers/Upstream.ts'
import { sandboxChecks, sandboxLookups } from './answers.ts'
import { misbehaved } from '../misbehaved.ts'
import { isRelated } from './relations.ts'
import { staffOf } from './staff.ts'
import type { SandboxQuestion } from './SandboxAnswers.ts'

const textOf = (answer: object | undefined): UpstreamText =>
  answer === undefined ? { status: 404, text: '' } : { status: 200, text: JSON.stringify(answer) }

const judged = (_name: string, answer: RegisterAnswer): UpstreamText => textOf(answer)
const known = (name: string, values: RegisterFacts | undefined): UpstreamText =>
  textOf(values && { values: codedFacts(registerNamed(name) ?? {}, values) })

/** The sandbox in the place of every system, each with what the sandbox page makes of it. */
export const sandboxRegisters = Effect.gen(function* () {
  const { all } = yield* SandboxRecords
  const { modes } = yield* SandboxUpstreams
  const documents = yield* Documents
  const seals = yield* DepartmentSeals
  const issued = yield* IssuedCertificates
  const locked = (of: CertificateQuestion) =>
    Effect.map(Effect.all([all, issued.find(of)]), ([rows, made]) => [...made, ...certificatesOf(rows, of)])
  const from =
    <Answer>(answers: ReadonlyMap<string, (question: SandboxQuestion) => Answer>, write: (name: string, answer: Answer) => UpstreamText) =>
    (name: string, question: RegisterQuestion) => {
      const answer = answers.get(name)
      return answer === undefined
        ? Effect.fail(new RegisterGap({ name }))
        : Effect.map(all, (rows) => write(name, answer({ ...question, rows })))
    }
  const upstream: Upstream = {
    check: from(sandboxChecks, judged),
    lookup: from(sandboxLookups, known),
    related: (relation, user, other) => Effect.map(all, (rows) => textOf(yesNo(isRelated(rows, relation, user, other)))),
    source: (name, given) =>
      sourceNamed(name)?.from === 'sandbox'
        ? Effect.map(all, (rows) => textOf({ institutions: institutionsOf(rows, name, given) }))
        : Effect.fail(new RegisterGap({ name })),
    certificates: (of) => Effect.map(locked(of), (certificates) => textOf({ certificates })),
    certificateFiles: Effect.fnUntraced(function* (certId) {
      const [certificate] = yield* locked({ certId })
      if (certificate === undefined) return textOf(undefined)
      const pdf = yield* documents.renderCertificate(printedCertificate(certificate), certId).pipe(
        Effect.flatMap((printed) => seals.sealPdf(certificate.issuer, printed)),
        Effect.mapError(({ reason }) => new SilentRegister({ reason }))
      )
      return textOf({ files: [{ name: `${certificate.certType}.pdf`, base64: Buffer.from(pdf).toString('base64') }] })
    }),
    staff: ({ unionCode }) => Effect.map(all, (rows) => textOf({ staff: staffOf(rows, unionCode) }))
  }
  return (system: System): Upstream => {
    const onTheLine =
      <Question extends readonly unknown[]>(ask: (...question: Question) => Asked) =>
      (...question: Question): Asked =>
        Effect.flatMap(modes, (all) => misbehaved(all.get(system), ask(...question)))
    const { check, lookup, related, source, certificates, certificateFiles, staff } = upstream
    return {
      check: onTheLine(check),
      lookup: onTheLine(lookup),
      related: onTheLine(related),
      source: onTheLine(source),
      certificates: onTheLine(certificates),
      certificateFiles: onTheLine(certificateFiles),
      staff: onTheLine(staff)
    }
  }
})
