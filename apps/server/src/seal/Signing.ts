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
import { signatureStatus } from '@ljonething/domain/signing/Signature'
import { Context, Effect, Layer, Stream } from 'effect'
import { createHash } from 'node:crypto'
import { fileItem, MaterialFiles } from '../materials/MaterialFiles.ts'
import type { MaterialFile } from '../materials/MaterialFiles.ts'
import { InstallationKey } from '../platform/InstallationKey.ts'
import { FormSigners, isWhole } from './FormSigners.ts'
import type { SignedForm, SignerRow } from './FormSigners.ts'
import { SealCentre } from './SealCentre.ts'
import { SealCentreLive } from './SealCentreLive.ts'
import { holderOf } from './SealHolder.ts'

interface SigningRequest {
  readonly fileId: string
  readonly sid: string
  readonly ticket: string
  /** SHA-256 of the bytes that were shown, hex. */
  readonly digest: string
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
      const files = yield* MaterialFiles
      const key = yield* InstallationKey
      const signers = yield* FormSigners

      const isCaller = (user: UserInfo, { kind, holder }: SignerRow) => holderOf(key, user, kind)?.reference === holder

      const found = Effect.fnUntraced(function* (owner: string, fileId: string) {
        const [file] = yield* files.ofOwner(owner, [fileId])
        const form = (yield* signers.of([fileId])).get(fileId)
        if (file === undefined || (form !== undefined && form.owner !== owner)) return yield* missing
        return form === undefined ? yield* nothingToSign : { file, form }
      })

      const viewOf = (user: UserInfo, file: MaterialFile, form: SignedForm): SigningView => ({
        file: fileItem(file),
        digest: file.sha256,
        signers: form.signers.map((signer) => ({
          key: signer.key,
          label: signer.label,
          name: signer.name,
          seal: signer.kind,
          isCaller: isCaller(user, signer),
          ...(signer.signedAt === null ? {} : { signedAt: signer.signedAt.toISOString() })
        })),
        isWhole: isWhole(form)
      })

      const signed = (user: UserInfo, file: MaterialFile, form: SignedForm, sid: string): typeof SignedFile.Type => ({
        status: signatureStatus.code.sealed,
        sid,
        fileId: file.id,
        signing: viewOf(user, file, form)
      })

      const bytesOf = (file: MaterialFile) =>
        files.bytes(file).pipe(
          Effect.flatMap((stream) => Stream.runCollect(stream)),
          Effect.map((chunks) => Uint8Array.from(Buffer.concat(chunks)))
        )

      const sign = Effect.fn('Signing.sign')(function* (user: UserInfo, { fileId, sid, ticket, digest }: SigningRequest) {
        const { file, form } = yield* found(user.userId, fileId)
        const own = form.signers.filter((signer) => isCaller(user, signer))
        const [first] = own
        if (first === undefined) return yield* notAsked
        const before = own.find(({ seenSha256 }) => seenSha256 === digest)
        if (before !== undefined) return signed(user, file, form, sid)
        if (file.applyNo !== null) return yield* handedIn
        if (file.sha256 !== digest) return yield* swapped
        const next = own.find(({ signedAt }) => signedAt === null)
        const holder = next && holderOf(key, user, next.kind)
        if (next === undefined || holder === undefined) return signed(user, file, form, sid)
        const pdf = yield* bytesOf(file)
        const answer = yield* centre.sign({ ticket, userId: user.userId, holder, sid, pdf, place: next.key })
        if ('status' in answer) return answer
        const { serial, signedAt } = answer
        const signedSha256 = createHash('sha256').update(answer.pdf).digest('hex')
        const given = { key: next.key, seenSha256: digest, signedSha256, serial, signedBy: user.userId, signedAt }
        const written = yield* files.rewrite(file, answer.pdf, signers.record(fileId, given))
        if (written !== undefined)
          yield* Effect.logInfo('在线签名', { fileId, signer: next.key, seal: next.kind, seen: digest, signed: signedSha256, serial })
        const now = yield* found(user.userId, fileId)
        const isSigned = now.form.signers.some((signer) => signer.key === next.key && signer.seenSha256 === digest)
        return isSigned ? signed(user, now.file, now.form, sid) : yield* swapped
      })

      return Signing.of({
        sign,
        view: Effect.fn('Signing.view')(function* (user, fileId) {
          const { file, form } = yield* found(user.userId, fileId)
          return viewOf(user, file, form)
        }),
        contentHash: (user, fileId) =>
          Effect.map(signers.of([fileId]), (forms) => {
            const form = forms.get(fileId)
            return form?.owner === user.userId ? form.contentHash : undefined
          })
      })
    })
  ).pipe(Layer.provide([FormSigners.layer, MaterialFiles.layer, SealCentreLive]))
}
