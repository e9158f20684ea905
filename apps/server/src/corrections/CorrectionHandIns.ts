/**
 * Handing a correction in (补正交回): what is staged is checked as it will stand, then written. Once per client key: sent again it gives the first
 * answer. Source: spec §4.1, ruling 2.1.
 */
import { Rejected } from '@ljonething/api/errors/errors'
import type { PlaceGone } from '@ljonething/api/errors/errors'
import type { HandedInCorrection } from '@ljonething/api/oneThing/CorrectionsApi'
import { Context, Effect, Layer } from 'effect'
import { Applications } from '../applications/Applications.ts'
import type { Refusal } from '../applications/rules/Sent.ts'
import { Subjects } from '../applications/Subjects.ts'
import { viewerOf } from '../identity/viewer.ts'
import { makeInTurn } from '../platform/inTurn.ts'
import type { Asker } from '../registers/Asker.ts'
import { CorrectionChecks } from './CorrectionChecks.ts'
import { mustBeOwner } from './correctionDesk.ts'
import { CorrectionWrites } from './CorrectionWrites.ts'
import type { HandingIn } from './CorrectionWrites.ts'
import { HandedInCorrections } from './HandedInCorrections.ts'
import { correctedElsewhere, StagedCorrections } from './StagedCorrections.ts'

/** Hand-ins of one application that wait for each other. */
const mostAsked = 50

export class CorrectionHandIns extends Context.Service<
  CorrectionHandIns,
  {
    readonly handIn: (asker: Asker, handingIn: HandingIn) => Effect.Effect<HandedInCorrection, Exclude<Refusal, PlaceGone>>
  }
>()('@ljonething/server/corrections/CorrectionHandIns') {
  static readonly layer = Layer.effect(
    CorrectionHandIns,
    Effect.gen(function* () {
      const applications = yield* Applications
      const checks = yield* CorrectionChecks
      const handedIn = yield* HandedInCorrections
      const stagings = yield* StagedCorrections
      const subjects = yield* Subjects
      const writes = yield* CorrectionWrites
      const inTurn = makeInTurn(mostAsked)

      const handInNew = Effect.fnUntraced(function* (asker: Asker, handingIn: HandingIn) {
        const row = yield* applications.get(viewerOf(asker.user), handingIn.applyNo)
        yield* mustBeOwner(row, viewerOf(asker.user))
        const { version, ...staged } = yield* stagings.of(handingIn.applyNo)
        const ready = yield* checks.check(row, staged, handingIn.clientKey, asker)
        if (version !== handingIn.version) return yield* correctedElsewhere()
        const written = writes.write(row, handingIn, ready, yield* checks.printed(ready, asker))
        // Somebody else has submitted it since it was checked.
        return yield* Effect.catchTag(written, 'SubjectHeld', () =>
          Effect.gen(function* () {
            if (ready.subject?.claim !== undefined) yield* subjects.mustBeFree(ready.subject.claim, row.applyNo)
            return yield* new Rejected({ msg: '补正未交回，请重试' })
          })
        )
      })

      const handIn = Effect.fn('CorrectionHandIns.handIn')(function* (asker: Asker, handingIn: HandingIn) {
        const { applyNo, clientKey } = handingIn
        yield* mustBeOwner(yield* applications.get(viewerOf(asker.user), applyNo), viewerOf(asker.user))
        const first = yield* handedIn.of(applyNo, clientKey)
        if (first !== undefined) return first
        // A twin may have been answered while this one waited for its turn, or was checked by another process.
        const twin = Effect.flatMap(handedIn.of(applyNo, clientKey), (found) =>
          found === undefined ? handInNew(asker, handingIn) : Effect.succeed(found)
        )
        return yield* Effect.catch(inTurn(applyNo, twin), (refusal) =>
          Effect.flatMap(handedIn.of(applyNo, clientKey), (found) => (found === undefined ? Effect.fail(refusal) : Effect.succeed(found)))
        )
      })

      return CorrectionHandIns.of({ handIn })
    })
  ).pipe(
    Layer.provide([
      Applications.layer,
      CorrectionChecks.layer,
      CorrectionWrites.layer,
      HandedInCorrections.layer,
      StagedCorrections.layer,
      Subjects.layer
    ])
  )
}
