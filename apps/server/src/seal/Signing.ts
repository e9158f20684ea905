/**
 * Signing a form (签署): by those whom it names and nobody else, each once, over the bytes that were shown to them.
 *
 * The centre signs outside of any transaction; what it gives becomes the file only where the file still has the bytes that were shown, so that of
 * several requests one counts and a lost or late answer changes nothing. Whoever has signed the same bytes before gets the same answer, without
 * the centre.
 */
import type { Unavailable } from '@ljonething/api/errors/errors'
import { Forbidden, NotFound, Rejected } from '@ljonething/api/errors/errors'
import type { SignedFile, Signing as SigningView } from '@ljonething/api/shapes/Signature'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { lowLevelText } from '@ljonething/domain/filing/filingObstacle'
import { signatureStatus } from '@ljonething/domain/signing/Signature'
import { Context, Effect, Layer, Stream } from 'effect'
import { createHash } from 'node:crypto'
import { Faces } from '../faces/Faces.ts'
import { fileItem } from '../materials/fileRow.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { FormSigners, isWhole } from './FormSigners.ts'
import type { SignedForm, SignerRow } from './FormSigners.ts'
import { Invitations } from './Invitations.ts'
import { SealCentre } from './SealCentre.ts'
import { holderOf } from './SealHolder.ts'

interface SigningRequest {
  readonly fileId: string
  readonly sid: string
  readonly ticket: string
  /** SHA-256 of the bytes that were shown, hex. */
  readonly digest: string
  /** Where the file is somebody else's who asks the person to sign it. */
  readonly invitationId?: string
}

const missing = new NotFound({ msg: '文件不存在或已删除' })
const nothingToSign = new Rejected({ msg: '该文件不需要在线签名' })
const notAsked = new Forbidden({ msg: '您不是该文件的签署人，不能签名' })
const handedIn = new Rejected({ msg: '该文件已随申请提交，不能再签名' })
const swapped = new Rejected({ msg: '文件在您查看之后有了变化，请重新查看后再签名' })

export class Signing extends Context.Service<
  Signing,
  {
    /** How far the signing of a file of the person's is. */
    readonly view: (user: UserInfo, fileId: string) => Effect.Effect<SigningView, NotFound | Rejected>
    /** Of the file of an invitation of theirs. */
    readonly invitedView: (user: UserInfo, invitationId: string) => Effect.Effect<SigningView, NotFound>
    readonly invitedBytes: (
      user: UserInfo,
      invitationId: string
    ) => Effect.Effect<Stream.Stream<Uint8Array, Unavailable>, NotFound | Unavailable>
    /** What a form said when it was made; undefined where the person has no such form. */
    readonly contentHash: (user: UserInfo, fileId: string) => Effect.Effect<string | undefined>
    readonly sign: (
      user: UserInfo,
      request: SigningRequest
    ) => Effect.Effect<typeof SignedFile.Type, Forbidden | NotFound | Rejected | Unavailable>
  }
