/**
 * How far the signing of a form is (签署进度), for the person whose file it is and for those who are invited to sign it.
 */
import type { Unavailable } from '@ljonething/api/errors/errors'
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { Signing } from '@ljonething/api/shapes/Signature'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import type { Stream } from 'effect'
import { Context, Effect, Layer } from 'effect'
import { fileItem } from '../materials/fileRow.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { FormSigners, isWhole } from './FormSigners.ts'
import type { SignedForm } from './FormSigners.ts'
import { Invitations } from './Invitations.ts'
import { isTheirs } from './SealHolder.ts'

export const fileMissing = new NotFound({ msg: '文件不存在或已删除' })
const nothingToSign = new Rejected({ msg: '该文件不需要在线签名' })

export class SigningViews extends Context.Service<
  SigningViews,
  {
    /** A file of theirs that somebody signs. */
    readonly find: (
      owner: string,
      fileId: string
    ) => Effect.Effect<{ readonly file: MaterialFile; readonly form: SignedForm }, NotFound | Rejected>
    readonly of: (user: UserInfo, file: MaterialFile, form: SignedForm) => Effect.Effect<Signing>
    /** How far the signing of a file of the person's is. */
    readonly view: (user: UserInfo, fileId: string) => Effect.Effect<Signing, NotFound | Rejected>
    /** Of the file of an invitation of theirs. */
    readonly invited: (user: UserInfo, invitationId: string) => Effect.Effect<Signing, NotFound>
    readonly invitedBytes: (
      user: UserInfo,
      invitationId: string
    ) => Effect.Effect<Stream.Stream<Uint8Array, Unavailable>, NotFound | Unavailable>
    /** What a form said when it was made; undefined where the person has no such form. */
    readonly contentHash: (user: UserInfo, fileId: string) => Effect.Effect<string | undefined>
  }
>()('@ljonething/server/seal/SigningViews') {
  static readonly layer = Layer.effect(
    SigningViews,
    Effect.gen(function* () {
      const files = yield* MaterialFiles
      const key = yield* InstallationKey
      const signers = yield* FormSigners
      const invitations = yield* Invitations

      const find = Effect.fnUntraced(function* (owner: string, fileId: string) {
        const [file] = yield* files.ofOwner(owner, [fileId])
        const form = (yield* signers.of([fileId])).get(fileId)
        if (file === undefined || (form !== undefined && form.owner !== owner)) return yield* fileMissing
        return form === undefined ? yield* nothingToSign : { file, form }
      })

      const of = Effect.fnUntraced(function* (user: UserInfo, file: MaterialFile, form: SignedForm) {
        const asked = yield* invitations.asked(file.id)
        return {
          file: fileItem(file),
          digest: file.sha256,
          signers: form.signers.map((signer) => {
            const until = signer.signedAt === null ? asked.get(signer.key) : undefined
            return {
              key: signer.key,
              label: signer.label,
              name: signer.name,
              seal: signer.kind,
              isCaller: isTheirs(key, user, signer),
              ...(signer.signedAt === null ? {} : { signedAt: signer.signedAt.toISOString() }),
              ...(until === undefined ? {} : { invitedUntil: until.toISOString() })
            }
          }),
          isWhole: isWhole(form)
        } satisfies Signing
      })

      return SigningViews.of({
        find,
        of,
        view: Effect.fn('SigningViews.view')(function* (user, fileId) {
          const { file, form } = yield* find(user.userId, fileId)
          return yield* of(user, file, form)
        }),
        invited: Effect.fn('SigningViews.invited')(function* (user, invitationId) {
          const { owner, fileId } = yield* invitations.file(user, invitationId)
          const { file, form } = yield* Effect.catchTag(find(owner, fileId), 'Rejected', () => Effect.fail(fileMissing))
          return yield* of(user, file, form)
        }),
        invitedBytes: Effect.fn('SigningViews.invitedBytes')(function* (user, invitationId) {
          const { owner, fileId } = yield* invitations.file(user, invitationId)
          const [file] = yield* files.ofOwner(owner, [fileId])
          return yield* files.bytes(file ?? (yield* fileMissing))
        }),
        contentHash: (user, fileId) =>
          Effect.map(signers.of([fileId]), (forms) => {
            const form = forms.get(fileId)
            return form?.owner === user.userId ? form.contentHash : undefined
          })
      })
    })
  ).pipe(Layer.provide([FormSigners.layer, Invitations.layer, MaterialFiles.layer]))
}
