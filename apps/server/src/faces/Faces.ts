/**
 * Face recognition before signing (签名前人脸识别): of the person who is logged in, for one file, by a code of 256 bits that the desk shows to one phone.
 * Only its hash is kept, with whose it is; it is good for five minutes and dies with the session. What was recognised is good for half an hour and
 * for that file alone. The desk asks how it stands; what the centre said once is not asked again. Times are the real clock.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Unavailable } from '@ljonething/api/errors/errors'
import type { FaceState } from '@ljonething/api/mobile/FacesApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { isOn } from '@ljonething/domain/codes/flag'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { newSecret } from '../platform/Ids.ts'
import { oneByOne } from '../platform/oneByOne.ts'
import { FaceRecognition } from './FaceRecognition.ts'

const codeMinutes = 5
const passedMinutes = 30
/** Of one person within an hour. */
const mostBegun = 20

/** What is to be signed, of which scene. */
export interface FacePlace {
  readonly sceneCode: string
  readonly fileId: string
}

interface FaceRow {
  readonly state: 'begun' | 'passed' | 'failed' | 'cancelled'
  readonly expiresAt: Date
}

const hash = (code: string) => createHash('sha256').update(code).digest()

const missing = new NotFound({ msg: '未查询到相关记录' })
const tooOften = new Rejected({ msg: '人脸识别过于频繁，请一小时后再试' })
const notAsked = new Rejected({ msg: '这次签名不需要人脸识别' })
const notShown = new Rejected({ msg: '签名前需要先通过人脸识别，识别通过后 30 分钟内有效' })

export class Faces extends Context.Service<
  Faces,
  {
    /** Does the person still have to show their face before signing the file? */
    readonly isAsked: (userId: string, place: FacePlace) => Effect.Effect<boolean, NotFound>
    /** Refuses a signature where the scene asks for the face and it was not recognised for this file. */
    readonly mustBeShown: (userId: string, place: FacePlace) => Effect.Effect<void, NotFound | Rejected>
    readonly begin: (
      user: UserInfo,
      sessionId: string,
      place: FacePlace
    ) => Effect.Effect<{ readonly code: string; readonly address?: string; readonly expiresAt: string }, NotFound | Rejected | Unavailable>
    readonly stateOf: (userId: string, code: string) => Effect.Effect<FaceState, NotFound | Unavailable>
    readonly cancel: (userId: string, code: string) => Effect.Effect<void, NotFound>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/faces/Faces') {
  static readonly layer = Layer.effect(
    Faces,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const centre = yield* FaceRecognition
      const realNow = Effect.map(DateTime.now, DateTime.toDate)

      const sceneOf = (sceneCode: string) => {
        const scene = catalogue.sceneOf(sceneCode)?.scene
        return scene === undefined ? Effect.fail(missing) : Effect.succeed(scene)
      }

      const isAsked = Effect.fn('Faces.isAsked')(function* (userId: string, { sceneCode, fileId }: FacePlace) {
        if (!isOn((yield* sceneOf(sceneCode)).flags.faceDetect)) return false
        const now = yield* realNow
        const rows = yield* Effect.orDie(sql`
          SELECT 1 FROM face_recognition
          WHERE owner = ${userId} AND scene_code = ${sceneCode} AND file_id = ${fileId} AND state = 'passed'
            AND ended_at > ${now}::timestamptz - make_interval(mins => ${passedMinutes}) LIMIT 1`)
        return rows.length === 0
      })

      const rowOf = Effect.fn('Faces.rowOf')(function* (userId: string, code: string) {
        const [row] = yield* Effect.orDie(
          sql<FaceRow>`SELECT state, expires_at FROM face_recognition WHERE code_hash = ${hash(code)} AND owner = ${userId}`
        )
        return row ?? (yield* missing)
      })

      /** Before the centre is asked, so that whoever asks at once twenty times more is refused. */
      const write = Effect.fn('Faces.write')(function* (owner: string, sessionId: string, place: FacePlace, code: string, expiresAt: Date) {
        const now = yield* realNow
        yield* oneByOne('face', owner).pipe(Effect.provideService(SqlClient.SqlClient, sql))
        const begun = yield* sql`
          SELECT 1 FROM face_recognition WHERE owner = ${owner} AND begun_at > ${now}::timestamptz - interval '1 hour' LIMIT ${mostBegun}`
        if (begun.length >= mostBegun) return yield* tooOften
        yield* sql`
          INSERT INTO face_recognition (code_hash, owner, session_id, scene_code, file_id, begun_at, expires_at)
          VALUES (${hash(code)}, ${owner}, ${sessionId}, ${place.sceneCode}, ${place.fileId}, ${now}, ${expiresAt})`
      }, sql.withTransaction)

      return Faces.of({
        isAsked,
        mustBeShown: Effect.fn('Faces.mustBeShown')(function* (userId, place) {
          if (yield* isAsked(userId, place)) return yield* notShown
        }),
        begin: Effect.fn('Faces.begin')(function* (user, sessionId, place) {
          const { name, flags } = yield* sceneOf(place.sceneCode)
          if (!isOn(flags.faceDetect)) return yield* notAsked
          const code = yield* newSecret
          const expiresAt = DateTime.toDate(DateTime.add(yield* DateTime.now, { minutes: codeMinutes }))
          yield* Effect.catchTag(write(user.userId, sessionId, place, code, expiresAt), 'SqlError', Effect.die)
          const wanted = { code, name: user.userName, cardId: user.cardId, purpose: `${name}：在线签名`, expiresAt }
          const address = yield* centre.begin(wanted)
          return { code, expiresAt: expiresAt.toISOString(), ...(address === undefined ? {} : { address }) }
        }),
        stateOf: Effect.fn('Faces.stateOf')(function* (userId, code) {
          const row = yield* rowOf(userId, code)
          if (row.state !== 'begun') return row.state
          const now = yield* realNow
          if (row.expiresAt <= now) return 'expired'
          const state = yield* centre.stateOf(code)
          if (state === 'waiting' || state === 'open' || state === 'expired') return state
          const ended = yield* Effect.orDie(sql`
            UPDATE face_recognition SET state = ${state}, ended_at = ${now}
            WHERE code_hash = ${hash(code)} AND owner = ${userId} AND state = 'begun' RETURNING code_hash`)
          if (ended.length > 0) return state
          const first = yield* rowOf(userId, code)
          return first.state === 'begun' ? 'expired' : first.state
        }),
        cancel: Effect.fn('Faces.cancel')(function* (userId, code) {
          const row = yield* rowOf(userId, code)
          if (row.state !== 'begun') return
          const now = yield* realNow
          yield* Effect.orDie(sql`
            UPDATE face_recognition SET state = 'cancelled', ended_at = ${now}
            WHERE code_hash = ${hash(code)} AND owner = ${userId} AND state = 'begun'`)
          yield* centre.cancel(code)
        }),
        sweep: Effect.gen(function* () {
          const now = yield* realNow
          yield* sql`DELETE FROM face_recognition WHERE expires_at < ${now}::timestamptz - interval '24 hours'`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide(Catalogue.layer))
}
