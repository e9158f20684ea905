/**
 * Uploads for civil affairs (民政部门材料上传): a file for a material of a matter of that department, of the caller or, within an opened handling of
 * its scene, of somebody whom a register confirms as the caller's. The material is named without its scene; one that several scenes have is not known
 * here. `type` "0" is a material that several matters of its scene share (公共材料), "1" one of a single matter. For the rest it is an upload like any
 * other. Source: spec §7.4.
 */
import type { CivilAffairsTarget } from '@ljonething/api/oneThing/MaterialsApi'
import { Forbidden, NotFound } from '@ljonething/api/errors/errors'
import type { Rejected, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { Caller } from '@ljonething/api/session/Session'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { tidyFileName } from '@ljonething/validation/files/tidyFileName'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { readFormValue } from '../platform/formValues.ts'
import { OpenedHandlings } from '../plans/OpenedHandlings.ts'
import { askerWithin } from '../registers/Asker.ts'
import type { Asker } from '../registers/Asker.ts'
import { Relatives } from '../registers/Relatives.ts'
import { StrangerQuestions } from '../registers/StrangerQuestions.ts'
import { extensionOf } from './fileName.ts'
import { Uploads } from './Uploads.ts'
import type { UploadPlace } from './Uploads.ts'

type Target = typeof CivilAffairsTarget.Type

const department = 'MZT'

const placesIn = ({ sceneCode, matters, materials }: Scene, { formId, type }: Target): readonly UploadPlace[] => {
  const theirs = matters.filter(({ deptCode }) => deptCode === department).map(({ code }) => code)
  return materials.flatMap(({ code, matters: served }) => {
    const serves = served === '*' ? matters.map((matter) => matter.code) : served
    const isShared = serves.length > 1
    const fits = code === formId && serves.some((matter) => theirs.includes(matter)) && isShared === (type === '0')
    return fits ? [{ sceneCode, materialId: code }] : []
  })
}

export class CivilAffairsUploads extends Context.Service<
  CivilAffairsUploads,
  {
    /** The most bytes of the file, where this person may upload it at all. */
    readonly limitOf: (asker: Asker, target: Target) => Effect.Effect<number, Forbidden | NotFound | Rejected | TooMany, Caller>
    readonly add: (
      asker: Asker,
      target: Target,
      file: { readonly name: string; readonly path: string }
    ) => Effect.Effect<FileItem, NotFound | Rejected | Unavailable>
  }
>()('@ljonething/server/materials/CivilAffairsUploads') {
  static readonly layer = Layer.effect(
    CivilAffairsUploads,
    Effect.gen(function* () {
      const { scenes } = yield* Catalogue
      const opened = yield* OpenedHandlings
      const relatives = yield* Relatives
      const strangers = yield* StrangerQuestions
      const uploads = yield* Uploads

      const placeOf = (target: Target): Effect.Effect<UploadPlace, NotFound> => {
        const [place, another] = scenes.flatMap(({ scene }) => placesIn(scene, target))
        return place === undefined || another !== undefined
          ? Effect.fail(new NotFound({ msg: '未查询到该民政材料' }))
          : Effect.succeed(place)
      }

      return CivilAffairsUploads.of({
        limitOf: Effect.fn('CivilAffairsUploads.limitOf')(function* (asker, target) {
          const place = yield* placeOf(target)
          const limit = yield* uploads.limitOf(asker.user, place)
          const filling = yield* askerWithin(opened, asker, place.sceneCode, '填写')
          const cardId = (yield* readFormValue(target.cardId)).trim().toUpperCase()
          if (cardId === asker.user.cardId.toUpperCase() || (yield* relatives.areTheirs([cardId], filling))) return limit
          yield* strangers.count(asker)
          return yield* new Forbidden({ msg: '只能上传本人或经核实的亲属的材料，请核对证件号码' })
        }),
        add: Effect.fn('CivilAffairsUploads.add')(function* ({ user }, target, file) {
          const own = tidyFileName(target.name)
          const name = extensionOf(own) === '' ? `${own}.${extensionOf(file.name)}` : own
          return yield* uploads.add(user.userId, yield* placeOf(target), { ...file, name })
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, OpenedHandlings.layer, Relatives.layer, StrangerQuestions.layer, Uploads.layer]))
}
