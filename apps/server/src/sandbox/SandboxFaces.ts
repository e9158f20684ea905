/**
 * The sandbox's face recognition (沙箱刷脸): a page that one phone opens by the code, and on which whoever holds it says how it ended. Hashes of code and
 * key are kept, and of the person what the page shows. Times are the real clock.
 */
import { NotFound } from '@ljonething/api/errors/errors'
import type { FaceState } from '@ljonething/api/mobile/FacesApi'
import type { FaceEnd } from '@ljonething/api/sandbox/FacesApi'
import { maskName } from '@ljonething/domain/display/maskText'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { newSecret } from '../platform/Ids.ts'

interface OpenedFace {
  readonly maskedName: string
  readonly purpose: string
  readonly expiresAt: Date
}

export interface SandboxFace {
  readonly code: string
  readonly name: string
  readonly purpose: string
  readonly expiresAt: Date
}

const hash = (secret: string) => createHash('sha256').update(secret).digest()
const unknownCode = new NotFound({ msg: '二维码已失效或已被使用，请在电脑上重新生成' })
const over = new NotFound({ msg: '本次人脸识别已结束，请在电脑上重新生成二维码' })

export class SandboxFaces extends Context.Service<
  SandboxFaces,
  {
    readonly begin: (face: SandboxFace) => Effect.Effect<undefined>
    readonly stateOf: (code: string) => Effect.Effect<FaceState>
    readonly cancel: (code: string) => Effect.Effect<void>
    readonly open: (code: string) => Effect.Effect<OpenedFace & { readonly key: string }, NotFound>
    readonly end: (key: string, end: FaceEnd) => Effect.Effect<FaceEnd, NotFound>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/sandbox/SandboxFaces') {
  static readonly layer = Layer.effect(
    SandboxFaces,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const realNow = Effect.map(DateTime.now, DateTime.toDate)
      return SandboxFaces.of({
        begin: ({ code, name, purpose, expiresAt }) =>
          sql`
            INSERT INTO sandbox_face (code_hash, masked_name, purpose, expires_at)
            VALUES (${hash(code)}, ${maskName(name)}, ${purpose}, ${expiresAt}) ON CONFLICT DO NOTHING`.pipe(
            Effect.orDie,
            Effect.as(undefined)
          ),
        stateOf: Effect.fn('SandboxFaces.stateOf')(function* (code) {
          const now = yield* realNow
          const [row] = yield* Effect.orDie(
            sql<{ state: FaceState; expiresAt: Date }>`SELECT state, expires_at FROM sandbox_face WHERE code_hash = ${hash(code)}`
          )
          if (row === undefined) return 'expired'
          const isDecided = row.state !== 'waiting' && row.state !== 'open'
          return !isDecided && row.expiresAt <= now ? 'expired' : row.state
        }),
        cancel: (code) =>
          Effect.asVoid(
            Effect.orDie(sql`UPDATE sandbox_face SET state = 'cancelled' WHERE code_hash = ${hash(code)} AND state IN ('waiting', 'open')`)
          ),
        open: Effect.fn('SandboxFaces.open')(function* (code) {
          const key = yield* newSecret
          const now = yield* realNow
          const [row] = yield* Effect.orDie(sql<OpenedFace>`
            UPDATE sandbox_face SET state = 'open', key_hash = ${hash(key)}
            WHERE code_hash = ${hash(code)} AND state = 'waiting' AND expires_at > ${now} RETURNING masked_name, purpose, expires_at`)
          return row === undefined ? yield* unknownCode : { ...row, key }
        }),
        end: Effect.fn('SandboxFaces.end')(function* (key, end) {
          const now = yield* realNow
          const [row] = yield* Effect.orDie(sql<{ state: FaceEnd }>`
            UPDATE sandbox_face SET state = CASE WHEN state = 'open' THEN ${end} ELSE state END
            WHERE key_hash = ${hash(key)} AND expires_at > ${now} RETURNING state`)
          return row === undefined ? yield* over : row.state
        }),
        sweep: Effect.gen(function* () {
          const now = yield* realNow
          yield* sql`DELETE FROM sandbox_face WHERE expires_at < ${now}::timestamptz - interval '24 hours'`
        }).pipe(Effect.orDie)
      })
    })
  )
}
