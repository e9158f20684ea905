/**
 * Certificates that were taken (已复用的电子证照), checked again when the draft is saved and when it is submitted: a certificate is still the caller's or
 * of one of theirs, of the kind of the material, valid on that day, and what it was when it was taken.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { Unavailable } from '@ljonething/api/errors/errors'
import { certificateObstacle, obstacleText } from '@ljonething/domain/certificates/Certificate'
import type { FieldIssue, FormDescription, FormFiles, FormValues } from '@ljonething/domain/form/FormDescription'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { issueText } from '@ljonething/validation/rules/checkRules'
import { Context, Effect, Layer } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import type { Reused } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import type { Asker } from '../registers/Asker.ts'
import { editionOf } from './certificateView.ts'
import { Locker } from './Locker.ts'
import { holderOf, namedHolder } from './reusable.ts'

export interface SubmittedReuse {
  readonly scene: Scene
  readonly description: FormDescription
  readonly values: FormValues
  readonly files: FormFiles
}

const wayBack = '请撤销复用，重新选择或改为上传'

export class ReusedCertificates extends Context.Service<
  ReusedCertificates,
  {
    /** What is wrong with the certificates of a submit, at their materials. */
    readonly issues: (asker: Asker, submitted: SubmittedReuse) => Effect.Effect<readonly FieldIssue[], Unavailable>
    /** Refuses a draft that names a certificate which is no longer to be reused; while the locker does not answer nothing is refused. */
    readonly mustHold: (asker: Asker, sceneCode: string, fileIds: readonly string[]) => Effect.Effect<void, Rejected>
  }
>()('@ljonething/server/reuse/ReusedCertificates') {
  static readonly layer = Layer.effect(
    ReusedCertificates,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const files = yield* MaterialFiles
      const locker = yield* Locker

      /** Why a reused file is not to be reused any more. */
      const problemOf = Effect.fn('ReusedCertificates.problemOf')(function* (
        asker: Asker,
        certCode: string,
        reuse: Reused,
        holder: string | undefined
      ) {
        if (reuse.certId === undefined) return undefined
        const certificate = yield* locker.find(reuse.certId)
        if (certificate === undefined) return `复用的电子证照${obstacleText('gone')}，${wayBack}`
        const number = holder ?? (yield* locker.ownHolder(asker, certificate)) ?? ''
        const obstacle = certificateObstacle(certificate, { certCode, holder: number, today: dayOf(yield* clock.now) })
        if (obstacle !== undefined) return `复用的电子证照${obstacleText(obstacle, certificate)}，${wayBack}`
        if (!(yield* locker.isTheirs(asker, number.toUpperCase()))) return `复用的电子证照不是您本人或经核实的亲属的，${wayBack}`
        return editionOf(certificate) === reuse.edition ? undefined : '复用的电子证照已重新签发，请撤销后重新复用'
      })
      const reusedOf = (owner: string, ids: readonly string[]) =>
        Effect.map(files.ofOwner(owner, ids), (own) =>
          own.flatMap((file) => (file.reuse?.certId === undefined ? [] : [{ file, reuse: file.reuse }]))
        )

      return ReusedCertificates.of({
        issues: Effect.fn('ReusedCertificates.issues')(function* (asker, { scene, description, values, files: given }) {
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
        mustHold: Effect.fn('ReusedCertificates.mustHold')(function* (asker, sceneCode, fileIds) {
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
  ).pipe(Layer.provide([Catalogue.layer, Locker.layer, MaterialFiles.layer]))
}
