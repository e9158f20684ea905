/**
 * The registers of outside systems (外部登记库): the port everything that asks them goes through. A system is asked over HTTP where it has an address,
 * otherwise whoever stands in for it (`UnaddressedSystems`). Nobody is a `RegisterGap`, undefined knows nothing of it. Whichever it is, it is asked
 * within the same limits (`AskPolicy`) and what it says is read by the same decoder.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { decodedFacts } from '@ljonething/domain/registers/codedNames'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { RegisterParams } from '@ljonething/domain/registers/givenTo'
import type { Relation } from '@ljonething/domain/registers/Register'
import { outsideSystems, registerNamed, relationSystem, systemOf } from '@ljonething/domain/registers/registers'
import type { System } from '@ljonething/domain/registers/registers'
import { certificateFilesQuestion, staffQuestion } from '@ljonething/domain/registers/askLimits'
import { Cache, Context, Effect, Exit, Layer } from 'effect'
import { HttpClient } from 'effect/http'
import { ServiceConfig } from '../platform/Config.ts'
import { OutsideClient } from '../platform/http/outsideAnswers.ts'
import { AskPolicy } from './AskPolicy.ts'
import { httpUpstream } from './HttpUpstream.ts'
import { RegisterGap } from './RegisterGap.ts'
import type { RegisterFacts, RegisterQuestion } from './RegisterQuestion.ts'
import type { Institution } from './sources/Institution.ts'
import { nobody } from './nobody.ts'
import { UnaddressedSystems } from './UnaddressedSystems.ts'
import { answerAs, CertificateFiles, Certificates, Judged, Known, Offered, Staff } from './Upstream.ts'
import type { CertificateQuestion, SilentRegister, StaffMember, Upstream } from './Upstream.ts'

interface OutsideAnswers {
  readonly check: (name: string, question: RegisterQuestion) => Effect.Effect<RegisterAnswer, RegisterGap | SilentRegister>
  readonly lookup: (name: string, question: RegisterQuestion) => Effect.Effect<RegisterFacts | undefined, RegisterGap | SilentRegister>
  /** Is this confirmed of the asker and somebody else? Undefined when nobody tells. */
  readonly related: (relation: Relation, asker: UserInfo, other: string) => Effect.Effect<boolean | undefined>
  /** All that a source offers; over HTTP what it offered a while ago, and what it offered last while its system does not answer. */
  readonly source: (name: string, given: RegisterParams) => Effect.Effect<readonly Institution[], RegisterGap>
  /** Electronic certificates (电子证照) of a holder, or the one of this id. */
  readonly certificates: (of: CertificateQuestion) => Effect.Effect<readonly Certificate[], RegisterGap | SilentRegister>
  /** What a certificate looks like; none of one that is gone. */
  readonly certificateFiles: (certId: string) => Effect.Effect<(typeof CertificateFiles.Type)['files'], RegisterGap | SilentRegister>
  /** Staff near retirement of the company that the asker acts for. */
  readonly staff: (asker: UserInfo) => Effect.Effect<readonly StaffMember[], RegisterGap | SilentRegister>
}

/** What a source offers changes seldom, and is asked for with every key of the keyboard. */
const keptFor = '10 minutes'
const mostKept = 100

const locker = 'certificate' satisfies System
const retirement = 'retire' satisfies System

const gap = (name: string) => Effect.fail(new RegisterGap({ name }))

const judged = answerAs(Judged)
const known = answerAs(Known)
const offered = answerAs(Offered)
const locked = answerAs(Certificates)
const pictured = answerAs(CertificateFiles)
const listed = answerAs(Staff)

export class OutsideRegisters extends Context.Service<OutsideRegisters, OutsideAnswers>()('@ljonething/server/registers/OutsideRegisters') {
  static readonly layer = Layer.effect(
    OutsideRegisters,
    Effect.gen(function* () {
      const { registerAddress } = yield* ServiceConfig
      const policy = yield* AskPolicy
      const client = yield* HttpClient.HttpClient
      const otherwise = yield* UnaddressedSystems
      const upstreams = new Map<System | undefined, Upstream>(
        outsideSystems.map(({ system }) => {
          const address = registerAddress(system)
          return [system, address === undefined ? otherwise.standIn(system) : httpUpstream(system, address, client)]
        })
      )

      /** Of the register or source of this name. */
      const read = <A>(name: string, path: string, ask: (upstream: Upstream) => Effect.Effect<A, RegisterGap | SilentRegister>) => {
        const system = systemOf(name)
        const upstream = upstreams.get(system)
        return system === undefined || upstream === undefined ? gap(name) : policy.read(system, path, ask(upstream))
      }
      const certificateUpstream = upstreams.get(locker) ?? nobody
      const retirementUpstream = upstreams.get(retirement) ?? nobody
      const last = new Map<string, readonly Institution[]>()
      const source = (asked: string) => {
        const [name, given]: readonly [string, RegisterParams] = JSON.parse(asked)
        return read(name, `sources/${name}`, (upstream) => Effect.flatMap(upstream.source(name, given), offered)).pipe(
          Effect.catchTag('SilentRegister', () => gap(name)),
          Effect.flatMap((found) => (found === undefined ? gap(name) : Effect.succeed(found.institutions))),
          Effect.tap((institutions) => {
            last.delete(asked)
            last.set(asked, institutions)
            const [oldest = ''] = last.keys()
            if (last.size > mostKept) last.delete(oldest)
            return Effect.void
          }),
          Effect.catchTag('RegisterGap', (failure) => {
            const before = last.get(asked)
            return before === undefined ? Effect.fail(failure) : Effect.succeed(before)
          })
        )
      }
      const kept = yield* Cache.makeWith(source, {
        capacity: mostKept,
        timeToLive: (exit) => (Exit.isSuccess(exit) ? keptFor : 0)
      })

      return OutsideRegisters.of({
        check: (name, question) => read(name, name, (upstream) => Effect.flatMap(upstream.check(name, question), judged)),
        lookup: (name, question) =>
          Effect.map(
            read(name, name, (upstream) => Effect.flatMap(upstream.lookup(name, question), known)),
            (answer) => answer && decodedFacts(registerNamed(name) ?? {}, answer.values)
          ),
        related: (relation, asker, other) => {
          const system = relationSystem[relation]
          const upstream = upstreams.get(system) ?? nobody
          return policy
            .read(system, `relations/${relation}`, Effect.flatMap(upstream.related(relation, asker, other), judged))
            .pipe(Effect.match({ onFailure: () => undefined, onSuccess: (answer) => answer?.type === '1' }))
        },
        source: (name, given) => {
          const system = systemOf(name)
          const isFar = system !== undefined && registerAddress(system) !== undefined
          const asked = JSON.stringify([name, given])
          return isFar ? Cache.get(kept, asked) : source(asked)
        },
        certificates: (of) =>
          Effect.map(
            policy.read(locker, 'certificates', Effect.flatMap(certificateUpstream.certificates(of), locked)),
            (answer) => answer?.certificates ?? []
          ),
        certificateFiles: (certId) =>
          Effect.map(
            policy.read(locker, certificateFilesQuestion, Effect.flatMap(certificateUpstream.certificateFiles(certId), pictured)),
            (answer) => answer?.files ?? []
          ),
        staff: (asker) =>
          Effect.map(
            policy.read(retirement, staffQuestion, Effect.flatMap(retirementUpstream.staff(asker), listed)),
            (answer) => answer?.staff ?? []
          )
      })
    })
  ).pipe(Layer.provide([AskPolicy.layer, OutsideClient]))
}
