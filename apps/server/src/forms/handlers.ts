import { Api } from '@ljonething/api/Api'
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { Effect, Layer, Option, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { businessDay } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { parseAnswers } from './parseAnswers.ts'
import { planForm } from './planForm.ts'
import { PreChecks } from './PreChecks.ts'
import { prefillFor } from './prefill.ts'
import { rareWordsIn } from './rareWords.ts'
import { searchSource } from './remoteSources.ts'

const Params = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String))
const parseParams = (text: string) => Option.getOrUndefined(Schema.decodeUnknownOption(Params)(text))

/** A citizen may ask only about themselves, or as one of the two parents: one of the numbers must be their own. */
const asksForOwn = (params: Readonly<Record<string, string>>, user: UserInfo): boolean => {
  const cards = Object.entries(params).flatMap(([name, value]) => (/idcard$/i.test(name) && value !== '' ? [value] : []))
  return cards.length === 0 || cards.includes(user.cardId)
}

const ownOnly = '只能查询本人及配偶的信息'

const CombinedFormHandlers = HttpApiBuilder.group(
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

const RegisterHandlers = HttpApiBuilder.group(
  Api,
  'spaceRegisters',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const preChecks = yield* PreChecks

    return handlers.handleAll({
      checkYb: Effect.fn(function* ({ payload }) {
        const user = yield* CurrentUser
        const preCheck = catalogue.sceneOf(payload.sceneid)?.scene.preChecks.find(({ code }) => code === payload.checkType)
        if (preCheck === undefined) return yield* new NotFound({ msg: '未查询到该预检条件' })
        const params = parseParams(payload.checkCondition)
        if (params === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        if (!asksForOwn(params, user)) return yield* new Rejected({ msg: ownOnly })
        return yield* preChecks.run(preCheck, params, user)
      }),
      jsLinkage: Effect.fn(function* ({ payload }) {
        const user = yield* CurrentUser
        const params = parseParams(payload.params)
        if (params === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        if (!asksForOwn(params, user)) return yield* new Rejected({ msg: ownOnly })
        const values = yield* preChecks.lookup(payload.interfacename, params, user)
        return values === undefined ? { found: false, values: {} } : { found: true, values }
      })
    })
  })
)

const SearchHandlers = HttpApiBuilder.group(
  Api,
  'oneThingRegisters',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    return handlers.handleAll({
      remoteSearch: ({ payload }) => Effect.succeed(searchSource(catalogue, payload.source, payload.keyword))
    })
  })
)

export const FormsHandlers = Layer.mergeAll(CombinedFormHandlers, RegisterHandlers, SearchHandlers)
