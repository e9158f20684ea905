/**
 * 电子签名: what the seal service says of a user's signature and of one signing. Status 0 has a signature, 3 lacks the personal one,
 * 4 lacks the company's; any other status is an error whose message is the service's own. Signing has succeeded when the status is 0
 * and a file id came back. Source: spec §4.2, §3.3, §8. Example: { status: 3 } → missing personal signature; { status: 7, msg: '超时' } → failed 超时.
 */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'
import { shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

export const signatureStatus = codeTable({
  signed: [0, '已有签名'],
  noPersonalSignature: [3, '没有个人签名'],
  noCompanySignature: [4, '没有企业签章']
})

export type SignatureStatus = CodeOf<typeof signatureStatus>

const signatureShape = shape({ status: text, sid: text, fileId: text, msg: text })

export type Signature = Shaped<typeof signatureShape>

export const readSignature = signatureShape.read

export type SigningOutcome =
  | { readonly ok: true; readonly fileId: string }
  | { readonly ok: false; readonly reason: 'noPersonalSignature' | 'noCompanySignature' | 'failed'; readonly message: string }

export const signingFailedText = '在线签名失败'

/** The status, undefined when it is an error. */
export const signatureStatusOf = (signature: Signature): SignatureStatus | undefined => signatureStatus.parse(signature.status)

export const hasSignature = (signature: Signature): boolean => signatureStatusOf(signature) === signatureStatus.code.signed

const missing = {
  3: { ok: false, reason: 'noPersonalSignature', message: signatureStatus.labelOf(3) },
  4: { ok: false, reason: 'noCompanySignature', message: signatureStatus.labelOf(4) }
} as const satisfies Readonly<Record<Exclude<SignatureStatus, 0>, SigningOutcome>>

/** How one signing ended. */
export function signingOutcome(signature: Signature | undefined): SigningOutcome {
  const status = signature === undefined ? undefined : signatureStatusOf(signature)
  if (status === 3 || status === 4) return missing[status]
  const { fileId = '', msg = '' } = signature ?? {}
  if (status === 0 && fileId !== '') return { ok: true, fileId }
  return { ok: false, reason: 'failed', message: msg === '' ? signingFailedText : msg }
}
