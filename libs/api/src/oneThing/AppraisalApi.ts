/** Rating the service (评价), spec §3.3 Appraisal, §4.2, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import { Code, Codes, Key, Line, Text } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

const Norm = Schema.Struct({ normCode: Schema.String, normName: Schema.String, alternate: Schema.Finite })

/** A stage of one matter (spec §3.1: 1 application, 2 acceptance, 3 completion), and whether it can be rated. */
const RatedStage = Schema.Struct({
  /** The number of the case. */
  projectNo: Schema.String,
  taskName: Schema.String,
  projectStatus: Schema.Literals(['1', '2', '3']),
  /** open: it may be rated; rated, with the points given; cancelled: it was rated and taken back; notYet: it has not come so far. */
  state: Schema.Literals(['open', 'rated', 'cancelled', 'notYet']),
  score: Schema.optionalKey(Schema.Finite),
  /** Why it cannot be rated; empty where it can. */
  reason: Schema.String
})

export class OneThingAppraisalApi extends HttpApiGroup.make('oneThingAppraisal')
  .add(
    /**
     * Eligibility by number and status: an application as a whole once every matter is finished, or, by the number of a case, the stage that
     * `projectStatus` names.
     */
    HttpApiEndpoint.post('newCheckIsPjByNoAndStatus', '/GoodBadReview/newCheckIsPjByNoAndStatus', {
      payload: Schema.Struct({ projectNo: Key, projectStatus: Code }),
      success: byCode(Schema.Struct({ allowed: Schema.Boolean, rated: Schema.Boolean, reason: Schema.String })),
      error: NotFound
    }),
    /** What the rating page needs: task, region and the norms offered for each score. */
    HttpApiEndpoint.post('getEvaluatePage', '/ybsl/getEvaluatePage', {
      payload: Schema.Struct({ applyNo: Key }),
      success: byCode(
        Schema.Struct({
          taskCode: Schema.String,
          taskName: Schema.String,
          regionCode: Schema.String,
          regionName: Schema.String,
          mydVersion: Schema.String,
          norms: Schema.Array(Norm),
          stages: Schema.Array(RatedStage)
        })
      ),
      error: NotFound
    }),
    /**
     * Hands in the rating; once per application, or per case and stage. `pf` platform, `alternate` score 1–5, `evalDetail` comma-joined normCode.
     * `evaluation` 2 takes the rating of a stage back; it counts no more.
     */
    HttpApiEndpoint.post('verifyParam', '/GoodBadReview/verifyParam', {
      payload: Schema.Struct({
        clientKey: Key,
        projectNo: Key,
        regionCode: Code,
        regionName: Line,
        pf: Code,
        alternate: Code,
        mydVersion: Code,
        anonymityFlag: Code,
        taskCode: Code,
        taskName: Line,
        projectStatus: Code,
        projectType: Code,
        useLevel: Code,
        evalDetail: Codes,
        writingEvaluation: Text,
        evaluation: Schema.optionalKey(Code)
      }),
      success: byCode(Schema.Struct({ message: Schema.String })),
      error: [NotFound, Rejected]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '评价' })) {}

const Tally = Schema.Struct({
  taskCode: Schema.String,
  taskName: Schema.String,
  /** Ratings of all stages that were not taken back; `average` is left out where there are none. */
  count: Schema.Finite,
  good: Schema.Finite,
  average: Schema.optionalKey(Schema.Finite)
})

export class OneThingGradesApi extends HttpApiGroup.make('oneThingGrades')
  .add(
    /** How satisfied people were with each matter of a scene, for everybody. */
    HttpApiEndpoint.get('mydGrade', '/ybsl/mydGrade', {
      query: { sceneCode: Code },
      success: byCode(Schema.Array(Tally)),
      error: NotFound
    })
  )
  .prefix(bases.oneThing)
  .annotateMerge(OpenApi.annotations({ title: '满意度' })) {}
