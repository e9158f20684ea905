/**
 * Reuse (复用): certificates of the locker and materials of former applications, offered for a material, taken as they are, and checked again
 * when the draft is saved and when it is submitted. A certificate is the caller's, their company's, or of somebody whom a register confirms as
 * theirs; it is of the kind of the material, valid on that day, and what it was when it was taken. Whose nobody confirms is not there.
 */
import { Forbidden, NotFound, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import type { TooMany } from '@ljonething/api/errors/errors'
import type { ReuseFiles, ShownCertificate } from '@ljonething/api/oneThing/ReuseApi'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { certificateObstacle, isHeldBy, obstacleText } from '@ljonething/domain/certificates/Certificate'
import { isOn } from '@ljonething/domain/codes/flag'
import { maskIdCard } from '@ljonething/domain/display/maskText'
import { lowLevelText } from '@ljonething/domain/filing/filingObstacle'
import type { FieldIssue, FileItem, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { issueText } from '@ljonething/validation/rules/checkRules'
import { Context, Effect, FileSystem, Layer, Stream } from 'effect'
import { createHash } from 'node:crypto'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { isSoundFile } from '../materials/content/soundFile.ts'
import { safeFileName } from '../materials/fileName.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile, Reused } from '../materials/fileRow.ts'
import type { MaterialPlace } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { newPublicId } from '../platform/Ids.ts'
import { makeInTurn } from '../platform/inTurn.ts'
import { prepareAs } from '../plans/mayFile.ts'
import type { Asker } from '../registers/Asker.ts'
import { OutsideRegisters } from '../registers/OutsideRegisters.ts'
import { Registers } from '../registers/Registers.ts'
import { StrangerQuestions } from '../registers/StrangerQuestions.ts'
import { handedInBefore } from './handedInBefore.ts'
import { holderOf, namedHolder, sameMaterials } from './reusable.ts'

export interface SubmittedReuse {
  readonly scene: Scene
  readonly description: FormDescription
  readonly values: FormValues
  readonly files: FormFiles
}

const cannotReuse = () => new NotFound({ msg: '未查询到可复用的材料，请重新选择或改为上传' })
const lockerAway = () => new Unavailable({ msg: '电子证照库暂时查询不到，请稍后再试，或先撤销复用、改为上传' })
const wayOn = '请重新选择或改为上传'
/** Of one that was taken already. */
const wayBack = '请撤销复用，重新选择或改为上传'

/** Changes when the certificate is issued anew. */
const editionOf = ({ number, issuer, validFrom, validUntil = '' }: Certificate): string =>
  createHash('sha256')
    .update(JSON.stringify([number, issuer, validFrom, validUntil]))
    .digest('base64url')

const shown = (certificate: Certificate, refusal: string): ShownCertificate => {
  const { certId, certType, certCode, holders, number, issuer, validUntil = '' } = certificate
  const holder = holders.map(({ name }) => name).join('、')
  return { reuseId: certId, fileName: certType, certType, certCode, holder, number: maskIdCard(number), issuer, validUntil, refusal }
}

const tooLowFor = ({ user }: Asker) => lowLevelText(user, '复用电子证照')

/** What one person may ask of the locker at once: more than the materials of any scene that a certificate stands for. */
const mostAsked = 8

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
    ) => Effect.Effect<{ readonly name: string; readonly bytes: Uint8Array }, Forbidden | NotFound | TooMany | Unavailable>
    /** The asker's own, of these kinds, that are valid. */
    readonly free: (asker: Asker, certCodes: readonly string[]) => Effect.Effect<readonly ShownCertificate[], Unavailable>
    /** What is wrong with the certificates of a submit, at their materials. */
    readonly issues: (asker: Asker, submitted: SubmittedReuse) => Effect.Effect<readonly FieldIssue[], Unavailable>
    /** Refuses a draft that names a certificate which is no longer to be reused; while the locker does not answer nothing is refused. */
    readonly mustHold: (asker: Asker, sceneCode: string, fileIds: readonly string[]) => Effect.Effect<void, Rejected>
  }
