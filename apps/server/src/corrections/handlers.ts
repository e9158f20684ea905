import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { StagedCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { Caller, CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Option, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { viewerOf } from '../identity/viewer.ts'
import { OpenedHandlings } from '../plans/OpenedHandlings.ts'
import { readFormValue } from '../platform/formValues.ts'
import { currentAsker } from '../registers/Asker.ts'
import { CorrectedForms } from './CorrectedForms.ts'
import { CorrectionHandIns } from './CorrectionHandIns.ts'
import { Corrections } from './Corrections.ts'

const readStaged = Schema.decodeUnknownOption(Schema.fromJsonString(StagedCorrection))

export const CorrectionHandlers = HttpApiBuilder.group(
  Api,
  'oneThingCorrections',
  Effect.fn(function* (handlers) {
    const corrections = yield* Corrections
    const handIns = yield* CorrectionHandIns
    const opened = yield* OpenedHandlings
    const forms = yield* CorrectedForms
    return handlers.handleAll({
      read: Effect.fn(function* ({ query }) {
        const submitted = yield* corrections.read(viewerOf(yield* CurrentUser), query.applyNo)
        const { sessionId } = yield* Caller
        // Whoever corrects it handles its scene again.
        if (sessionId !== undefined && submitted.mayCorrect && submitted.requests.length > 0)
          yield* opened.open(sessionId, submitted.sceneCode)
        return submitted
      }),
      stage: Effect.fn(function* ({ payload: { applyNo, version, content } }) {
        const staged = Option.getOrUndefined(readStaged(yield* readFormValue(content)))
        if (staged === undefined) return yield* new Rejected({ msg: '暂存内容无法识别' })
        return yield* corrections.stage(viewerOf(yield* CurrentUser), { applyNo, version, staged })
      }),
      print: ({ payload }) => Effect.flatMap(CurrentUser, (user) => forms.print(user, payload)),
      signing: ({ query }) => Effect.flatMap(CurrentUser, (user) => forms.signing(user, query)),
      handIn: Effect.fn(function* ({ payload }) {
        return yield* handIns.handIn(yield* currentAsker, payload)
      })
    })
  })
)
