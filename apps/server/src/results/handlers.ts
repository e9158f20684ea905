import { Api } from '@ljonething/api/Api'
import { CurrentUser } from '@ljonething/api/session/Session'
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { DepartmentSeals } from './DepartmentSeals.ts'
import { viewerOf } from '../identity/viewer.ts'
import { attachment } from '../platform/http/attachment.ts'
import { Results } from './Results.ts'

export const ResultHandlers = HttpApiBuilder.group(
  Api,
  'oneThingResults',
  Effect.fn(function* (handlers) {
    const results = yield* Results
    const seals = yield* DepartmentSeals
    return handlers.handleAll({
      sealAuthorities: () => Effect.map(seals.roots, (roots) => roots.map((bytes) => Buffer.from(bytes).toString('base64'))),
      downloadMaterial: Effect.fn(function* ({ query }) {
        const { name, bytes } = yield* results.download(viewerOf(yield* CurrentUser), query.materialId)
        return HttpServerResponse.stream(bytes, { contentType: 'application/octet-stream', headers: attachment(name) })
      }),
      getCertificatePngByFile: Effect.fn(function* ({ payload }) {
        const png = yield* results.picture(viewerOf(yield* CurrentUser), payload.materialId)
        return HttpServerResponse.uint8Array(png, { contentType: 'image/png', headers: attachment(`${payload.materialId}.png`) })
      })
    })
  })
)
