/** The parts of an upload by tus 1.0 (分段上传协议): headers in, headers out; everything else is `ResumableUploads`. */
import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect, Stream } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { ResumableUploads } from './ResumableUploads.ts'
import type { Progress } from './ResumableUploads.ts'

const version = '1.0.0'
const address = '/ljonethingapi/tis/parts'

const answer = (status: number, progress?: Progress) =>
  HttpServerResponse.empty({
    status,
    headers: {
      'tus-resumable': version,
      'cache-control': 'no-store',
      ...(progress === undefined ? {} : { 'upload-offset': String(progress.offset), 'upload-length': String(progress.size) })
    }
  })

const otherVersion = HttpServerResponse.setHeader(answer(412), 'tus-version', version)

/** Where nothing is said it is taken for ours. */
const isOther = ({ headers }: HttpServerRequest.HttpServerRequest) => (headers['tus-resumable'] ?? version) !== version

export const ResumableHandlers = HttpApiBuilder.group(
  Api,
  'oneThingResumable',
  Effect.fn(function* (handlers) {
    const uploads = yield* ResumableUploads
    const userId = Effect.map(CurrentUser, (user) => user.userId)
    return handlers
      .handleRaw(
        'state',
        Effect.fn(function* ({ query, request }) {
          return isOther(request) ? otherVersion : answer(200, yield* uploads.state(yield* userId, query.uploadId))
        })
      )
      .handleRaw(
        'append',
        Effect.fn(function* ({ query, request }) {
          if (isOther(request)) return otherVersion
          if (request.headers['content-type'] !== 'application/offset+octet-stream') return answer(415)
          const offset = request.headers['upload-offset'] ?? ''
          if (!/^\d{1,15}$/.test(offset)) return answer(400)
          const progress = yield* uploads.append(yield* userId, query.uploadId, Number(offset), Stream.orDie(request.stream))
          return progress === undefined ? answer(409) : answer(204, progress)
        })
      )
      .handleAll({
        begin: Effect.fn(function* ({ payload: { sceneid, formId, ...file } }) {
          const begun = yield* uploads.begin(yield* CurrentUser, { sceneCode: sceneid, materialId: formId, ...file })
          return { ...begun, address: `${address}?uploadId=${begun.uploadId}` }
        }),
        drop: ({ payload }) => Effect.flatMap(userId, (owner) => Effect.as(uploads.drop(owner, payload.uploadId), {})),
        finish: ({ payload }) => Effect.flatMap(CurrentUser, (user) => uploads.finish(user, payload.uploadId))
      })
  })
)
