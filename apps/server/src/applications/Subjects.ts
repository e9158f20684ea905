/**
 * Who holds a subject (办理对象): scene and subject are unique among applications that are open or have ended well. The unique index of
 * `application` makes it true; this says why a submit is refused. Kept is a hash of the subject under the installation's key, never its numbers.
 *
 * A holder that was refused or withdrawn lets go when somebody asks, and so does one that ended well in a year before, where the scene is yearly.
 */
import { AlreadySubmitted } from '@ljonething/api/errors/errors'
import type { CaseGroup } from '@ljonething/domain/cases/caseStatus'
import type { Answers, Scene } from '@ljonething/domain/scene/Scene'
import type { FormValues } from '@ljonething/domain/form/FormDescription'
import { holdsSubject, subjectOf } from '@ljonething/domain/submission/subjectOf'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { dayOf } from '../platform/businessDay.ts'
import { Clock } from '../platform/Clock.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { keySubjects } from './subjectKey.ts'

export interface HashedSubject {
  readonly hash: string
  /** As a sentence calls it: 该新生儿的“新生儿出生一件事”. */
  readonly called: string
  readonly yearly: boolean
}

const chineseDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year ?? ''}年${month ?? ''}月${date ?? ''}日`
}

export class Subjects extends Context.Service<
  Subjects,
  {
    /** What the values say a submit is about; undefined when they name nothing of it. */
    readonly subjectOf: (scene: Scene, answers: Answers, values: FormValues) => HashedSubject | undefined
    /** Fails when an application that is open or has ended well holds it. */
    readonly mustBeFree: (owner: string, subject: HashedSubject) => Effect.Effect<void, AlreadySubmitted>
  }
>()('@ljonething/server/applications/Subjects') {
  static readonly layer = Layer.effect(
    Subjects,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* Clock
      const key = yield* InstallationKey
      yield* keySubjects(key)

      return Subjects.of({
        subjectOf: (scene, answers, values) => {
          const text = subjectOf(scene, answers, values)
          if (text === undefined) return undefined
          return {
            hash: key.hash(createHash('sha256').update(text).digest('hex')),
            called: `${scene.subject?.name ?? ''}的“${scene.name}”`,
            yearly: scene.subject?.yearly === true
          }
        },
        mustBeFree: Effect.fn('Subjects.mustBeFree')(function* (owner, subject) {
          const [holder] = yield* Effect.orDie(
            sql<{ applyNo: string; owner: string; standing: CaseGroup; submittedAt: Date }>`
              SELECT apply_no, owner, standing, submitted_at FROM application WHERE subject_hash = ${subject.hash}`
          )
          if (holder === undefined) return
          const { applyNo, standing, submittedAt } = holder
          const submittedOn = dayOf(DateTime.fromDateUnsafe(submittedAt))
          if (!holdsSubject(subject, standing, submittedOn, dayOf(yield* clock.now))) {
            yield* Effect.orDie(
              sql`UPDATE application SET subject_hash = NULL WHERE apply_no = ${applyNo} AND subject_hash = ${subject.hash}`
            )
            return
          }
          if (holder.owner !== owner) {
            return yield* new AlreadySubmitted({
              msg: `${subject.called}已由他人提交，正在办理或者已经办结，不能重复提交。请先向家人或本单位同事核实，仍有疑问请拨打12345。`
            })
          }
          return yield* new AlreadySubmitted({
            msg: `您已于${chineseDay(submittedOn)}提交过${subject.called}，不能重复提交，请查看办件。`,
            own: { applyNo, submittedAt: submittedAt.toISOString() }
          })
        })
      })
    })
  )
}
