/**
 * The locker of electronic certificates (电子证照库), and whose its certificates are: the caller's, their company's, or of somebody whom a register
 * confirms as theirs. While it does not answer, `Unavailable`.
 */
import { NotFound, Unavailable } from '@ljonething/api/errors/errors'
import type { TooMany } from '@ljonething/api/errors/errors'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { Context, Effect, FileSystem, Layer } from 'effect'
import { isSoundFile } from '../materials/content/soundFile.ts'
import { safeFileName } from '../materials/fileName.ts'
import { makeInTurn } from '../platform/inTurn.ts'
import type { Asker } from '../registers/Asker.ts'
import { OutsideRegisters } from '../registers/OutsideRegisters.ts'
import { Relatives } from '../registers/Relatives.ts'

export interface CertificatePicture {
  readonly name: string
  readonly bytes: Uint8Array
}

export const cannotReuse = () => new NotFound({ msg: '未查询到可复用的材料，请重新选择或改为上传' })
const lockerAway = () => new Unavailable({ msg: '电子证照库暂时查询不到，请稍后再试，或先撤销复用、改为上传' })

/** What one person may ask of the locker at once: more than the materials of any scene that a certificate stands for. */
const mostAsked = 8

const isOwn = ({ user }: Asker, number: string): boolean =>
  number === user.cardId.toUpperCase() || (user.unionCode !== undefined && number === user.unionCode)

export class Locker extends Context.Service<
  Locker,
  {
    readonly ofHolder: (holder: string) => Effect.Effect<readonly Certificate[], Unavailable>
    readonly find: (certId: string) => Effect.Effect<Certificate | undefined, Unavailable>
    /** Sound files alone: what the locker gives by mistake reaches nobody. */
    readonly filesOf: (
      asker: Asker,
      certificate: Certificate
    ) => Effect.Effect<readonly CertificatePicture[], NotFound | TooMany | Unavailable>
    /** Is a holder of this number the asker, their company or one of theirs? */
    readonly isTheirs: (asker: Asker, number: string) => Effect.Effect<boolean>
    /** The first holder who is. */
    readonly ownHolder: (asker: Asker, certificate: Certificate) => Effect.Effect<string | undefined>
  }
>()('@ljonething/server/reuse/Locker') {
  static readonly layer = Layer.effect(
    Locker,
    Effect.gen(function* () {
      const fileSystem = yield* FileSystem.FileSystem
      const outside = yield* OutsideRegisters
      const relatives = yield* Relatives
      const inTurn = makeInTurn(mostAsked)

      return Locker.of({
        ofHolder: (holder) => Effect.mapError(outside.certificates({ holder }), lockerAway),
        find: (certId) =>
          outside.certificates({ certId }).pipe(
            Effect.mapError(lockerAway),
            Effect.map(([certificate]) => certificate)
          ),
        filesOf: Effect.fn('Locker.filesOf')(function* (asker, { certId }) {
          const pictures = yield* inTurn(asker.user.userId, Effect.mapError(outside.certificateFiles(certId), lockerAway))
          if (pictures.length === 0) return yield* cannotReuse()
          for (const { name, base64 } of pictures) if (!(yield* isSoundFile(fileSystem, name, base64))) return yield* lockerAway()
          return pictures.map(({ name, base64 }) => ({ name: safeFileName(name), bytes: base64 }))
        }),
        isTheirs: (asker, number) => (isOwn(asker, number) ? Effect.succeed(true) : relatives.areTheirs([number], asker)),
        ownHolder: Effect.fn('Locker.ownHolder')(function* (asker, { holders }) {
          const numbers = holders.map(({ cardId }) => cardId.toUpperCase())
          const own = numbers.find((number) => isOwn(asker, number))
          if (own !== undefined) return own
          for (const number of numbers) if (yield* relatives.areTheirs([number], asker)) return number
          return undefined
        })
      })
    })
  ).pipe(Layer.provide([OutsideRegisters.layer, Relatives.layer]))
}