>()('@ljonething/server/reuse/Reuse') {
  static readonly layer = Layer.effect(
    Reuse,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const fileSystem = yield* FileSystem.FileSystem
      const outside = yield* OutsideRegisters
      const registers = yield* Registers
      const strangers = yield* StrangerQuestions
      const today = Effect.map(clock.now, dayOf)
      const inTurn = makeInTurn(mostAsked)

      const materialOf = Effect.fn('Reuse.materialOf')(function* (asker: Asker, { sceneCode, materialId }: MaterialPlace) {
        const scene = catalogue.sceneOf(sceneCode)?.scene
        const material = scene?.materials.find(({ code }) => code === materialId)
        if (scene === undefined || material === undefined || !isOn(material.filereuse))
          return yield* new NotFound({ msg: '未查询到该材料' })
        yield* prepareAs(scene, asker.user)
        return material
      })
      const isOwn = ({ user }: Asker, number: string): boolean =>
        number === user.cardId.toUpperCase() || (user.unionCode !== undefined && number === user.unionCode)
      const isTheirs = (asker: Asker, number: string) =>
        isOwn(asker, number) ? Effect.succeed(true) : registers.areTheirs([number], asker)
      const locked = (of: Parameters<typeof outside.certificates>[0]) => Effect.mapError(outside.certificates(of), lockerAway)
      const find = (certId: string) => Effect.map(locked({ certId }), ([certificate]) => certificate)

      /** The first holder who is the asker, their company or one of theirs. */
      const ownHolder = Effect.fn('Reuse.ownHolder')(function* (asker: Asker, { holders }: Certificate) {
        const numbers = holders.map(({ cardId }) => cardId.toUpperCase())
        const own = numbers.find((number) => isOwn(asker, number))
        if (own !== undefined) return own
        for (const number of numbers) if (yield* registers.areTheirs([number], asker)) return number
        return undefined
      })

      const certificatesFor = Effect.fn('Reuse.certificatesFor')(function* (asker: Asker, certCode: string, holder: string | undefined) {
        if (holder === undefined || holder === '') return []
        if (!(yield* isTheirs(asker, holder))) {
          yield* strangers.count(asker)
          return []
        }
        const day = yield* today
        const tooLow = tooLowFor(asker)
        return (yield* locked({ holder }))
          .filter((certificate) => certificate.certCode === certCode && isHeldBy(certificate, holder))
          .map((certificate) => {
            const obstacle = certificateObstacle(certificate, { certCode, holder, today: day })
            return shown(certificate, obstacle === undefined ? (tooLow ?? '') : `${obstacleText(obstacle, certificate)}，不能复用`)
          })
          .toSorted((one, other) => Number(one.refusal !== '') - Number(other.refusal !== ''))
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
          Effect.map(files.add({ ...place, owner: user.userId, name, isApplyForm: false, reuse: { ...reused, group } }, bytes), fileItem)
        )
      })
      /** Sound files alone: what the locker gives by mistake reaches nobody. */
      const filesOf = Effect.fn('Reuse.filesOf')(function* (asker: Asker, { certId }: Certificate) {
        const pictures = yield* inTurn(asker.user.userId, Effect.mapError(outside.certificateFiles(certId), lockerAway))
        if (pictures.length === 0) return yield* cannotReuse()
        for (const { name, base64 } of pictures) if (!(yield* isSoundFile(fileSystem, name, base64))) return yield* lockerAway()
        return pictures.map(({ name, base64 }) => ({ name: safeFileName(name), bytes: base64 }))
      })
      /** The certificate that is offered under this id, and the holder it is theirs by; of anybody else there is none. */
      const ownCertificate = Effect.fn('Reuse.ownCertificate')(function* (asker: Asker, certCode: string | undefined, reuseId: string) {
        const certificate = certCode === undefined ? undefined : yield* find(reuseId)
        const holder = certificate && (yield* ownHolder(asker, certificate))
        if (certCode !== undefined && certificate !== undefined && holder !== undefined) return { certificate, holder, certCode }
        yield* strangers.count(asker)
        return yield* cannotReuse()
      })
      const takeCertificate = Effect.fn('Reuse.takeCertificate')(function* (asker: Asker, place: MaterialPlace, certificate: Certificate) {
        const wanted = (yield* filesOf(asker, certificate)).map(({ name, bytes }) => ({ name, bytes: Stream.make(bytes) }))
        return yield* copies(asker, place, { certId: certificate.certId, edition: editionOf(certificate) }, wanted)
      })

      /** Why a reused file is not to be reused any more. */
      const problemOf = Effect.fn('Reuse.problemOf')(function* (asker: Asker, certCode: string, reuse: Reused, holder: string | undefined) {
        if (reuse.certId === undefined) return undefined
        const certificate = yield* find(reuse.certId)
        if (certificate === undefined) return `复用的电子证照${obstacleText('gone')}，${wayBack}`
        const number = holder ?? (yield* ownHolder(asker, certificate)) ?? ''
        const obstacle = certificateObstacle(certificate, { certCode, holder: number, today: yield* today })
        if (obstacle !== undefined) return `复用的电子证照${obstacleText(obstacle, certificate)}，${wayBack}`
        if (!(yield* isTheirs(asker, number.toUpperCase()))) return `复用的电子证照不是您本人或经核实的亲属的，${wayBack}`
        return editionOf(certificate) === reuse.edition ? undefined : '复用的电子证照已重新签发，请撤销后重新复用'
      })
      const reusedOf = (owner: string, ids: readonly string[]) =>
        Effect.map(files.ofOwner(owner, ids), (own) =>
          own.flatMap((file) => (file.reuse?.certId === undefined ? [] : [{ file, reuse: file.reuse }]))
        )

      return Reuse.of({
        offered: Effect.fn('Reuse.offered')(function* (asker, place, cardId) {
          const material = yield* materialOf(asker, place)
          const linked = material.reusableCertificate
          const certificateList =
            linked === undefined ? [] : yield* certificatesFor(asker, linked.certCode, holderOf(linked, cardId, asker.user))
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
          const { certificate, holder, certCode } = yield* ownCertificate(asker, material.reusableCertificate?.certCode, reuseId)
          const obstacle = certificateObstacle(certificate, { certCode, holder, today: yield* today })
          if (obstacle !== undefined) return yield* new Rejected({ msg: `该电子证照${obstacleText(obstacle, certificate)}，${wayOn}` })
          const tooLow = tooLowFor(asker)
          if (tooLow !== undefined) return yield* new Forbidden({ msg: tooLow })
          return yield* takeCertificate(asker, place, certificate)
        }),
        look: Effect.fn('Reuse.look')(function* (asker, place, reuseId) {
          const material = yield* materialOf(asker, place)
          const { certificate, certCode } = yield* ownCertificate(asker, material.reusableCertificate?.certCode, reuseId)
          if (certificate.certCode !== certCode) return yield* cannotReuse()
          const tooLow = tooLowFor(asker)
          if (tooLow !== undefined) return yield* new Forbidden({ msg: tooLow })
          const [first] = yield* filesOf(asker, certificate)
          return first ?? (yield* cannotReuse())
        }),
        free: Effect.fn('Reuse.free')(function* ({ user }, certCodes) {
          const day = yield* today
          const numbers = [user.cardId, ...(user.unionCode === undefined ? [] : [user.unionCode])]
          const found = yield* Effect.forEach(numbers, (holder) =>
            Effect.map(locked({ holder }), (own) =>
              own.filter((certificate) =>
                certCodes.some((certCode) => certificateObstacle(certificate, { certCode, holder, today: day }) === undefined)
              )
            )
          )
          return found.flat().map((certificate) => shown(certificate, ''))
        }),
        issues: Effect.fn('Reuse.issues')(function* (asker, { scene, description, values, files: given }) {
          const ids = Object.values(given).flatMap((list) => list.flatMap(({ id, isReuse }) => (isReuse ? [id] : [])))
          const found = yield* Effect.forEach(yield* reusedOf(asker.user.userId, ids), ({ file, reuse }) =>
            Effect.gen(function* () {
              const material = scene.materials.find(({ code }) => code === file.materialId)
              const linked = material?.reusableCertificate
              const holder = linked && (holderOf(linked, namedHolder(linked, description, values), asker.user) ?? '')
              const message = yield* problemOf(asker, linked?.certCode ?? '', reuse, holder)
              if (material === undefined || message === undefined) return []
              const { code: id, label } = material
              return [{ kind: 'material', id, label, fn: 'reuse', message, text: issueText(label, message) } satisfies FieldIssue]
            })
          )
          return found.flat()
        }),
        mustHold: Effect.fn('Reuse.mustHold')(function* (asker, sceneCode, fileIds) {
          const scene = catalogue.sceneOf(sceneCode)?.scene
          for (const { file, reuse } of yield* reusedOf(asker.user.userId, fileIds)) {
            const material = scene?.materials.find(({ code }) => code === file.materialId)
            const asked = problemOf(asker, material?.reusableCertificate?.certCode ?? '', reuse, undefined)
            const problem = yield* Effect.catchTag(asked, 'Unavailable', () => Effect.succeed(undefined))
            if (problem !== undefined) return yield* new Rejected({ msg: `${material?.label ?? file.name}：${problem}` })
          }
        })
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, MaterialFiles.layer, OutsideRegisters.layer, Registers.layer, StrangerQuestions.layer]))
}
