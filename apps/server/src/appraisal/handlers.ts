import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { evaluationValue } from '@ljonething/domain/appraisal/stages'
import { isOn } from '@ljonething/domain/codes/flag'
import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Appraisals } from './Appraisals.ts'
import { Grades } from './Grades.ts'

const mydVersion = '1'

const RatingHandlers = HttpApiBuilder.group(
  Api,
  'oneThingAppraisal',
  Effect.fn(function* (handlers) {
    const appraisals = yield* Appraisals
    return handlers.handleAll({
      newCheckIsPjByNoAndStatus: ({ payload }) =>
        Effect.flatMap(CurrentUser, ({ userId }) => appraisals.eligibility(userId, payload.projectNo, payload.projectStatus)),
      getEvaluatePage: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const { application, norms, stages } = yield* appraisals.page(userId, payload.applyNo)
        const { sceneCode, sceneName, region, regionName } = application
        return { taskCode: sceneCode, taskName: sceneName, regionCode: region, regionName, mydVersion, norms, stages }
      }),
      verifyParam: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const { clientKey, evaluation, ...sent } = payload
        const isCancel = evaluation === evaluationValue.code.cancel
        yield* appraisals.rate({
          projectNo: sent.projectNo,
          projectStatus: sent.projectStatus,
          isCancel,
          owner: userId,
          clientKey,
          score: Number(sent.alternate),
          normCodes: sent.evalDetail.split(',').filter((code) => code !== ''),
          words: sent.writingEvaluation,
          anonymous: isOn(sent.anonymityFlag),
          payload: sent
        })
        return { message: isCancel ? '评价已撤销' : '评价成功，感谢您的参与' }
      })
    })
  })
)

const GradeHandlers = HttpApiBuilder.group(
  Api,
  'oneThingGrades',
  Effect.fn(function* (handlers) {
    const grades = yield* Grades
    return handlers.handleAll({ mydGrade: ({ query }) => grades.ofScene(query.sceneCode) })
  })
)

export const AppraisalHandlers = Layer.merge(RatingHandlers, GradeHandlers)
