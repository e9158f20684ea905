import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import { isFinished } from '@ljonething/domain/cases/caseStatus'
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Cases } from '../cases/Cases.ts'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Applications } from '../applications/Applications.ts'
import { Ratings } from './Ratings.ts'

const normRoot = 'MYDZB'
const mydVersion = '1'
const longestWords = 500

export const AppraisalHandlers = HttpApiBuilder.group(
  Api,
  'oneThingAppraisal',
  Effect.fn(function* (handlers) {
    const applications = yield* Applications
    const cases = yield* Cases
    const catalogue = yield* Catalogue
    const ratings = yield* Ratings

    const eligibility = Effect.fn('appraisal.eligibility')(function* (owner: string, applyNo: string) {
      yield* applications.get(owner, applyNo)
      if ((yield* ratings.rated([applyNo])).has(applyNo)) return { allowed: false, rated: true, reason: '您已评价过该办件，感谢您的参与' }
      const finished = (yield* cases.ofApplications([applyNo])).every(({ current }) => isFinished(current.status))
      return { allowed: finished, rated: false, reason: finished ? '' : '各事项办结后即可评价' }
    })

    const norms = catalogue
      .dictionaryRows(normRoot)
      .map(({ code, name, parentCode }) => ({ normCode: code, normName: name, alternate: Number(parentCode) }))

    return handlers.handleAll({
      newCheckIsPjByNoAndStatus: ({ payload }) => Effect.flatMap(CurrentUser, ({ userId }) => eligibility(userId, payload.projectNo)),
      getEvaluatePage: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const row = yield* applications.get(userId, payload.applyNo)
        return { taskCode: row.sceneCode, taskName: row.sceneName, regionCode: row.region, regionName: row.regionName, mydVersion, norms }
      }),
      verifyParam: Effect.fn(function* ({ payload }) {
        const { userId } = yield* CurrentUser
        const score = Number(payload.alternate)
        if (!Number.isInteger(score) || score < 1 || score > 5) return yield* new Rejected({ msg: '请选择满意度' })
        const normCodes = payload.evalDetail.split(',').filter((code) => code !== '')
        const offered = new Set(norms.filter(({ alternate }) => alternate === score).map(({ normCode }) => normCode))
        if (normCodes.some((code) => !offered.has(code))) return yield* new Rejected({ msg: '不在要求的参数范围中' })
        if (payload.writingEvaluation.length > longestWords) return yield* new Rejected({ msg: `评价内容不能超过${longestWords}字` })
        const { allowed, rated, reason } = yield* eligibility(userId, payload.projectNo)
        if (!allowed && !rated) return yield* new Rejected({ msg: reason })
        const { clientKey, ...sent } = payload
        const added = yield* ratings.add({
          applyNo: payload.projectNo,
          owner: userId,
          clientKey,
          score,
          normCodes,
          words: payload.writingEvaluation,
          anonymous: payload.anonymityFlag === '1',
          payload: sent
        })
        return added ? { message: '评价成功，感谢您的参与' } : yield* new Rejected({ msg: '您已评价过该办件，感谢您的参与' })
      })
    })
  })
)
