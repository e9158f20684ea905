import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { FormValue, mapOf } from '@ljonething/api/schema/texts'
import { Caller } from '@ljonething/api/session/Session'
import { SubmittedMatters } from '@ljonething/api/space/SubmitApi'
import { Effect, Option, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { parseAnswers } from '../plans/parseAnswers.ts'
import { OpenedHandlings } from '../plans/OpenedHandlings.ts'
import { readFormValue } from '../platform/formValues.ts'
import { askerWithin, currentAsker } from '../registers/Asker.ts'
import { Subjects } from './Subjects.ts'
import { Submits } from './Submits.ts'

const readValues = Schema.decodeUnknownOption(Schema.fromJsonString(mapOf(FormValue)))

const readMatters = Schema.decodeUnknownOption(Schema.fromJsonString(SubmittedMatters))

export const SpaceSubmitHandlers = HttpApiBuilder.group(
  Api,
  'spaceSubmit',
  Effect.fn(function* (handlers) {
    const submits = yield* Submits
    return handlers.handleAll({
      submitSx: Effect.fn(function* ({ payload: { sxList, ...payload } }) {
        const named = sxList === undefined ? undefined : Option.getOrUndefined(readMatters(sxList))
        if (sxList !== undefined && named === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const paramsText = yield* readFormValue(payload.paramsJson)
        const { clientType: client } = yield* Caller
        return yield* submits.submit({ ...payload, client, listed: named?.map(({ code }) => code), paramsText }, yield* currentAsker)
      })
    })
  })
)

export const SubmitHandlers = HttpApiBuilder.group(
  Api,
  'oneThingSubmit',
  Effect.fn(function* (handlers) {
    const opened = yield* OpenedHandlings
    const submits = yield* Submits
    const subjects = yield* Subjects
    return handlers.handleAll({
      submitSx: Effect.fn(function* ({ payload }) {
        const paramsText = yield* readFormValue(payload.paramsJson)
        const { clientType: client } = yield* Caller
        return yield* submits.submit({ ...payload, client, paramsText }, yield* currentAsker)
      }),
      checkSubject: Effect.fn(function* ({ payload }) {
        const answers = parseAnswers(payload.guideRules)
        const values = Option.getOrUndefined(readValues(yield* readFormValue(payload.values)))
        if (answers === undefined || values === undefined) return yield* new Rejected({ msg: '不识别的参数类型' })
        const asker = yield* askerWithin(opened, yield* currentAsker, payload.sceneid, '填写')
        const refused = yield* subjects.refusal(payload.sceneid, answers, values, asker)
        return refused === undefined ? { isHeld: false } : { isHeld: true, msg: refused.msg, ...(refused.own && { own: refused.own }) }
      })
    })
  })
)
