/**
 * Those whom a register confirms as somebody's (本人的亲属), by whatever relation it keeps. Outside a handling nobody is. Who asks about others is
 * logged with masked numbers, within which handling and for what (ruling 7.4).
 */
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { maskIdCard } from '@ljonething/domain/display/maskText'
import { relations } from '@ljonething/domain/registers/Register'
import type { Relation } from '@ljonething/domain/registers/Register'
import { Context, Effect, Layer } from 'effect'
import { Parties } from '../bookings/Parties.ts'
import type { Asker } from './Asker.ts'
import { OutsideRegisters } from './OutsideRegisters.ts'

/** As many as one form names. */
export const mostOthers = 50
const longestNumber = 40

const masked = (number: string): string => maskIdCard(number.slice(0, longestNumber))

export class Relatives extends Context.Service<
  Relatives,
  {
    /**
     * Every relation of everybody is asked for: how long it takes tells nothing. Of a crowd nobody is. Undefined when whoever could confirm it did
     * not answer, so that it is nobody's false claim.
     */
    readonly areOwn: (
      register: string,
      asked: readonly Relation[],
      others: readonly string[],
      asker: Asker
    ) => Effect.Effect<boolean | undefined>
    /** Does a register confirm each of these as the asker's, by whatever relation? */
    readonly areTheirs: (others: readonly string[], asker: Asker) => Effect.Effect<boolean>
  }
>()('@ljonething/server/registers/Relatives') {
  static readonly layer = Layer.effect(
    Relatives,
    Effect.gen(function* () {
      const outside = yield* OutsideRegisters
      const parties = yield* Parties

      const confirmed = Effect.fnUntraced(function* (relation: Relation, user: UserInfo, other: string) {
        const said = yield* outside.related(relation, user, other)
        return (yield* parties.confirms(relation, user.cardId, other)) ? true : said
      })

      /** A call that asks for the same relation several times is answered once; an asker is of one call. */
      const told = new WeakMap<Asker, Map<string, Effect.Effect<boolean | undefined>>>()
      const isConfirmed = (relation: Relation, asker: Asker, other: string) =>
        Effect.suspend(() => {
          const known = told.get(asker) ?? new Map<string, Effect.Effect<boolean | undefined>>()
          told.set(asker, known)
          const question = `${relation} ${other}`
          const answer = known.get(question)
          if (answer !== undefined) return answer
          return Effect.flatMap(Effect.cached(confirmed(relation, asker.user, other)), (once) => {
            known.set(question, once)
            return once
          })
        })

      const areOwn = Effect.fnUntraced(function* (register: string, asked: readonly Relation[], others: readonly string[], asker: Asker) {
        const said =
          asker.handling === undefined || others.length > mostOthers
            ? [[false]]
            : yield* Effect.forEach(
                others,
                (other) => Effect.forEach(asked, (relation) => isConfirmed(relation, asker, other), { concurrency: asked.length }),
                { concurrency: 4 }
              )
        const everybody = said.map((ofOne) => ofOne.includes(true) || (ofOne.includes(undefined) ? undefined : false))
        const related = everybody.includes(false) ? false : everybody.includes(undefined) ? undefined : true
        const { sceneCode: scene = '', purpose = '' } = asker.handling ?? {}
        const about = others.slice(0, mostOthers).map(masked)
        const facts = { register, asker: asker.user.userId, about, related: related ?? 'unknown', scene, purpose }
        yield* Effect.annotateLogs(Effect.logInfo('登记库问及他人'), facts)
        return related
      })

      return Relatives.of({
        areOwn,
        areTheirs: (others, asker) => Effect.map(areOwn('办理对象', relations, others, asker), (related) => related === true)
      })
    })
  ).pipe(Layer.provide([OutsideRegisters.layer, Parties.layer]))
}
