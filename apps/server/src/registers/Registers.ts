/**
 * What pre-checks and linkage ask (登记库), for one person, by the table of the domain. A name that is not in the table is
 * `UnknownRegister`; what nobody answers, yet (`RegisterGap`) or now, leaves a pre-check unknown, for the person to declare, and a lookup refused.
 *
 * A person is told about themselves, and within a handling whose scene asks the register about those whom a register confirms as theirs, by the
 * relations of the row. A question about anybody else is unknown, whoever that is and whether there is such a person; it is counted
 * (`StrangerQuestions`). Where the question is the relation itself (`relationChecks`), a relation that is denied fails it.
 */
import type { TooMany } from '@ljonething/api/errors/errors'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { givenTo, othersIn } from '@ljonething/domain/registers/givenTo'
import type { GivenValues } from '@ljonething/domain/registers/givenTo'
import { factsFor } from '@ljonething/domain/registers/factsFor'
import { isRelationCheck } from '@ljonething/domain/registers/relationChecks'
import { promptOf } from '@ljonething/domain/registers/judgeEligibility'
import type { FactsOf, RegisterAnswer } from '@ljonething/domain/registers/judgeEligibility'
import type { AnsweredFrom, Register } from '@ljonething/domain/registers/Register'
import type { FoundValues } from '@ljonething/domain/registers/RegisteredValue'
import { registerNamed } from '@ljonething/domain/registers/registers'
import { registersNamedBy } from '@ljonething/domain/scene/registersNamedBy'
import { isValid as isCitizenId } from '@ljonething/validation/numbers/CitizenId'
import { isValid as isCreditCode } from '@ljonething/validation/numbers/SocialCreditCode'
import { Context, DateTime, Effect, Layer } from 'effect'
import { OpenPlaces } from '../bookings/OpenPlaces.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import type { Asker } from './Asker.ts'
import { localChecks } from './localChecks.ts'
import { OutsideRegisters } from './OutsideRegisters.ts'
import { placesCheck, placesRegister } from './placesCheck.ts'
import { preCheckOutcome, systemError } from './preCheckOutcome.ts'
import { denied, preCheckMessage, untold } from './preCheckResult.ts'
import type { AskedCheck, JudgedCheck, PreCheckResult } from './preCheckResult.ts'
import { RegisterGap } from './RegisterGap.ts'
import type { RegisterQuestion } from './RegisterQuestion.ts'
import { mostOthers, Relatives } from './Relatives.ts'
import { StrangerQuestions } from './StrangerQuestions.ts'
import { UnknownRegister } from './UnknownRegister.ts'

/** Of what the register answered, the keys that its row names. */
const toldBy = ({ gives = [] }: NonNullable<Register['check']>, answer: NonNullable<RegisterAnswer>): readonly FactsOf[] =>
  (answer.facts ?? []).map(({ values, ...facts }) => ({
    ...facts,
    values: Object.fromEntries(Object.entries(values).filter(([key]) => gives.includes(key)))
  }))

const { success } = preCheckStatus.code

/** A number that registers keep. */
const isRegistered = (number: string): boolean => isCitizenId(number) || isCreditCode(number)

export class Registers extends Context.Service<
  Registers,
  {
    readonly preCheck: (preCheck: AskedCheck, values: GivenValues, asker: Asker) => Effect.Effect<PreCheckResult, TooMany>
    readonly lookup: (
      name: string,
      values: GivenValues,
      asker: Asker
    ) => Effect.Effect<FoundValues | undefined, UnknownRegister | RegisterGap | TooMany>
  }