>()('@ljonething/server/seal/Signing') {
  static readonly layer = Layer.effect(
    Signing,
    Effect.gen(function* () {
      const centre = yield* SealCentre
      const faces = yield* Faces
      const files = yield* MaterialFiles
      const newFiles = yield* NewFiles
      const key = yield* InstallationKey
      const signers = yield* FormSigners
      const invitations = yield* Invitations

      const isCaller = (user: UserInfo, { kind, holder }: SignerRow) => holderOf(key, user, kind)?.reference === holder

      const found = Effect.fnUntraced(function* (owner: string, fileId: string) {
        const [file] = yield* files.ofOwner(owner, [fileId])
        const form = (yield* signers.of([fileId])).get(fileId)
        if (file === undefined || (form !== undefined && form.owner !== owner)) return yield* missing
        return form === undefined ? yield* nothingToSign : { file, form }
      })

      const viewOf = Effect.fnUntraced(function* (user: UserInfo, file: MaterialFile, form: SignedForm) {
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
              isCaller: isCaller(user, signer),
              ...(signer.signedAt === null ? {} : { signedAt: signer.signedAt.toISOString() }),
              ...(until === undefined ? {} : { invitedUntil: until.toISOString() })
            }
          }),
          isWhole: isWhole(form)
        } satisfies SigningView
      })

      const signed = (user: UserInfo, file: MaterialFile, form: SignedForm, sid: string) =>
        Effect.map(viewOf(user, file, form), (signing): typeof SignedFile.Type => ({
          status: signatureStatus.code.sealed,
          sid,
          fileId: file.id,
          signing
        }))

      /** The owner of the file that the person is asked to sign. */
      const invitedTo = Effect.fnUntraced(function* (user: UserInfo, invitationId: string, fileId: string) {
        const invited = yield* invitations.file(user, invitationId)
        return invited.fileId === fileId ? invited.owner : yield* missing
      })

      const bytesOf = (file: MaterialFile) =>
        files.bytes(file).pipe(
          Effect.flatMap((stream) => Stream.runCollect(stream)),
          Effect.map((chunks) => Uint8Array.from(Buffer.concat(chunks)))
        )

      const sign = Effect.fn('Signing.sign')(function* (user: UserInfo, request: SigningRequest) {
        const { fileId, sid, ticket, digest, invitationId } = request
        const tooLow = lowLevelText(user, '在线签名')
        if (tooLow !== undefined) return yield* new Forbidden({ msg: tooLow })
        const owner = invitationId === undefined ? user.userId : yield* invitedTo(user, invitationId, fileId)
        const { file, form } = yield* found(owner, fileId)
        const own = form.signers.filter((signer) => isCaller(user, signer))
        const [first] = own
        if (first === undefined) return yield* notAsked
        const before = own.find(({ seenSha256 }) => seenSha256 === digest)
        if (before !== undefined) return yield* signed(user, file, form, sid)
        if (file.applyNo !== null) return yield* handedIn
        if (file.sha256 !== digest) return yield* swapped
        const next = own.find(({ signedAt }) => signedAt === null)
        const holder = next && holderOf(key, user, next.kind)
        if (next === undefined || holder === undefined) return yield* signed(user, file, form, sid)
        yield* faces.mustBeShown(user.userId, { sceneCode: file.sceneCode, fileId })
        const pdf = yield* bytesOf(file)
        const answer = yield* centre.sign({ ticket, userId: user.userId, holder, sid, pdf, place: next.key })
        if ('status' in answer) return answer
        const { serial, signedAt } = answer
        const signedSha256 = createHash('sha256').update(answer.pdf).digest('hex')
        const given = { key: next.key, seenSha256: digest, signedSha256, serial, signedBy: user.userId, signedAt }
        const written = yield* newFiles.rewrite(file, answer.pdf, signers.record(fileId, given))
        if (written !== undefined)
          yield* Effect.logInfo('在线签名', { fileId, signer: next.key, seal: next.kind, seen: digest, signed: signedSha256, serial })
        const now = yield* found(owner, fileId)
        const isSigned = now.form.signers.some((signer) => signer.key === next.key && signer.seenSha256 === digest)
        return isSigned ? yield* signed(user, now.file, now.form, sid) : yield* swapped
      })

      return Signing.of({
        sign,
        view: Effect.fn('Signing.view')(function* (user, fileId) {
          const { file, form } = yield* found(user.userId, fileId)
          return yield* viewOf(user, file, form)
        }),
        invitedView: Effect.fn('Signing.invitedView')(function* (user, invitationId) {
          const { owner, fileId } = yield* invitations.file(user, invitationId)
          const { file, form } = yield* Effect.catchTag(found(owner, fileId), 'Rejected', () => Effect.fail(missing))
          return yield* viewOf(user, file, form)
        }),
        invitedBytes: Effect.fn('Signing.invitedBytes')(function* (user, invitationId) {
          const { owner, fileId } = yield* invitations.file(user, invitationId)
          const [file] = yield* files.ofOwner(owner, [fileId])
          return yield* files.bytes(file ?? (yield* missing))
        }),
        contentHash: (user, fileId) =>
          Effect.map(signers.of([fileId]), (forms) => {
            const form = forms.get(fileId)
            return form?.owner === user.userId ? form.contentHash : undefined
          })
      })
    })
  ).pipe(Layer.provide([Faces.layer, FormSigners.layer, Invitations.layer, MaterialFiles.layer, NewFiles.layer]))
}
