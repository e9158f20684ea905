import { Api } from '@ljonething/api/Api'
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { businessDay } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { parseAnswers } from './parseAnswers.ts'
import { planForm } from './planForm.ts'
import { prefillFor } from './prefill.ts'
import { rareWordsIn } from './rareWords.ts'

export const FormsHandlers = HttpApiBuilder.group(
  Api,
  'oneThingForms',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const clock = yield* Clock
    const day = businessDay.pipe(Effect.provideService(Clock, clock))

    return handlers.handleAll({
      getSxForm: Effect.fn(function* ({ payload }) {
        const scene = catalogue.sceneOf(payload.sceneid)
        if (scene === undefined) return yield* new NotFound({ msg: '未查询到该主题' })
        const answers = parseAnswers(payload.guideRules)
        if (answers === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const { user } = yield* Caller
        const { plan, description } = planForm(catalogue, scene, answers, {
          region: payload.region ?? scene.scene.region,
          user,
          today: yield* day
        })
        const planned = plan.matters.filter(({ included }) => included).map(({ matter }) => matter.code)
        const asked = payload.sxIds.split(',').filter((code) => code !== '')
        if (asked.some((code) => !planned.includes(code))) return yield* new Rejected({ msg: '办理事项与答题结果不一致，请重新答题' })
        return description
      }),
      queryListForOneThing: Effect.fn(function* ({ payload }) {
        const user = yield* CurrentUser
        const scene = catalogue.sceneOf(payload.sceneid)
        return scene === undefined ? [] : prefillFor(scene.scene, user)
      }),
      checkIsExistRareWord: ({ payload }) => Effect.succeed({ rareWords: rareWordsIn(payload.value) })
    })
  })
)
