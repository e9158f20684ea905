import { includedMatters } from '@ljonething/domain/plan/includedMatters'
import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { readFormValue } from '../platform/formValues.ts'
import { guideRules } from './guideRules.ts'
import { parseAnswers } from './parseAnswers.ts'
import { OpenedHandlings } from './OpenedHandlings.ts'
import { Plans } from './Plans.ts'
import { rareWordsIn } from './rareWords.ts'

const answersIn = (guideRules: string) => {
  const answers = parseAnswers(guideRules)
  return answers === undefined ? Effect.fail(new Rejected({ msg: '不识别的参数类型' })) : Effect.succeed(answers)
}

/** The calls that one-thing handling and space service have alike. Whoever is given a form has its handling opened. */
const planCalls = Effect.gen(function* () {
  const opened = yield* OpenedHandlings
  const plans = yield* Plans
  const rules = guideRules(yield* Catalogue, plans)
  return {
    plans,
    getSxForm: Effect.fn(function* ({ payload: { sceneid, guideRules: given, region, sxIds } }: { readonly payload: FormAsked }) {
      const answers = yield* answersIn(given)
      const { user, sessionId } = yield* Caller
      const matters = sxIds.split(',').filter((code) => code !== '')
      const description = yield* plans.describe({ sceneCode: sceneid, answers, region, matters }, user)
      if (sessionId !== undefined) yield* opened.open(sessionId, sceneid)
      return description
    }),
    queryByGuideRule: Effect.fn(function* ({ query: { uuid, condition } }: { readonly query: RuleAsked }) {
      const answers = condition === undefined ? {} : yield* answersIn(condition)
      return yield* rules(uuid, answers, (yield* Caller).user)
    })
  }
})

interface FormAsked {
  readonly sceneid: string
  readonly guideRules: string
  readonly region?: string
  readonly sxIds: string
}

interface RuleAsked {
  readonly uuid: string
  readonly condition?: string
}

const FormsHandlers = HttpApiBuilder.group(
  Api,
  'oneThingForms',
  Effect.fn(function* (handlers) {
    const { plans, getSxForm } = yield* planCalls
    return handlers.handleAll({
      getSxForm,
      queryListForOneThing: ({ payload }) => Effect.flatMap(CurrentUser, (user) => plans.prefill(payload.sceneid, user)),
      checkIsExistRareWord: ({ payload }) => Effect.map(readFormValue(payload.value), (value) => ({ rareWords: rareWordsIn(value) }))
    })
  })
)

const RulesHandlers = HttpApiBuilder.group(
  Api,
  'oneThingRules',
  Effect.fn(function* (handlers) {
    const { plans, queryByGuideRule } = yield* planCalls
    return handlers.handleAll({
      queryByGuideRule,
      queryByGuideRuleCommon: queryByGuideRule,
      getGuideApprovalRes: Effect.fn(function* ({ payload: { sceneid, guideRules: given } }) {
        const answers = yield* answersIn(given)
        const { plan } = yield* plans.plan(sceneid, answers, (yield* Caller).user)
        return includedMatters(plan).map(({ implementCode, name, approvalResult }) => ({
          id: implementCode,
          matterName: name,
          approvalResName: approvalResult.name,
          approvalResType: approvalResult.resultType,
          approvalResSample: approvalResult.sample
        }))
      })
    })
  })
)

const SpaceFormsHandlers = HttpApiBuilder.group(
  Api,
  'spaceForms',
  Effect.fn(function* (handlers) {
    const { getSxForm, queryByGuideRule } = yield* planCalls
    return handlers.handleAll({ getSxForm, queryByGuideRule })
  })
)

export const PlansHandlers = Layer.mergeAll(FormsHandlers, RulesHandlers, SpaceFormsHandlers)
