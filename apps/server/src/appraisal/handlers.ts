import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { isOn } from '@ljonething/domain/codes/flag'
import { Effect } from 'effect'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { Appraisals } from './Appraisals.ts'

const mydVersion = '1'

export const AppraisalHandlers = handlersOf(
  Api,
  'oneThingAppraisal',
  Effect.fn(function* (handlers) {
    const appraisals = yield* Appraisals
    return handlers.handleAll({
      newCheckIsPjByNoAndStatus: ({ payload }) =>
        Effect.flatMap(CurrentUser, ({ userId }) => appraisals.eligibility(userId, payload.projectNo)),
      getEvaluatePage: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const { application, norms } = yield* appraisals.page(userId, payload.applyNo)
        const { sceneCode, sceneName, region, regionName } = application
        return { taskCode: sceneCode, taskName: sceneName, regionCode: region, regionName, mydVersion, norms }
      }),
      verifyParam: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const { clientKey, ...sent } = payload
        yield* appraisals.rate({
          applyNo: sent.projectNo,
          owner: userId,
          clientKey,
          score: Number(sent.alternate),
          normCodes: sent.evalDetail.split(',').filter((code) => code !== ''),
          words: sent.writingEvaluation,
          anonymous: isOn(sent.anonymityFlag),
          payload: sent
        })
        return { message: '评价成功，感谢您的参与' }
      })
    })
  })
)
