/**
 * Status by QR code (扫码查进度): a token of 256 bits, kept as its hash, opens for a day how the matters of one application stand: its number, their names
 * and states. Who follows the application has one at a time: a new one ends the one before. Times are the real clock. Source: spec §7.4.
 */
import { NotFound } from '@ljonething/api/errors/errors'
import type { PhoneStatus } from '@ljonething/api/oneThing/StatusCodeApi'
import { awaitsCorrection, groupOf, labelOf } from '@ljonething/domain/cases/caseStatus'
import { waitText } from '@ljonething/domain/cases/waiting'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { Applications } from '../applications/Applications.ts'
import { Cases } from '../cases/Cases.ts'
import type { Viewer } from '../identity/viewer.ts'
import { newSecret } from '../platform/Ids.ts'

const hours = 24

const hash = (secret: string) => createHash('sha256').update(secret).digest()

const unknownToken = new NotFound({ msg: '二维码已失效，请在电脑上的办件详情中重新生成' })

export class StatusCodes extends Context.Service<
  StatusCodes,
  {
    readonly make: (
      viewer: Viewer,
      applyNo: string
    ) => Effect.Effect<{ readonly applyNo: string; readonly token: string; readonly expiresAt: string }, NotFound>
    readonly look: (token: string) => Effect.Effect<PhoneStatus, NotFound>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/statusCodes/StatusCodes') {
  static readonly layer = Layer.effect(
    StatusCodes,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const applications = yield* Applications
      const cases = yield* Cases

      return StatusCodes.of({
        make: Effect.fn('StatusCodes.make')(function* (viewer, applyNo) {
          yield* applications.get(viewer, applyNo)
          const token = yield* newSecret
          const expiresAt = DateTime.toDate(DateTime.add(yield* DateTime.now, { hours }))
          yield* Effect.orDie(sql`
            INSERT INTO status_code (apply_no, owner, secret_hash, expires_at)
            VALUES (${applyNo}, ${viewer.userId}, ${hash(token)}, ${expiresAt})
            ON CONFLICT (apply_no, owner) DO UPDATE SET secret_hash = EXCLUDED.secret_hash, expires_at = EXCLUDED.expires_at`)
          return { applyNo, token, expiresAt: expiresAt.toISOString() }
        }),
        look: Effect.fn('StatusCodes.look')(function* (token) {
          const now = DateTime.toDate(yield* DateTime.now)
          const [code] = yield* Effect.orDie(
            sql<{ applyNo: string; expiresAt: Date }>`
              SELECT apply_no, expires_at FROM status_code WHERE secret_hash = ${hash(token)} AND expires_at > ${now}`
          )
          if (code === undefined) return yield* unknownToken
          const stored = yield* cases.ofApplications([code.applyNo])
          return {
            applyNo: code.applyNo,
            expiresAt: code.expiresAt.toISOString(),
            matters: stored.map(({ matterName, current }) => {
              const { status } = current
              const group = groupOf(status)
              const waitsFor = waitText(current)
              return {
                matterName,
                label: labelOf(status),
                ...(group === undefined ? {} : { group }),
                needsCorrection: awaitsCorrection(status),
                ...(waitsFor === undefined ? {} : { waitsFor })
              }
            })
          }
        }),
        sweep: Effect.gen(function* () {
          const now = DateTime.toDate(yield* DateTime.now)
          yield* sql`DELETE FROM status_code WHERE expires_at < ${now}`
        }).pipe(Effect.orDie)
      })
    })
  ).pipe(Layer.provide([Applications.layer, Cases.layer]))
}
