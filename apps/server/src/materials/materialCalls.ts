/** What calls about files do under each of their names (材料调用): take an upload, judge one, give the bytes of a file, delete it. */
import { JudgeTarget, UploadTarget } from '@ljonething/api/oneThing/MaterialsApi'
import { Invalid, NotFound, Rejected } from '@ljonething/api/errors/errors'
import { CurrentUser } from '@ljonething/api/session/Session'
import { NamedUpload, JudgedAs } from '@ljonething/api/space/MaterialsApi'
import { usualFileMB } from '@ljonething/domain/form/fileLimits'
import { tidyFileName } from '@ljonething/validation/files/tidyFileName'
import { Effect, FileSystem } from 'effect'
import type { Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { HttpServerRequest } from 'effect/http'
import { viewerOf } from '../identity/viewer.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { attachment } from '../platform/http/attachment.ts'
import { extensionOf } from './fileName.ts'
import { judgeUpload } from './judgeUpload.ts'
import type { JudgedFile } from './judgeUpload.ts'
import { MaterialFiles } from './MaterialFiles.ts'
import type { MaterialFile } from './fileRow.ts'
import { partsOf } from './partsOf.ts'
import { readUpload } from './readUpload.ts'
import { Uploads } from './Uploads.ts'

type Request = HttpServerRequest.HttpServerRequest
const placeOf = ({ sceneid, formId }: UploadTarget) => ({ sceneCode: sceneid, materialId: formId })
/** The upload judge's own (spec §5). */
const passed = { code: 200, msg: '校验通过' } as const

export const materialCalls = Effect.gen(function* () {
  const files = yield* MaterialFiles
  const uploads = yield* Uploads
  const { fileLimit, uploadLimit } = yield* ServiceConfig
  /** Of a file whose material is not known or not said. */
  const mostWhole = Math.min(Number(fileLimit), usualFileMB * 1_048_576)
  const fileSystem = yield* FileSystem.FileSystem

  const received = <Target, E, R>(
    target: Schema.Codec<Target>,
    request: Request,
    limitOf: (named: Target) => Effect.Effect<number, E, R>
  ) => readUpload(target, partsOf(request, uploadLimit), mostWhole, limitOf).pipe(Effect.provideService(FileSystem.FileSystem, fileSystem))
  const judged = Effect.fn('judged')(function* (file: JudgedFile) {
    const refusal = yield* Effect.promise(() => judgeUpload(file))
    return refusal === undefined ? passed : yield* new Rejected({ msg: refusal })
  })
  const anySize = () => Effect.succeed(mostWhole)
  const bytesOf = Effect.fn('bytesOf')(function* (file: MaterialFile) {
    return HttpServerResponse.stream(yield* files.bytes(file), { contentType: 'application/octet-stream', headers: attachment(file.name) })
  })
  const find = (fileId: string) => Effect.flatMap(CurrentUser, (user) => files.get(viewerOf(user), fileId))

  return {
    received,
    upload: Effect.fn('upload')(function* (request: Request) {
      const user = yield* CurrentUser
      const { target, file } = yield* received(UploadTarget, request, (named) => uploads.limitOf(user, placeOf(named)))
      return yield* uploads.add(user.userId, placeOf(target), file)
    }, Effect.scoped),
    uploadNamed: Effect.fn('uploadNamed')(function* (request: Request) {
      const user = yield* CurrentUser
      const { target, file } = yield* received(NamedUpload, request, (named) => uploads.limitOf(user, placeOf(named)))
      const { fileType } = target
      const name = tidyFileName(target.name)
      const named = extensionOf(name) === '' ? `${name}.${fileType}` : name
      if (extensionOf(named) !== fileType) return yield* new Invalid({ msg: '不在要求的参数范围中' })
      const added = yield* uploads.add(user.userId, placeOf(target), { ...file, name: named })
      return { id: added.id, name: added.name }
    }, Effect.scoped),
    judge: Effect.fn('judge')(function* (request: Request) {
      const { target, file } = yield* received(JudgeTarget, request, anySize)
      return yield* judged({ ...file, extension: extensionOf(file.name), all: target.allcheck === '1' })
    }, Effect.scoped),
    judgeAs: Effect.fn('judgeAs')(function* (request: Request) {
      const { target, file } = yield* received(JudgedAs, request, anySize)
      return yield* judged({ ...file, extension: target.ext.toLowerCase(), all: target.type === '1' })
    }, Effect.scoped),
    remove: (fileId: string) => Effect.flatMap(CurrentUser, ({ userId }) => Effect.as(files.remove(userId, fileId), {})),
    download: (fileId: string) => Effect.flatMap(find(fileId), bytesOf),
    downloadAs: Effect.fn('downloadAs')(function* (fileId: string, type: string) {
      const file = yield* find(fileId)
      return file.fileType === type.toLowerCase() ? yield* bytesOf(file) : yield* new NotFound({ msg: '文件不存在或已删除' })
    })
  }
})
