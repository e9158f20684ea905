/**
 * The staff of a company that may retire soon (临近退休职工), as the retirement system tells it of the company that is logged in, and what keeps each of
 * them from being in a batch on that day.
 */
import { Unavailable } from '@ljonething/api/errors/errors'
import type { RetireStaff } from '@ljonething/api/oneThing/BatchRetireApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { firstMonthAfter } from '@ljonething/domain/retirement/retireMonth'
import { staffObstacle } from '@ljonething/domain/retirement/staffObstacle'
import { Context, Effect, Layer } from 'effect'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { OutsideRegisters } from '../registers/OutsideRegisters.ts'

export interface CompanyMember extends RetireStaff {
  /** What archive and insurance know of the person, by name of the form field. */
  readonly values: Readonly<Record<string, string>>
}

const years = (text: string | undefined): number | undefined => (text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined)

export class CompanyStaff extends Context.Service<
  CompanyStaff,
  { readonly of: (user: UserInfo) => Effect.Effect<readonly CompanyMember[], Unavailable> }
>()('@ljonething/server/batchRetire/CompanyStaff') {
  static readonly layer = Layer.effect(
    CompanyStaff,
    Effect.gen(function* () {
      const clock = yield* Clock
      const outside = yield* OutsideRegisters
      return CompanyStaff.of({
        of: Effect.fn('CompanyStaff.of')(function* (user) {
          const found = yield* Effect.mapError(
            outside.staff(user),
            () => new Unavailable({ msg: '暂时查询不到本单位的职工信息，请稍后再试，已填写的内容不会丢失' })
          )
          const today = dayOf(yield* clock.now)
          return found.map(({ name, idCard, preReview, preReviewNo, flag, values }) => {
            const legalRetireMonth = values['legalRetireMonth'] ?? ''
            const medicalYears = years(values['medicalYears'])
            const obstacle = staffObstacle({ preReview, flag, legalRetireMonth }, today)
            const firstMonth = firstMonthAfter(legalRetireMonth, today)
            return {
              ...{ empName: name, empIdCard: idCard, preReview, preReviewNo, legalRetireMonth, values },
              ...(firstMonth === undefined ? {} : { firstMonth }),
              ...(medicalYears === undefined ? {} : { medicalYears }),
              ...(obstacle === undefined ? {} : { obstacle })
            }
          })
        })
      })
    })
  ).pipe(Layer.provide(OutsideRegisters.layer))
}
