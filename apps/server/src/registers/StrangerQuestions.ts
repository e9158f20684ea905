/**
 * Questions about strangers (问及他人次数): how often somebody asked registers about people whom no register knows as theirs, in a session and on a
 * day. They are all answered alike; beyond the limit they are `TooMany`, until the session or the day ends. Times are the real clock.
 */
import type { TooMany } from '@ljonething/api/errors/errors'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { dayOf } from '../platform/businessDay.ts'
import { tooMany } from '../platform/http/tooMany.ts'
import type { Asker } from './Asker.ts'

export const mostInSession = 60
export const mostInDay = 150

const tooManyText = '查询他人信息的次数过多，请稍后再试，已填写的内容不会丢失'

const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000)

export class StrangerQuestions extends Context.Service<
  StrangerQuestions,
  {
    /** Counts one. */
    readonly count: (asker: Asker) => Effect.Effect<void, TooMany>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/registers/StrangerQuestions') {
  static readonly layer = Layer.effect(
    StrangerQuestions,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return StrangerQuestions.of({
        count: Effect.fn('StrangerQuestions.count')(function* ({ user, sessionId, sessionEnds }) {
          const now = yield* DateTime.now
          const today = dayOf(now)
          const session = { counted: `session ${sessionId}`, endsAt: sessionEnds, most: mostInSession }
          const day = { counted: `day ${today} ${user.userId}`, endsAt: endOfDay(today), most: mostInDay }
          const rows = yield* Effect.orDie(
            sql<{ counted: string; asked: number }>`
              INSERT INTO stranger_question (counted, asked, ends_at)
              VALUES (${session.counted}, 1, ${session.endsAt}), (${day.counted}, 1, ${day.endsAt})
              ON CONFLICT (counted) DO UPDATE SET asked = stranger_question.asked + 1 RETURNING counted, asked`
          )
          const over = [session, day].filter(({ counted, most }) => rows.some((row) => row.counted === counted && row.asked > most))
          if (over.length === 0) return
          const last = Math.max(...over.map(({ endsAt }) => endsAt.getTime()))
          return yield* tooMany(Math.max(1, Math.ceil((last - DateTime.toEpochMillis(now)) / 1_000)), tooManyText)
        }),
        sweep: Effect.gen(function* () {
          const now = DateTime.toDate(yield* DateTime.now)
          yield* sql`DELETE FROM stranger_question WHERE ends_at < ${now}`
        }).pipe(Effect.orDie)
      })
    })
  )
}