>()('@ljonething/server/registers/Registers') {
  static readonly layer = Layer.effect(
    Registers,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const open = yield* OpenPlaces
      const outside = yield* OutsideRegisters
      const relatives = yield* Relatives
      const strangers = yield* StrangerQuestions

      /** Outside any handling where that of the asker does not ask this register; what is handed in asks by itself what its form names. */
      const asking = (name: string, asker: Asker): Asker => {
        const { handling, ...outsideOf } = asker
        const scene = handling && catalogue.sceneOf(handling.sceneCode)?.scene
        return handling?.purpose === '提交' || (scene && registersNamedBy(scene).includes(name)) ? asker : outsideOf
      }
      /** False where it is about somebody whom registers deny to be theirs, undefined where none tells. */
      const question = Effect.fnUntraced(function* (name: string, row: Register, values: GivenValues, asker: Asker) {
        const given = givenTo(row, values)
        const { user } = asker
        const others = othersIn(row, given, user)
        // No register confirms a relation by a passport or permit: that is no stranger's question, and the person declares it.
        if (others.length <= mostOthers && !others.every(isRegistered)) return undefined
        if (others.length > 0) {
          const related = yield* relatives.areOwn(name, row.relations ?? [], others, asking(name, asker))
          if (related === false) yield* strangers.count(asker)
          if (related !== true) return related
        }
        const today = dayOf(yield* clock.now)
        return { given: (param) => given[param] ?? [], user, today } satisfies RegisterQuestion
      })
      const answerOf = (
        name: string,
        from: AnsweredFrom,
        asked: RegisterQuestion
      ): Effect.Effect<RegisterAnswer | typeof systemError, RegisterGap> => {
        if (from !== 'local')
          return Effect.catchTag(outside.check(name, asked), 'SilentRegister', ({ isError }) =>
            Effect.succeed(isError === true ? systemError : undefined)
          )
        if (name === placesRegister) return placesCheck(asked, open)
        const local = localChecks.get(name)
        return local === undefined ? Effect.fail(new RegisterGap({ name })) : Effect.succeed(local(asked))
      }
      const foundNow = ({ system }: { readonly system: string }, values: GivenValues): Effect.Effect<FoundValues> =>
        Effect.map(clock.now, (now) => ({ source: system, at: DateTime.formatIso(now), values }))
      const judged = Effect.fnUntraced(function* (
        preCheck: AskedCheck,
        values: GivenValues,
        asker: Asker
      ): Effect.fn.Return<JudgedCheck, RegisterGap | TooMany> {
        const { check } = preCheck
        const row = registerNamed(check.api)
        if (row?.check === undefined) return yield* Effect.die(new UnknownRegister({ name: check.api }))
        const asked = yield* question(check.api, row, values, asker)
        if (asked === false && isRelationCheck(preCheck)) return denied(preCheck)
        if (asked === undefined || asked === false) return untold
        const answer = yield* answerOf(check.api, row.check.from, asked)
        const outcome = preCheckOutcome(check, answer, row.check)
        if (answer === undefined || answer === systemError) return { ...outcome, prompt: undefined }
        const said = { ...outcome, type: answer.type }
        const found = outcome.status === success ? factsFor(preCheck, values, toldBy(row.check, answer)) : {}
        if (Object.keys(found).length === 0) return { ...said, prompt: promptOf(check, answer) }
        return { ...said, prompt: undefined, known: yield* foundNow(row, found) }
      })

      return Registers.of({
        preCheck: Effect.fnUntraced(function* (preCheck, values, asker) {
          const { status, prompt, ...found } = yield* Effect.catchTag(judged(preCheck, values, asker), 'RegisterGap', () =>
            Effect.succeed(untold)
          )
          return { ...found, status, message: preCheckMessage(preCheck, { status, prompt, ...found }) }
        }),
        lookup: Effect.fnUntraced(function* (name, values, asker) {
          const row = registerNamed(name)
          if (row?.lookup === undefined) return yield* new UnknownRegister({ name })
          const asked = yield* question(name, row, values, asker)
          if (asked === undefined || asked === false) return undefined
          const found = yield* Effect.catchTag(outside.lookup(name, asked), 'SilentRegister', () => Effect.fail(new RegisterGap({ name })))
          return found && (yield* foundNow(row, found))
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, OpenPlaces.layer, OutsideRegisters.layer, Relatives.layer, StrangerQuestions.layer]))
}
