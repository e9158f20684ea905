/**
 * Appraisals (评价): who may rate what, and how. An application is rated by its owner, once, when every case is finished; a score of 1 to 5 with
 * norms offered for that score. Each matter is rated besides at the stages that it has reached, once each; who rated a stage may take that back,
 * and it counts no more. Source: spec §3.1, §3.3.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { NotFound } from '@ljonething/api/errors/errors'
import { appraisalStage, whyNotRateable } from '@ljonething/domain/appraisal/stages'
import { Context, Effect, Layer } from 'effect'
import { Applications } from '../applications/Applications.ts'
import type { ApplicationRow } from '../applications/Applications.ts'
import { Cases } from '../cases/Cases.ts'
import type { StoredCase } from '../cases/StoredCase.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Ratings } from '../ratings/Ratings.ts'
import { stageRated, stageState } from './ratedStage.ts'
import type { RatedStage } from './ratedStage.ts'
import { ratingFault } from './ratingFault.ts'
import type { Norm, SentRating } from './ratingFault.ts'

export interface Eligibility {
  readonly allowed: boolean
  readonly rated: boolean
  /** Why not; empty when allowed. */
  readonly reason: string
}

const normRoot = 'MYDZB'
/** What is rated is called as the application has it, whatever the page sent. */
const namesOf = ({ sceneCode, sceneName, region, regionName }: ApplicationRow) => ({
  taskCode: sceneCode,
  taskName: sceneName,
  regionCode: region,
  regionName
})

const alreadyRated = '您已评价过该办件，感谢您的参与'

export class Appraisals extends Context.Service<
  Appraisals,
  {
    readonly eligibility: (owner: string, projectNo: string, projectStatus: string) => Effect.Effect<Eligibility, NotFound>
    readonly page: (
      owner: string,
      applyNo: string
    ) => Effect.Effect<
      { readonly application: ApplicationRow; readonly norms: readonly Norm[]; readonly stages: readonly RatedStage[] },
      NotFound
    >
    readonly rate: (rating: SentRating) => Effect.Effect<void, NotFound | Rejected>
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

      /** The case of that number with its application, where the owner filed it; a number of an application has none. */
      const caseOf = Effect.fn('Appraisals.caseOf')(function* (owner: string, projectNo: string) {
        const [stored] = yield* cases.named([projectNo])
        return stored === undefined ? undefined : { stored, application: yield* applications.get({ userId: owner }, stored.applyNo) }
      })

      const stageOf = Effect.fn('Appraisals.stageOf')(function* (stored: StoredCase, projectStatus: string) {
        const stage = appraisalStage.parse(projectStatus)
        if (stage === undefined) return undefined
        return stageState(stored, stage, yield* ratings.stagesOf([stored.caseNo]))
      })

      const whole = Effect.fn('Appraisals.whole')(function* (owner: string, applyNo: string) {
        const application = yield* applications.get({ userId: owner }, applyNo)
        if ((yield* ratings.rated([applyNo])).has(applyNo)) return { application, allowed: false, rated: true, reason: alreadyRated }
        const reason = whyNotRateable((yield* cases.ofApplications([applyNo])).map(({ current }) => current.status))
        return { application, allowed: reason === undefined, rated: false, reason: reason ?? '' }
      })

      const eligibility = Effect.fn('Appraisals.eligibility')(function* (owner: string, projectNo: string, projectStatus: string) {
        const found = yield* caseOf(owner, projectNo)
        if (found === undefined) {
          const { allowed, rated, reason } = yield* whole(owner, projectNo)
          return { allowed, rated, reason }
        }
        const stage = yield* stageOf(found.stored, projectStatus)
        if (stage === undefined) return { allowed: false, rated: false, reason: '不在要求的参数范围中' }
        return { allowed: stage.state === 'open', rated: stage.state === 'rated', reason: stage.reason }
      })

      /** Sent again under its key the stage is rated as it was. */
      const rateStage = Effect.fn('Appraisals.rateStage')(function* (
        { isCancel, projectNo: caseNo, projectStatus, ...rating }: SentRating,
        { stored, application }: { readonly stored: StoredCase; readonly application: ApplicationRow }
      ) {
        const stage = yield* stageOf(stored, projectStatus)
        if (stage === undefined) return yield* new Rejected({ msg: '不在要求的参数范围中' })
        if (isCancel) {
          if (!(yield* ratings.cancelStage(rating.owner, caseNo, stage.projectStatus)))
            return yield* new Rejected({ msg: '还没有评价，不用撤销' })
          return
        }
        if (stage.state === 'notYet' || stage.state === 'cancelled') return yield* new Rejected({ msg: stage.reason })
        const { matterCode, matterName } = stored
        const isAdded = yield* ratings.addStage({
          ...rating,
          payload: { ...rating.payload, ...namesOf(application), taskCode: matterCode, taskName: matterName },
          caseNo,
          stage: stage.projectStatus,
          sceneCode: application.sceneCode,
          matterCode
        })
        if (!isAdded) return yield* new Rejected({ msg: stageRated })
      })

      return Appraisals.of({
        eligibility,
        page: Effect.fn('Appraisals.page')(function* (owner, applyNo) {
          const application = yield* applications.get({ userId: owner }, applyNo)
          const stored = yield* cases.ofApplications([applyNo])
          const given = yield* ratings.stagesOf(stored.map(({ caseNo }) => caseNo))
          const stages = stored.flatMap((one) => appraisalStage.rows.map(({ code }) => stageState(one, code, given)))
          return { application, norms, stages }
        }),
        rate: Effect.fn('Appraisals.rate')(function* (sent) {
          const found = yield* caseOf(sent.owner, sent.projectNo)
          if (sent.isCancel && found !== undefined) return yield* rateStage(sent, found)
          const { isCancel, projectNo, projectStatus: _status, ...given } = sent
          if (isCancel) return yield* new Rejected({ msg: '整件事的评价提交后不能撤销' })
          const rating = { ...given, applyNo: projectNo }
          const fault = ratingFault(rating, norms)
          if (fault !== undefined) return yield* new Rejected({ msg: fault })
          if (found !== undefined) return yield* rateStage(sent, found)
          const { application, allowed, rated, reason } = yield* whole(rating.owner, rating.applyNo)
          if (!allowed && !rated) return yield* new Rejected({ msg: reason })
          const payload = { ...rating.payload, ...namesOf(application) }
          if (!(yield* ratings.add({ ...rating, payload }))) return yield* new Rejected({ msg: alreadyRated })
        })
      })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer, Catalogue.layer, Ratings.layer]))
}
