/** Rating the service (评价), spec §3.3 Appraisal, §4.2, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import { LoginRequired } from '../session/Session.ts'

const Norm = Schema.Struct({ normCode: Schema.String, normName: Schema.String, alternate: Schema.Finite })

export class OneThingAppraisalApi extends HttpApiGroup.make('oneThingAppraisal')
  .add(
    /** May this application be rated now (evaluation eligibility by number and status)? */
    HttpApiEndpoint.post('newCheckIsPjByNoAndStatus', '/GoodBadReview/newCheckIsPjByNoAndStatus', {
      payload: Schema.Struct({ projectNo: Schema.String, projectStatus: Schema.String }),
      success: byCode(Schema.Struct({ allowed: Schema.Boolean, rated: Schema.Boolean, reason: Schema.String })),
      error: NotFound
    }),
    /** What the rating page needs: task, region and the norms offered for each score. */
    HttpApiEndpoint.post('getEvaluatePage', '/ybsl/getEvaluatePage', {
      payload: Schema.Struct({ applyNo: Schema.String }),
      success: byCode(
        Schema.Struct({
          taskCode: Schema.String,
          taskName: Schema.String,
          regionCode: Schema.String,
          regionName: Schema.String,
          mydVersion: Schema.String,
          norms: Schema.Array(Norm)
        })
      ),
      error: NotFound
    }),
    /** Hands in the rating; once per application. `pf` platform, `alternate` score 1–5, `evalDetail` comma-joined normCode. */
    HttpApiEndpoint.post('verifyParam', '/GoodBadReview/verifyParam', {
      payload: Schema.Struct({
        clientKey: Schema.String,
        projectNo: Schema.String,
        regionCode: Schema.String,
        regionName: Schema.String,
        pf: Schema.String,
        alternate: Schema.String,
        mydVersion: Schema.String,
        anonymityFlag: Schema.String,
        taskCode: Schema.String,
        taskName: Schema.String,
        projectStatus: Schema.String,
        projectType: Schema.String,
        useLevel: Schema.String,
        evalDetail: Schema.String,
        writingEvaluation: Schema.String
      }),
      success: byCode(Schema.Struct({ message: Schema.String })),
      error: [NotFound, Rejected]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '评价' })) {}
