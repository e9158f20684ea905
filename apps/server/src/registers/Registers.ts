/**
 * What pre-checks, linkage and remote searches ask (登记库), for one person, by the table of the domain. A name that is not in the table is
 * `UnknownRegister`; what nobody answers yet (`RegisterGap`) leaves a pre-check unknown, for the person to declare.
 *
 * A person is told about nobody but themselves: a question about others is answered like one the register knows nothing of (ruling 7.4).
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import type { PreCheckStatus } from '@ljonething/domain/codes/preCheck'
import { cannotVerify } from '@ljonething/domain/registers/cannotVerify'
import { asksAboutOwn, givenTo } from '@ljonething/domain/registers/givenTo'
import type { GivenValues } from '@ljonething/domain/registers/givenTo'
import type { RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredFrom, Register } from '@ljonething/domain/registers/Register'
import { registerNamed, sourceNamed } from '@ljonething/domain/registers/registers'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import { Context, Effect, Layer, Schema } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { localChecks } from './localChecks.ts'
import { OutsideRegisters } from './OutsideRegisters.ts'
import { preCheckOutcome } from './preCheckOutcome.ts'
import { RegisterGap } from './RegisterGap.ts'
import type { RegisterFacts, RegisterQuestion } from './RegisterQuestion.ts'
import { searchSource } from './remoteSources.ts'
import type { SearchOption } from './remoteSources.ts'

export interface PreCheckResult {
  readonly status: PreCheckStatus
  readonly message: string
}

export class UnknownRegister extends Schema.TaggedError<UnknownRegister>()('UnknownRegister', { name: Schema.String }) {}

const passedText = '核验通过'
const { success, error, unknown } = preCheckStatus.code

export class Registers extends Context.Service<
  Registers,
  {
    readonly preCheck: (preCheck: PreCheck, values: GivenValues, user: UserInfo) => Effect.Effect<PreCheckResult>
    readonly lookup: (
      name: string,
      values: GivenValues,
      user: UserInfo
    ) => Effect.Effect<RegisterFacts | undefined, UnknownRegister | RegisterGap>
    readonly search: (source: string, keyword: string) => Effect.Effect<readonly SearchOption[], UnknownRegister | RegisterGap>
  }
>()('@ljonething/server/registers/Registers') {
  static readonly layer = Layer.effect(
    Registers,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const outside = yield* OutsideRegisters

      const question = Effect.fn('Registers.question')(function* (row: Register, values: GivenValues, user: UserInfo) {
        const given = givenTo(row, values)
        if (!asksAboutOwn(row, given, user.cardId)) return undefined
        const today = dayOf(yield* clock.now)
        return { given: (param) => given[param] ?? [], user, today } satisfies RegisterQuestion
      })
      const answerOf = (name: string, from: AnsweredFrom, asked: RegisterQuestion): Effect.Effect<RegisterAnswer, RegisterGap> => {
        if (from !== 'local') return outside.check(name, asked)
        const local = localChecks.get(name)
        return local === undefined ? Effect.fail(new RegisterGap({ name })) : Effect.succeed(local(asked))
      }
      const statusOf = Effect.fn('Registers.statusOf')(function* ({ check }: PreCheck, values: GivenValues, user: UserInfo) {
        const row = registerNamed(check.api)
        if (row?.check === undefined) return yield* Effect.die(new UnknownRegister({ name: check.api }))
        const asked = yield* question(row, values, user)
        if (asked === undefined) return unknown
        return preCheckOutcome(check, yield* answerOf(check.api, row.check.from, asked))
      })

      return Registers.of({
        preCheck: Effect.fn('Registers.preCheck')(function* (preCheck, values, user) {
          const status = yield* Effect.catchTag(statusOf(preCheck, values, user), 'RegisterGap', () => Effect.succeed(unknown))
          return { status, message: status === success ? passedText : status === error ? preCheck.failMessage : cannotVerify }
        }),
        lookup: Effect.fn('Registers.lookup')(function* (name, values, user) {
          const row = registerNamed(name)
          if (row?.lookup === undefined) return yield* new UnknownRegister({ name })
          const asked = yield* question(row, values, user)
          return asked === undefined ? undefined : yield* outside.lookup(name, asked)
        }),
        search: Effect.fn('Registers.search')(function* (source, keyword) {
          if (sourceNamed(source) === undefined) return yield* new UnknownRegister({ name: source })
          return searchSource(catalogue, source, keyword) ?? (yield* new RegisterGap({ name: source }))
        })
      })
    })
  ).pipe(Layer.provide([OutsideRegisters.layer, Catalogue.layer]))
}
