/** Rating the service (评价), spec §3.3 Appraisal, §4.2, §7.4. */
import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import { Code, Codes, Key, Line, Text } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

const Norm = Schema.Struct({ normCode: Schema.String, normName: Schema.String, alternate: Schema.Finite })

export class OneThingAppraisalApi extends HttpApiGroup.make('oneThingAppraisal')
  .add(
    /** May this application be rated now (evaluation eligibility by number and status)? */
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
          norms: Schema.Array(Norm)
        })
      ),
      error: NotFound
    }),
    /** Hands in the rating; once per application. `pf` platform, `alternate` score 1–5, `evalDetail` comma-joined normCode. */
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
        writingEvaluation: Text
      }),
      success: byCode(Schema.Struct({ message: Schema.String })),
      error: [NotFound, Rejected]
    })
  )
  .prefix(bases.oneThing)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '评价' })) {}
