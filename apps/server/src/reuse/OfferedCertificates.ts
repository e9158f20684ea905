/**
 * Certificates that can be reused (可复用的电子证照): of the kind of the material, the asker's or of one of theirs, with what keeps each from being taken.
 * Whose nobody confirms is not there, and counted as a question about a stranger.
 */
import type { NotFound, TooMany, Unavailable } from '@ljonething/api/errors/errors'
import type { ShownCertificate } from '@ljonething/api/oneThing/ReuseApi'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { certificateObstacle, isHeldBy, obstacleText } from '@ljonething/domain/certificates/Certificate'
import { lowLevelText } from '@ljonething/domain/filing/filingObstacle'
import { Context, Effect, Layer } from 'effect'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import type { Asker } from '../registers/Asker.ts'
import { StrangerQuestions } from '../registers/StrangerQuestions.ts'
import { shown } from './certificateView.ts'
import { cannotReuse, Locker } from './Locker.ts'

/** A certificate, and the holder it is the asker's by. */
export interface OwnCertificate {
  readonly certificate: Certificate
  readonly holder: string
  readonly certCode: string
}

export const tooLowFor = ({ user }: Asker) => lowLevelText(user, '复用电子证照')

export class OfferedCertificates extends Context.Service<
  OfferedCertificates,
  {
    /** Of this holder, those that can be taken first. */
    readonly list: (
      asker: Asker,
      certCode: string,
      holder: string | undefined
    ) => Effect.Effect<readonly ShownCertificate[], TooMany | Unavailable>
    /** The certificate that is offered under this id; of anybody else there is none. */
    readonly get: (
      asker: Asker,
      certCode: string | undefined,
      reuseId: string
    ) => Effect.Effect<OwnCertificate, NotFound | TooMany | Unavailable>
    /** The asker's own, of these kinds, that are valid. */
    readonly free: (asker: Asker, certCodes: readonly string[]) => Effect.Effect<readonly ShownCertificate[], Unavailable>
  }
>()('@ljonething/server/reuse/OfferedCertificates') {
  static readonly layer = Layer.effect(
    OfferedCertificates,
    Effect.gen(function* () {
      const clock = yield* Clock
      const locker = yield* Locker
      const strangers = yield* StrangerQuestions
      const today = Effect.map(clock.now, dayOf)

      return OfferedCertificates.of({
        list: Effect.fn('OfferedCertificates.list')(function* (asker, certCode, holder) {
          if (holder === undefined || holder === '') return []
          if (!(yield* locker.isTheirs(asker, holder))) {
            yield* strangers.count(asker)
            return []
          }
          const day = yield* today
          const tooLow = tooLowFor(asker)
          return (yield* locker.ofHolder(holder))
            .filter((certificate) => certificate.certCode === certCode && isHeldBy(certificate, holder))
            .map((certificate) => {
              const obstacle = certificateObstacle(certificate, { certCode, holder, today: day })
              return shown(certificate, obstacle === undefined ? (tooLow ?? '') : `${obstacleText(obstacle, certificate)}，不能复用`)
            })
            .toSorted((one, other) => Number(one.refusal !== '') - Number(other.refusal !== ''))
        }),
        get: Effect.fn('OfferedCertificates.get')(function* (asker, certCode, reuseId) {
          const certificate = certCode === undefined ? undefined : yield* locker.find(reuseId)
          const holder = certificate && (yield* locker.ownHolder(asker, certificate))
          if (certCode !== undefined && certificate !== undefined && holder !== undefined) return { certificate, holder, certCode }
          yield* strangers.count(asker)
          return yield* cannotReuse()
        }),
        free: Effect.fn('OfferedCertificates.free')(function* ({ user }, certCodes) {
          const day = yield* today
          const numbers = [user.cardId, ...(user.unionCode === undefined ? [] : [user.unionCode])]
          const found = yield* Effect.forEach(numbers, (holder) =>
            Effect.map(locker.ofHolder(holder), (own) =>
              own.filter((certificate) =>
                certCodes.some((certCode) => certificateObstacle(certificate, { certCode, holder, today: day }) === undefined)
              )
            )
          )
          return found.flat().map((certificate) => shown(certificate, ''))
        })
      })
    })
  ).pipe(Layer.provide([Locker.layer, StrangerQuestions.layer]))
}
