/** Materials that are signed by hand, printed with what is filled in (套打), as files of the person; a new one takes the place of the last. */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Forbidden, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { Context, DateTime, Effect, Layer, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { Documents } from '../documents/Documents.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { Clock } from '../platform/Clock.ts'
import { sceneFor } from '../plans/mayFile.ts'
import { documentRefusal } from './documentRefusal.ts'
import { filledBlank } from './filledBlank.ts'
import { foreignIds } from './submitChecks.ts'

interface BlankRequest {
  readonly sceneCode: string
  readonly materialCode: string
  /** By whole field id. */
  readonly values: FormValues
}

/** Sets only fields that the form has: for another there is the published error and log line (spec §8). */
export class FilledBlanks extends Context.Service<
  FilledBlanks,
  {
    readonly print: (
      request: BlankRequest,
      user: UserInfo
    ) => Effect.Effect<MaterialFile, Forbidden | NotFound | Rejected | TooMany | Unavailable>
  }
>()('@ljonething/server/applications/FilledBlanks') {
  static readonly layer = Layer.effect(
    FilledBlanks,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const documents = yield* Documents
      const files = yield* NewFiles
      return FilledBlanks.of({
        print: Effect.fn('FilledBlanks.print')(function* ({ sceneCode, materialCode, values }, user) {
          const entry = yield* sceneFor(user, sceneCode, catalogue)
          const material = entry.scene.materials.find(({ code }) => code === materialCode)
          if (material?.emptyFile === undefined) return yield* new NotFound({ msg: '未查询到该材料' })
          if (foreignIds(entry.scene, values, []).length > 0) {
            yield* Effect.logWarning('ID does not exist')
            return yield* new Rejected({ msg: '表单中没有这些内容（id not found），请刷新页面后重试' })
          }
          const blank = filledBlank(catalogue, entry, values, { user, material, at: DateTime.toDate(yield* clock.now) })
          if (blank.groups.length === 0) return yield* new Rejected({ msg: '没有可以打印的内容，请先填写表单' })
          const pdf = yield* documents.renderBlank(blank, user.userId).pipe(Effect.mapError(documentRefusal('表格')))
          return yield* files.replace(
            { owner: user.userId, sceneCode, materialId: `blank-${materialCode}`, name: `${blank.title}.pdf`, isApplyForm: false },
            Stream.make(pdf)
          )
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Documents.layer, NewFiles.layer]))
}
