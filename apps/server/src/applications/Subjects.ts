/**
 * Who holds a subject (办理对象): scene and subject are unique among applications that are open or have ended well. The unique index of
 * `application` makes it true; this says why a submit is refused. Kept is a hash of the subject under the installation's key, never its numbers.
 *
 * It is held, and known to be, by those whom it concerns: the subject names them or their company, or a register confirms everybody it names as
 * theirs. Anybody else's submit is unique among their own alone: a false claim keeps nobody out, and tells nobody that there is another.
 * Whoever is proven to be one of them is led to the application that holds it, and follows it (`Concerned`).
 * A holder that was refused or withdrawn lets go when somebody asks, and so does one that ended well in a year before, where the scene is yearly.
 */
import type { AlreadySubmitted, Forbidden, NotFound } from '@ljonething/api/errors/errors'
import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import type { Answers, Scene } from '@ljonething/domain/scene/Scene'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { concernedIn, holdsSubject, namedIn, subjectOf } from '@ljonething/domain/submission/subjectOf'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { viewerOf } from '../identity/viewer.ts'
import { sceneFor } from '../plans/mayFile.ts'
import { prefillFor } from '../plans/prefill.ts'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import type { Asker } from '../registers/Asker.ts'
import { Relatives } from '../registers/Relatives.ts'
import { byAnother, byOwn, byRelated } from './claim.ts'
import type { Claim } from './claim.ts'
import { Concerned } from './Concerned.ts'
import { consultOf } from './consultOf.ts'
import { keySubjects } from './subjectKey.ts'

export class Subjects extends Context.Service<
  Subjects,
  {
    /** What the values say a submit is about; undefined when they name nothing of it. */
    readonly claimOf: (scene: Scene, answers: Answers, values: FormValues, asker: Asker) => Effect.Effect<Claim | undefined>
    /** Fails when an application that is open or has ended well holds it, another than `own`. */
    readonly mustBeFree: (claim: Claim, own?: string) => Effect.Effect<void, AlreadySubmitted>
    /** The refusal that a submit of what is known so far would meet; values by name or id, and what identity gives besides. */
    readonly refusal: (
      sceneCode: string,
      answers: Answers,
      values: FormValues,
      asker: Asker
    ) => Effect.Effect<AlreadySubmitted | undefined, Forbidden | NotFound>
  }
>()('@ljonething/server/applications/Subjects') {
  static readonly layer = Layer.effect(
    Subjects,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const clock = yield* Clock
      const key = yield* InstallationKey
      const concerned = yield* Concerned
      const relatives = yield* Relatives
      yield* keySubjects(key)

      const isProven = (named: readonly string[], asker: Asker): Effect.Effect<boolean> => {
        const { cardId, unionCode } = asker.user
        if (named.length === 0) return Effect.succeed(false)
        if (named.includes(cardId.toUpperCase()) || (unionCode !== undefined && named.includes(unionCode))) return Effect.succeed(true)
        return relatives.areTheirs(named, asker)
      }

      const claimOf = Effect.fnUntraced(function* (scene: Scene, answers: Answers, values: FormValues, asker: Asker) {
        const text = subjectOf(scene, answers, values)
        if (text === undefined) return undefined
        const { userId: owner, company, number } = viewerOf(asker.user)
        const { cardId, unionCode } = asker.user
        const shared = createHash('sha256').update(text).digest('hex')
        const hashes = [key.hash(shared), key.hash(`${shared} ${owner}`)] as const
        const named = namedIn(scene, values)
        const proven = yield* isProven(named, asker)
        const isTheirs = proven || named.length === 0
        return {
          owner,
          company,
          number,
          concerns: isTheirs,
          isProven: proven,
          about: concernedIn(scene, values).filter((one) => one !== cardId.toUpperCase() && one !== unionCode),
          hash: hashes[isTheirs ? 0 : 1],
          hashes,
          called: `${scene.subject?.name ?? ''}的“${scene.name}”`,
          yearly: scene.subject?.yearly === true,
          note: scene.subject?.apart?.note ?? '',
          consult: consultOf(scene)
        } satisfies Claim
      })

      const mustBeFree = Effect.fnUntraced(function* (claim: Claim, own = '') {
        const { owner, company, hashes } = claim
        const holders = yield* Effect.orDie(
          sql<{ applyNo: string; owner: string; company: string | null; standing: CaseGroup; submittedAt: Date }>`
            SELECT apply_no, owner, company, standing, submitted_at FROM application
            WHERE ${sql.in('subject_hash', hashes)} AND apply_no <> ${own} AND (owner = ${owner} OR ${claim.concerns})
            ORDER BY owner = ${owner} DESC`
        )
        const today = dayOf(yield* clock.now)
        for (const held of holders) {
          const { applyNo, standing, submittedAt, ...holder } = held
          const submittedOn = dayOf(DateTime.fromDateUnsafe(submittedAt))
          if (!holdsSubject(claim, standing, submittedOn, today)) {
            yield* Effect.orDie(
              sql`UPDATE application SET subject_hash = NULL WHERE apply_no = ${applyNo} AND ${sql.in('subject_hash', hashes)}`
            )
            continue
          }
          const isOwn = holder.owner === owner
          if (isOwn || (company !== undefined && holder.company === company)) return yield* byOwn(claim, isOwn, held)
          if (!claim.isProven) return yield* byAnother(claim)
          yield* concerned.lead(applyNo, claim.number)
          return yield* byRelated(claim, held)
        }
      })

      const refusal = Effect.fn('Subjects.refusal')(function* (sceneCode: string, answers: Answers, values: FormValues, asker: Asker) {
        const { scene } = yield* sceneFor(asker.user, sceneCode, catalogue)
        const identity = prefillFor(scene, asker.user).flatMap(({ name, value, isOpen }) => (isOpen ? [] : [[name, value] as const]))
        const claim = yield* claimOf(scene, answers, { ...values, ...Object.fromEntries(identity) }, asker)
        if (claim === undefined) return undefined
        return yield* Effect.match(mustBeFree(claim), { onSuccess: () => undefined, onFailure: (refused) => refused })
      })

      return Subjects.of({ claimOf, mustBeFree, refusal })
    })
  ).pipe(Layer.provide([Catalogue.layer, Concerned.layer, Relatives.layer]))
}
