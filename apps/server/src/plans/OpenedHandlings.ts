/**
 * Opened handlings (已打开的办理): the scenes whose form a session was given. They end with the session; a page that goes on after a new login asks for
 * its form again.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'

export class OpenedHandlings extends Context.Service<
  OpenedHandlings,
  {
    readonly open: (sessionId: string, sceneCode: string) => Effect.Effect<void>
    readonly isOpen: (sessionId: string, sceneCode: string) => Effect.Effect<boolean>
  }
>()('@ljonething/server/plans/OpenedHandlings') {
  static readonly layer = Layer.effect(
    OpenedHandlings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return OpenedHandlings.of({
        // Of a session that has just ended nothing is kept.
        open: (sessionId, sceneCode) =>
          Effect.orDie(
            Effect.asVoid(sql`
              INSERT INTO opened_handling (session_id, scene_code)
              SELECT session_id, ${sceneCode} FROM session WHERE session_id = ${sessionId}
              ON CONFLICT DO NOTHING`)
          ),
        isOpen: (sessionId, sceneCode) =>
          Effect.orDie(
            Effect.map(
              sql`SELECT 1 FROM opened_handling WHERE session_id = ${sessionId} AND scene_code = ${sceneCode}`,
              (rows) => rows.length > 0
            )
          )
      })
    })
  )
}
