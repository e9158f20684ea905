import { Api } from '@ljonething/api/Api'
import { CivilAffairsTarget } from '@ljonething/api/oneThing/MaterialsApi'
import { Effect, Layer } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { currentAsker } from '../registers/Asker.ts'
import { CivilAffairsUploads } from './CivilAffairsUploads.ts'
import { materialCalls } from './materialCalls.ts'
import { ResumableHandlers } from './resumableHandlers.ts'

const OneThingHandlers = HttpApiBuilder.group(
  Api,
  'oneThingMaterials',
  Effect.fn(function* (handlers) {
    const calls = yield* materialCalls
    const civilAffairs = yield* CivilAffairsUploads
    const civilAffairsUpload = Effect.fn('civilAffairsUpload')(function* (request: HttpServerRequest.HttpServerRequest) {
      const asker = yield* currentAsker
      const { target, file } = yield* calls.received(CivilAffairsTarget, request, (named) => civilAffairs.limitOf(asker, named))
      return yield* civilAffairs.add(asker, target, file)
    }, Effect.scoped)
    return handlers
      .handleRaw('tisUpload', ({ request }) => calls.upload(request))
      .handleRaw('civilAffairsUpload', ({ request }) => civilAffairsUpload(request))
      .handleRaw('judge', ({ request }) => calls.judge(request))
      .handleAll({
        tisDelete: ({ query }) => calls.remove(query.fileId),
        tisDownload: ({ query }) => calls.download(query.fileId)
      })
  })
)

const SpaceHandlers = HttpApiBuilder.group(
  Api,
  'spaceMaterials',
  Effect.fn(function* (handlers) {
    const calls = yield* materialCalls
    return handlers
      .handleRaw('uploadToTis', ({ request }) => calls.upload(request))
      .handleRaw('uploadFile', ({ request }) => calls.uploadNamed(request))
      .handleRaw('judgeFile', ({ request }) => calls.judgeAs(request))
      .handleAll({
        deleteFileFromTis: ({ payload }) => calls.remove(payload.fileId),
        downloadFromTis: ({ query }) => calls.download(query.fileId),
        filedownload: ({ query }) => calls.downloadAs(query.id, query.type)
      })
  })
)

export const MaterialsHandlers = Layer.mergeAll(OneThingHandlers, SpaceHandlers, ResumableHandlers)
