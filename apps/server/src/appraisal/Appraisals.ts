/**
 * Appraisals (评价): who may rate what, and how. An application is rated by its owner, once, when every case is finished; a score of 1 to 5 with
 * norms offered for that score. Source: spec §3.3.
 */
import type { NotFound } from '@ljonething/api/errors/errors'
import { Rejected } from '@ljonething/api/errors/errors'
import { isFinished } from '@ljonething/domain/cases/caseStatus'
import { Context, Effect, Layer } from 'effect'
import { Applications } from '../applications/Applications.ts'
import type { ApplicationRow } from '../applications/Applications.ts'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Ratings } from './Ratings.ts'
import type { NewRating } from './Ratings.ts'

export interface Norm {
  readonly normCode: string
  readonly normName: string
  /** The score it is offered for. */
  readonly alternate: number
}

export interface Eligibility {
  readonly allowed: boolean
  readonly rated: boolean
  /** Why not; empty when allowed. */
  readonly reason: string
}

const normRoot = 'MYDZB'
const longestWords = 500
const alreadyRated = '您已评价过该办件，感谢您的参与'

export class Appraisals extends Context.Service<
  Appraisals,
  {
    readonly eligibility: (owner: string, applyNo: string) => Effect.Effect<Eligibility, NotFound>
    readonly page: (
      owner: string,
      applyNo: string
    ) => Effect.Effect<{ readonly application: ApplicationRow; readonly norms: readonly Norm[] }, NotFound>
    readonly rate: (rating: NewRating) => Effect.Effect<void, NotFound | Rejected>
  }
>()('@ljonething/server/appraisal/Appraisals') {
  static readonly layer = Layer.effect(
    Appraisals,
    Effect.gen(function* () {
      const applications = yield* Applications
      const cases = yield* Cases
      const catalogue = yield* Catalogue
      const ratings = yield* Ratings
      const norms = catalogue
        .dictionaryRows(normRoot)
        .map(({ code, name, parentCode }): Norm => ({ normCode: code, normName: name, alternate: Number(parentCode) }))

      const eligibility = Effect.fn('Appraisals.eligibility')(function* (owner: string, applyNo: string) {
        yield* applications.get({ userId: owner }, applyNo)
        if ((yield* ratings.rated([applyNo])).has(applyNo)) return { allowed: false, rated: true, reason: alreadyRated }
        const allowed = (yield* cases.ofApplications([applyNo])).every(({ current }) => isFinished(current.status))
        return { allowed, rated: false, reason: allowed ? '' : '各事项办结后即可评价' }
      })

      return Appraisals.of({
        eligibility,
        page: (owner, applyNo) => Effect.map(applications.get({ userId: owner }, applyNo), (application) => ({ application, norms })),
        rate: Effect.fn('Appraisals.rate')(function* (rating) {
          const { score, normCodes, words } = rating
          if (!Number.isInteger(score) || score < 1 || score > 5) return yield* new Rejected({ msg: '请选择满意度' })
          const offered = new Set(norms.filter(({ alternate }) => alternate === score).map(({ normCode }) => normCode))
          if (normCodes.some((code) => !offered.has(code))) return yield* new Rejected({ msg: '不在要求的参数范围中' })
          if (words.length > longestWords) return yield* new Rejected({ msg: `评价内容不能超过${longestWords}字` })
          const { allowed, rated, reason } = yield* eligibility(rating.owner, rating.applyNo)
          if (!allowed && !rated) return yield* new Rejected({ msg: reason })
          if (!(yield* ratings.add(rating))) return yield* new Rejected({ msg: alreadyRated })
        })
      })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer, Catalogue.layer, Ratings.layer]))
}
