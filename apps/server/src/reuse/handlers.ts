import { Api } from '@ljonething/api/Api'
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { attachment } from '../platform/http/attachment.ts'
import { readFormValue } from '../platform/formValues.ts'
import { OpenedHandlings } from '../plans/OpenedHandlings.ts'
import { askerWithin, currentAsker } from '../registers/Asker.ts'
import { OfferedCertificates } from './OfferedCertificates.ts'
import { Reuse } from './Reuse.ts'

export const ReuseHandlers = HttpApiBuilder.group(
  Api,
  'oneThingReuse',
  Effect.fn(function* (handlers) {
    const opened = yield* OpenedHandlings
    const reuse = yield* Reuse
    const filling = (sceneid: string) => Effect.flatMap(currentAsker, (asker) => askerWithin(opened, asker, sceneid, '填写'))
    return handlers.handleAll({
      reuseFileList: Effect.fn(function* ({ payload: { sceneid, formId, cardId = '' } }) {
        return yield* reuse.offered(yield* filling(sceneid), { sceneCode: sceneid, materialId: formId }, yield* readFormValue(cardId))
      }),
      reuseConfirm: Effect.fn(function* ({ query: { sceneid, formId, reuseId } }) {
        return yield* reuse.take(yield* filling(sceneid), { sceneCode: sceneid, materialId: formId }, reuseId)
      }),
      reuseFile: Effect.fn(function* ({ query: { sceneid, formId, reuseId } }) {
        const { name, bytes } = yield* reuse.look(yield* filling(sceneid), { sceneCode: sceneid, materialId: formId }, reuseId)
        return HttpServerResponse.uint8Array(bytes, { contentType: 'application/octet-stream', headers: attachment(name) })
      })
    })
  })
)

export const SpaceReuseHandlers = HttpApiBuilder.group(
  Api,
  'spaceReuse',
  Effect.fn(function* (handlers) {
    const certificates = yield* OfferedCertificates
    return handlers.handleAll({
      getFreeCertList: Effect.fn(function* ({ payload }) {
        return yield* certificates.free(yield* currentAsker, payload.linkedCerts.split(','))
      })
    })
  })
)
