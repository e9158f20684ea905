/**
 * Appraisals (评价): who may rate what, and how. An application is rated by its owner, once, when every case is finished; a score of 1 to 5 with
 * norms offered for that score. Each matter is rated besides at the stages that it has reached, once each; who rated a stage may take that back,
 * and it counts no more. How satisfied people were with a matter is for everybody. Source: spec §3.1, §3.3.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { appraisalStage, reachedStage, whenRateable } from '@ljonething/domain/appraisal/stages'
import type { AppraisalStage } from '@ljonething/domain/appraisal/stages'
import { isFinished } from '@ljonething/domain/cases/caseStatus'
import { Context, Effect, Layer } from 'effect'
import { Applications } from '../applications/Applications.ts'
import type { ApplicationRow } from '../applications/Applications.ts'
import { Cases } from '../cases/Cases.ts'
import type { StoredCase } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Ratings } from '../ratings/Ratings.ts'
import type { NewRating, StageRating } from '../ratings/Ratings.ts'

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

export interface RatedStage {
  readonly projectNo: string
  readonly taskName: string
  readonly projectStatus: AppraisalStage
  readonly state: 'open' | 'rated' | 'cancelled' | 'notYet'
  readonly score?: number
  readonly reason: string
}

/** What is handed in: of an application, or of the case and stage that number and status name. */
export interface SentRating extends Omit<NewRating, 'applyNo'> {
  readonly projectNo: string
  readonly projectStatus: string
  readonly isCancel: boolean
}

const normRoot = 'MYDZB'
const longestWords = 500
const alreadyRated = '您已评价过该办件，感谢您的参与'
const stageRated = '您已评价过这个环节，感谢您的参与'

const stageState = ({ caseNo, matterName, current }: StoredCase, stage: AppraisalStage, given: readonly StageRating[]): RatedStage => {
  const rating = given.find((one) => one.caseNo === caseNo && one.stage === stage)
  const of = { projectNo: caseNo, taskName: matterName, projectStatus: stage }
  if (rating?.isCancelled === true) return { ...of, state: 'cancelled', reason: '您已撤销对这个环节的评价，不能再次评价' }
  if (rating !== undefined) return { ...of, state: 'rated', score: rating.score, reason: stageRated }
  return reachedStage(current, stage) ? { ...of, state: 'open', reason: '' } : { ...of, state: 'notYet', reason: whenRateable(stage) }
}

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
    readonly grades: (sceneCode: string) => Effect.Effect<
      readonly {
        readonly taskCode: string
        readonly taskName: string
        readonly count: number
        readonly good: number
        readonly average?: number
      }[],
      NotFound
    >
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
        yield* applications.get({ userId: owner }, applyNo)
        if ((yield* ratings.rated([applyNo])).has(applyNo)) return { allowed: false, rated: true, reason: alreadyRated }
        const allowed = (yield* cases.ofApplications([applyNo])).every(({ current }) => isFinished(current.status))
        return { allowed, rated: false, reason: allowed ? '' : '各事项办结后即可评价' }
      })

      const eligibility = Effect.fn('Appraisals.eligibility')(function* (owner: string, projectNo: string, projectStatus: string) {
        const found = yield* caseOf(owner, projectNo)
        if (found === undefined) return yield* whole(owner, projectNo)
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
        const { sceneCode } = application
        const isAdded = yield* ratings.addStage({
          ...rating,
          caseNo,
          stage: stage.projectStatus,
          sceneCode,
          matterCode: stored.matterCode
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
        grades: Effect.fn('Appraisals.grades')(function* (sceneCode) {
          const scene = catalogue.sceneOf(sceneCode)?.scene
          if (scene === undefined) return yield* new NotFound()
          const tally = new Map((yield* ratings.tallyOf(sceneCode)).map((one) => [one.matterCode, one]))
          return scene.matters.map(({ code, name }) => {
            const { count, good, average } = tally.get(code) ?? { count: 0, good: 0, average: undefined }
            return { taskCode: code, taskName: name, count, good, ...(average === undefined ? {} : { average }) }
          })
        }),
        rate: Effect.fn('Appraisals.rate')(function* (sent) {
          const found = yield* caseOf(sent.owner, sent.projectNo)
          if (sent.isCancel && found !== undefined) return yield* rateStage(sent, found)
          const { isCancel, projectNo, projectStatus: _status, ...given } = sent
          if (isCancel) return yield* new Rejected({ msg: '整件事的评价提交后不能撤销' })
          const rating = { ...given, applyNo: projectNo }
          const { score, normCodes, words } = rating
          if (!Number.isInteger(score) || score < 1 || score > 5) return yield* new Rejected({ msg: '请选择满意度' })
          const offered = new Set(norms.filter(({ alternate }) => alternate === score).map(({ normCode }) => normCode))
          if (normCodes.some((code) => !offered.has(code))) return yield* new Rejected({ msg: '不在要求的参数范围中' })
          if (words.length > longestWords) return yield* new Rejected({ msg: `评价内容不能超过${longestWords}字` })
          if (found !== undefined) return yield* rateStage(sent, found)
          const { allowed, rated, reason } = yield* whole(rating.owner, rating.applyNo)
          if (!allowed && !rated) return yield* new Rejected({ msg: reason })
          if (!(yield* ratings.add(rating))) return yield* new Rejected({ msg: alreadyRated })
        })
      })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer, Catalogue.layer, Ratings.layer]))
}
