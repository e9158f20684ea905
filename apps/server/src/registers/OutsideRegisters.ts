/**
 * The registers of outside systems (外部登记库): the port everything that asks them goes through. Which layer stands behind it is decided here
 * and nowhere else: HTTP where `REGISTERS_URL` is set, otherwise the sandbox while it is on, otherwise nobody. Nobody is a `RegisterGap`,
 * undefined is a register that does not answer or knows nothing of it.
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { RegisterParams } from '@ljonething/domain/registers/givenTo'
import type { Relation } from '@ljonething/domain/registers/Register'
import { Context, Effect, Layer, Option } from 'effect'
import { ServiceConfig } from '../platform/Config.ts'
import { SandboxRecords } from '../sandbox/SandboxRecords.ts'
import { httpRegisters } from './HttpRegisters.ts'
import { RegisterGap } from './RegisterGap.ts'
import type { RegisterFacts, RegisterQuestion } from './RegisterQuestion.ts'
import { sandboxRegisters } from './sandbox/sandboxRegisters.ts'
import type { Institution } from './sources/Institution.ts'

export interface OutsideAnswers {
  readonly check: (name: string, question: RegisterQuestion) => Effect.Effect<RegisterAnswer, RegisterGap>
  readonly lookup: (name: string, question: RegisterQuestion) => Effect.Effect<RegisterFacts | undefined, RegisterGap>
  /** Is this confirmed of the asker and somebody else? Who cannot tell does not confirm it. */
  readonly related: (relation: Relation, asker: UserInfo, other: string) => Effect.Effect<boolean>
  /** All that a source offers. */
  readonly source: (name: string, given: RegisterParams) => Effect.Effect<readonly Institution[], RegisterGap>
}

const gap = (name: string) => Effect.fail(new RegisterGap({ name }))
const nobody: OutsideAnswers = { check: gap, lookup: gap, related: () => Effect.succeed(false), source: gap }

export class OutsideRegisters extends Context.Service<OutsideRegisters, OutsideAnswers>()('@ljonething/server/registers/OutsideRegisters') {
  static readonly layer = Layer.effect(
    OutsideRegisters,
    Effect.gen(function* () {
      const { registersUrl, registersTimeout, sandbox } = yield* ServiceConfig
      if (Option.isSome(registersUrl)) return OutsideRegisters.of(yield* httpRegisters(registersUrl.value, registersTimeout))
      return OutsideRegisters.of(sandbox ? yield* sandboxRegisters : nobody)
    })
  ).pipe(Layer.provide(SandboxRecords.layer))
}
