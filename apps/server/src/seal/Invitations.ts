/**
 * Invitations to sign (签名邀请): a code that one signer shows or sends to another, good for a day and for the person whom the form names, by number;
 * whoever else has it finds nothing. 256 bits, kept as a hash; asked again there is a new one, and the former finds nothing. It ends with the
 * signature and with the file. The person who is asked also finds it without the code, once logged in. Times are the real clock.
 */
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Invitation } from '@ljonething/api/oneThing/SealApi'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { maskName } from '@ljonething/domain/display/maskText'
import { sealKind } from '@ljonething/domain/signing/Signature'
import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { newPublicId, newSecret } from '../platform/Ids.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { FormSigners } from './FormSigners.ts'
import { holderOf } from './SealHolder.ts'

const validHours = 24
const mostShown = 20

/** What an invitation opens. */
export interface InvitedFile {
  readonly owner: string
  readonly fileId: string
}

interface InvitationRow extends InvitedFile {
  readonly invitationId: string
  readonly fromName: string
  readonly expiresAt: Date
}

const hash = (code: string) => createHash('sha256').update(code).digest()
const gone = new NotFound({ msg: '签名邀请不存在、已失效或不是发给您的，请向邀请人核对' })

export class Invitations extends Context.Service<
  Invitations,
  {
    readonly invite: (
      user: UserInfo,
      fileId: string,
      signer: string
    ) => Effect.Effect<{ readonly code: string; readonly expiresAt: string }, NotFound | Rejected>
    readonly open: (user: UserInfo, code: string) => Effect.Effect<Invitation, NotFound>
    readonly list: (user: UserInfo) => Effect.Effect<readonly Invitation[]>
    readonly file: (user: UserInfo, invitationId: string) => Effect.Effect<InvitedFile, NotFound>
    /** Until when the signers of a file are asked, by key. */
    readonly asked: (fileId: string) => Effect.Effect<ReadonlyMap<string, Date>>
    readonly sweep: Effect.Effect<void>
  }
>()('@ljonething/server/seal/Invitations') {
  static readonly layer = Layer.effect(
    Invitations,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const catalogue = yield* Catalogue
      const files = yield* MaterialFiles
      const key = yield* InstallationKey
      const signers = yield* FormSigners
      const columns = sql.literal('i.invitation_id, i.owner, i.file_id, i.from_name, i.expires_at')

      const now = Effect.map(DateTime.now, DateTime.toDate)

      /** Of the person who asks and of nobody else, and live; of all, those that are not signed. */
      const live = Effect.fnUntraced(function* (user: UserInfo, one?: { readonly code: string } | { readonly invitationId: string }) {
        const holders = sealKind.codes.flatMap((kind) => holderOf(key, user, kind)?.reference ?? [])
        const which =
          one === undefined
            ? sql`s.signed_at IS NULL`
            : 'code' in one
              ? sql`i.code_hash = ${hash(one.code)}`
              : sql`i.invitation_id = ${one.invitationId}`
        return yield* sql<InvitationRow>`
          SELECT ${columns} FROM signing_invitation i JOIN form_signer s ON s.file_id = i.file_id AND s.key = i.key
          WHERE ${sql.in('i.holder', holders)} AND i.expires_at > ${yield* now} AND ${which}
          ORDER BY i.expires_at DESC LIMIT ${mostShown}`
      }, Effect.orDie)

      const shown = Effect.fnUntraced(function* ({ invitationId, owner, fileId, fromName, expiresAt }: InvitationRow) {
        const [file] = yield* files.ofOwner(owner, [fileId])
        const scene = file && catalogue.sceneOf(file.sceneCode)?.scene
        const material = scene?.materials.find(({ code }) => code === file?.materialId)
        if (file === undefined || file.applyNo !== null || scene === undefined || material === undefined) return undefined
        return {
          ...{ invitationId, sceneCode: file.sceneCode, sceneName: scene.name, label: material.label },
          ...{ from: fromName, expiresAt: expiresAt.toISOString() }
        }
      })

      const oneOf = Effect.fnUntraced(function* (found: readonly InvitationRow[]) {
        return found[0] ?? (yield* gone)
      })

      return Invitations.of({
        invite: Effect.fn('Invitations.invite')(function* (user, fileId, wanted) {
          const [file] = yield* files.ofOwner(user.userId, [fileId])
          const signer = (yield* signers.of([fileId])).get(fileId)?.signers.find((one) => one.key === wanted)
          if (file === undefined || signer === undefined) return yield* new NotFound({ msg: '文件不存在或已删除' })
          if (file.applyNo !== null) return yield* new Rejected({ msg: '该文件已随申请提交，不能再签名' })
          if (signer.signedAt !== null) return yield* new Rejected({ msg: '对方已经签名' })
          if (holderOf(key, user, signer.kind)?.reference === signer.holder) return yield* new Rejected({ msg: '请您自己签名，不需要邀请' })
          const [invitationId, code] = yield* Effect.all([newPublicId, newSecret])
          const expiresAt = DateTime.toDate(DateTime.add(yield* DateTime.now, { hours: validHours }))
          yield* Effect.orDie(sql`
            INSERT INTO signing_invitation (invitation_id, code_hash, file_id, key, owner, from_name, holder, expires_at)
            VALUES (${invitationId}, ${hash(code)}, ${fileId}, ${signer.key}, ${user.userId}, ${maskName(user.userName)}, ${signer.holder}, ${expiresAt})
            ON CONFLICT (file_id, key) DO UPDATE SET invitation_id = EXCLUDED.invitation_id, code_hash = EXCLUDED.code_hash,
              expires_at = EXCLUDED.expires_at`)
          return { code, expiresAt: expiresAt.toISOString() }
        }),
        open: Effect.fn('Invitations.open')(function* (user, code) {
          return (yield* shown(yield* oneOf(yield* live(user, { code })))) ?? (yield* gone)
        }),
        list: Effect.fn('Invitations.list')(function* (user) {
          const found = yield* Effect.forEach(yield* live(user), shown)
          return found.filter((one) => one !== undefined)
        }),
        file: Effect.fn('Invitations.file')(function* (user, invitationId) {
          const { owner, fileId } = yield* oneOf(yield* live(user, { invitationId }))
          return { owner, fileId }
        }),
        asked: (fileId) =>
          Effect.flatMap(
            now,
            (at) =>
              sql<{
                key: string
                expiresAt: Date
              }>`SELECT key, expires_at FROM signing_invitation WHERE file_id = ${fileId} AND expires_at > ${at}`
          ).pipe(
            Effect.orDie,
            Effect.map((rows) => new Map(rows.map((row) => [row.key, row.expiresAt])))
          ),
        sweep: Effect.flatMap(now, (at) => sql`DELETE FROM signing_invitation WHERE expires_at < ${at}`).pipe(Effect.orDie, Effect.asVoid)
      })
    })
  ).pipe(Layer.provide([Catalogue.layer, FormSigners.layer, MaterialFiles.layer]))
}
