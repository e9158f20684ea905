import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { readFormValue } from '../platform/formValues.ts'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { parseAnswers } from './parseAnswers.ts'
import { Plans } from './Plans.ts'
import { rareWordsIn } from './rareWords.ts'

export const PlansHandlers = handlersOf(
  Api,
  'oneThingForms',
  Effect.fn(function* (handlers) {
    const plans = yield* Plans
    return handlers.handleAll({
      getSxForm: Effect.fn(function* ({ payload: { sceneid, guideRules, region, sxIds } }) {
        const answers = parseAnswers(guideRules)
        if (answers === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const { user } = yield* Caller
        const matters = sxIds.split(',').filter((code) => code !== '')
        return yield* plans.describe({ sceneCode: sceneid, answers, region, matters }, user)
      }),
      queryListForOneThing: ({ payload }) => Effect.flatMap(CurrentUser, (user) => plans.prefill(payload.sceneid, user)),
      checkIsExistRareWord: ({ payload }) => Effect.map(readFormValue(payload.value), (value) => ({ rareWords: rareWordsIn(value) }))
    })
  })
)
