/**
 * Uploads (上传): what a file has to be before it is kept as a material file: of a material of the scene, one of not too many, within the size of
 * its material and of the service, of the type its name says, and harmless to whoever opens it. Read from the
 * disk in pieces.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden, Unavailable } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import { Context, Effect, Layer, Stream } from 'effect'
import * as NodeStream from '@effect/platform-node/NodeStream'
import { createReadStream } from 'node:fs'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { ServiceConfig } from '../platform/Config.ts'
import { prepareAs } from '../plans/mayFile.ts'
import { checkUpload } from './checkUpload.ts'
import { contentLimits } from './content/contentLimits.ts'
import { withFile } from './content/FileBytes.ts'
import { typeOf } from './content/typeOf.ts'
import { safeFileName } from './fileName.ts'
import { fileItem } from './fileRow.ts'
import { FileRoom } from './FileRoom.ts'
import { NewFiles } from './NewFiles.ts'

/** The material a file is for. */
export interface UploadPlace {
  readonly sceneCode: string
  readonly materialId: string
}

const bytesOf = (path: string) =>
  NodeStream.fromReadable<Uint8Array, Error>({ evaluate: () => createReadStream(path), onError: (cause) => new Error('upload', { cause }) })

export class Uploads extends Context.Service<
  Uploads,
  {
    /** The most bytes a file of this person may have for this material, where they may upload one at all. */
    readonly limitOf: (user: UserInfo, place: UploadPlace) => Effect.Effect<number, Forbidden | NotFound | Rejected>
    readonly add: (
      owner: string,
      place: UploadPlace,
      file: { readonly name: string; readonly path: string }
    ) => Effect.Effect<FileItem, NotFound | Rejected | Unavailable>
  }
>()('@ljonething/server/materials/Uploads') {
  static readonly layer = Layer.effect(
    Uploads,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const files = yield* NewFiles
      const room = yield* FileRoom
      const { fileLimit } = yield* ServiceConfig

      const placeOf = Effect.fn('Uploads.placeOf')(function* ({ sceneCode, materialId }: UploadPlace) {
        const scene = catalogue.sceneOf(sceneCode)?.scene
        const material = scene?.materials.find(({ code }) => code === materialId)
        if (scene === undefined || material === undefined) return yield* new NotFound({ msg: '未查询到该材料' })
        return { scene, material }
      })

      return Uploads.of({
        limitOf: Effect.fn('Uploads.limitOf')(function* (user, place) {
          const { scene, material } = yield* placeOf(place)
          yield* prepareAs(scene, user)
          yield* room.mustHave(user.userId, place.sceneCode, 0)
          return Math.min(material.maxSizeMB * 1_048_576, Number(fileLimit))
        }),
        add: Effect.fn('Uploads.add')(function* (owner, place, file) {
          const { material } = yield* placeOf(place)
          const name = safeFileName(file.name)
          const { size, type } = yield* Effect.promise(() =>
            withFile(file.path, async (read) => ({ size: read.size, type: await typeOf(read) }))
          )
          const refusal = checkUpload(material, { name, size, type, today: dayOf(yield* clock.now) })
          if (refusal !== undefined) return yield* new Rejected({ msg: refusal })
          const harm = yield* Effect.promise(() => contentLimits(file.path))
          if (harm !== undefined) return yield* new Rejected({ msg: harm })
          const added = yield* files.add({ ...place, owner, name, isApplyForm: false }, Stream.orDie(bytesOf(file.path)))
          return fileItem(added)
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, FileRoom.layer, NewFiles.layer]))
}
