/**
 * Reuse (复用): certificates of the locker and materials of former applications, offered for a material and taken as they are. A certificate is of the
 * kind of the material and valid on that day; whose nobody confirms is not there.
 */
import { Forbidden, NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { ReuseFiles } from '@ljonething/api/oneThing/ReuseApi'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { certificateObstacle, obstacleText } from '@ljonething/domain/certificates/Certificate'
import { isOn } from '@ljonething/domain/codes/flag'
import type { FileItem } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { Context, Effect, Layer, Stream } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile, MaterialPlace, Reused } from '../materials/fileRow.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { newPublicId } from '../platform/Ids.ts'
import { prepareAs } from '../plans/mayFile.ts'
import type { Asker } from '../registers/Asker.ts'
import { editionOf } from './certificateView.ts'
import { handedInBefore } from './handedInBefore.ts'
import { cannotReuse, Locker } from './Locker.ts'
import type { CertificatePicture } from './Locker.ts'
import { OfferedCertificates, tooLowFor } from './OfferedCertificates.ts'
import { holderOf, sameMaterials } from './reusable.ts'

const wayOn = '请重新选择或改为上传'
export class Reuse extends Context.Service<
  Reuse,
  {
    /** What can be reused for the material; `cardId` is whose certificate it has to be where a field of the form says so. */
    readonly offered: (
      asker: Asker,
      place: MaterialPlace,
      cardId: string
    ) => Effect.Effect<ReuseFiles, Forbidden | NotFound | TooMany | Unavailable>
    readonly take: (
      asker: Asker,
      place: MaterialPlace,
      reuseId: string
    ) => Effect.Effect<readonly FileItem[], Forbidden | NotFound | Rejected | TooMany | Unavailable>
    /** The first file of a certificate that is offered, valid or not, for its holders to look at. */
    readonly look: (
      asker: Asker,
      place: MaterialPlace,
      reuseId: string
    ) => Effect.Effect<CertificatePicture, Forbidden | NotFound | TooMany | Unavailable>
  }
>()('@ljonething/server/reuse/Reuse') {
  static readonly layer = Layer.effect(
    Reuse,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const certificates = yield* OfferedCertificates
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const newFiles = yield* NewFiles
      const locker = yield* Locker

      const materialOf = Effect.fn('Reuse.materialOf')(function* (asker: Asker, { sceneCode, materialId }: MaterialPlace) {
        const scene = catalogue.sceneOf(sceneCode)?.scene
        const material = scene?.materials.find(({ code }) => code === materialId)
        if (scene === undefined || material === undefined || !isOn(material.filereuse))
          return yield* new NotFound({ msg: '未查询到该材料' })
        yield* prepareAs(scene, asker.user)
        return material
      })
      const before = Effect.fn('Reuse.before')(function* ({ user }: Asker, place: MaterialPlace, material: Scene['materials'][number]) {
        const scenes = catalogue.scenes.map(({ scene }) => scene)
        return handedInBefore(yield* files.handedIn(user.userId, sameMaterials(scenes, place.sceneCode, material)))
      })

      const copies = Effect.fn('Reuse.copies')(function* (
        { user }: Asker,
        place: MaterialPlace,
        reused: Omit<Reused, 'group'>,
        wanted: readonly { readonly name: string; readonly bytes: Stream.Stream<Uint8Array> }[]
      ) {
        const group = yield* newPublicId
        return yield* Effect.forEach(wanted, ({ name, bytes }) =>
          Effect.map(newFiles.add({ ...place, owner: user.userId, name, isApplyForm: false, reuse: { ...reused, group } }, bytes), fileItem)
        )
      })
      const takeCertificate = Effect.fn('Reuse.takeCertificate')(function* (asker: Asker, place: MaterialPlace, certificate: Certificate) {
        const wanted = (yield* locker.filesOf(asker, certificate)).map(({ name, bytes }) => ({ name, bytes: Stream.make(bytes) }))
        return yield* copies(asker, place, { certId: certificate.certId, edition: editionOf(certificate) }, wanted)
      })

      return Reuse.of({
        offered: Effect.fn('Reuse.offered')(function* (asker, place, cardId) {
          const material = yield* materialOf(asker, place)
          const linked = material.reusableCertificate
          const certificateList =
            linked === undefined ? [] : yield* certificates.list(asker, linked.certCode, holderOf(linked, cardId, asker.user))
          const materialList = (yield* before(asker, place, material)).map(({ files: _files, ...told }) => told)
          return { certificateList, materialList }
        }),
        take: Effect.fn('Reuse.take')(function* (asker, place, reuseId) {
          const material = yield* materialOf(asker, place)
          const former = (yield* before(asker, place, material)).find((each) => each.reuseId === reuseId)
          if (former !== undefined) {
            const wanted = yield* Effect.forEach(former.files, (file: MaterialFile) =>
              Effect.map(files.bytes(file), (bytes) => ({ name: file.name, bytes: Stream.orDie(bytes) }))
            )
            return yield* copies(asker, place, {}, wanted)
          }
          const { certificate, holder, certCode } = yield* certificates.get(asker, material.reusableCertificate?.certCode, reuseId)
          const obstacle = certificateObstacle(certificate, { certCode, holder, today: dayOf(yield* clock.now) })
          if (obstacle !== undefined) return yield* new Rejected({ msg: `该电子证照${obstacleText(obstacle, certificate)}，${wayOn}` })
          const tooLow = tooLowFor(asker)
          if (tooLow !== undefined) return yield* new Forbidden({ msg: tooLow })
          return yield* takeCertificate(asker, place, certificate)
        }),
        look: Effect.fn('Reuse.look')(function* (asker, place, reuseId) {
          const material = yield* materialOf(asker, place)
          const { certificate, certCode } = yield* certificates.get(asker, material.reusableCertificate?.certCode, reuseId)
          if (certificate.certCode !== certCode) return yield* cannotReuse()
          const tooLow = tooLowFor(asker)
          if (tooLow !== undefined) return yield* new Forbidden({ msg: tooLow })
          const [first] = yield* locker.filesOf(asker, certificate)
          return first ?? (yield* cannotReuse())
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, Locker.layer, MaterialFiles.layer, NewFiles.layer, OfferedCertificates.layer]))
}
