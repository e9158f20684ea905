/**
 * Signing a form (签署): by those whom it names and nobody else, each once, over the bytes that were shown to them.
 *
 * The centre signs outside of any transaction; what it gives becomes the file only where the file still has the bytes that were shown, so that of
 * several requests one counts and a lost or late answer changes nothing. Whoever has signed the same bytes before gets the same answer, without
 * the centre.
 */
import { Forbidden, Rejected } from '@ljonething/api/errors/errors'
import type { NotFound, Unavailable } from '@ljonething/api/errors/errors'
import type { SignedFile } from '@ljonething/api/shapes/Signature'
import type { UserInfo } from '@ljonething/api/session/UserInfo'
import { lowLevelText } from '@ljonething/domain/filing/filingObstacle'
import { signatureStatus } from '@ljonething/domain/signing/Signature'
import { Context, Effect, Layer, Stream } from 'effect'
import { createHash } from 'node:crypto'
import { Faces } from '../faces/Faces.ts'
import { MaterialFiles } from '../materials/MaterialFiles.ts'
import { NewFiles } from '../materials/NewFiles.ts'
import type { MaterialFile } from '../materials/fileRow.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { FormSigners } from './FormSigners.ts'
import type { SignedForm } from './FormSigners.ts'
import { Invitations } from './Invitations.ts'
import { SealCentre } from './SealCentre.ts'
import { holderOf, isTheirs } from './SealHolder.ts'
import { fileMissing, SigningViews } from './SigningViews.ts'

interface SigningRequest {
  readonly fileId: string
  readonly sid: string
  readonly ticket: string
  /** SHA-256 of the bytes that were shown, hex. */
  readonly digest: string
  /** Where the file is somebody else's who asks the person to sign it. */
  readonly invitationId?: string
}

const notAsked = new Forbidden({ msg: '您不是该文件的签署人，不能签名' })
const handedIn = new Rejected({ msg: '该文件已随申请提交，不能再签名' })
const swapped = new Rejected({ msg: '文件在您查看之后有了变化，请重新查看后再签名' })

export class Signing extends Context.Service<
  Signing,
  {
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
      const views = yield* SigningViews

      const signed = (user: UserInfo, file: MaterialFile, form: SignedForm, sid: string) =>
        Effect.map(views.of(user, file, form), (signing): typeof SignedFile.Type => ({
          status: signatureStatus.code.sealed,
          sid,
          fileId: file.id,
          signing
        }))

      /** The owner of the file that the person is asked to sign. */
      const invitedTo = Effect.fnUntraced(function* (user: UserInfo, invitationId: string, fileId: string) {
        const invited = yield* invitations.file(user, invitationId)
        return invited.fileId === fileId ? invited.owner : yield* fileMissing
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
        const { file, form } = yield* views.find(owner, fileId)
        const own = form.signers.filter((signer) => isTheirs(key, user, signer))
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
        const now = yield* views.find(owner, fileId)
        const isSigned = now.form.signers.some((signer) => signer.key === next.key && signer.seenSha256 === digest)
        return isSigned ? yield* signed(user, now.file, now.form, sid) : yield* swapped
      })

      return Signing.of({ sign })
    })
  ).pipe(Layer.provide([Faces.layer, FormSigners.layer, Invitations.layer, MaterialFiles.layer, NewFiles.layer, SigningViews.layer]))
}
