/**
 * What the seal centre says of a seal or a signature (签名状态), spec §3.3, §4.2: `status` 0 there is a seal, or the file is signed and `fileId`
 * names it; 3 the person has no seal, 4 the company has none; any other is an error with `msg` for the person. Example: `{ status: 3 }` →
 * `noPersonalSeal`; `{ status: 0, fileId: 'f1' }` is signed.
 */
import { codeTable } from '../codes/codeTable.ts'
import type { CodeOf } from '../codes/codeTable.ts'

export const signatureStatus = codeTable({
  sealed: [0, '已有签名'],
  noPersonalSeal: [3, '没有个人签名'],
  noCompanySeal: [4, '没有企业印章']
})

/** `sid` names the seal, to be given back when it is used. */
export interface Signature {
  readonly status: number
  readonly sid?: string
  readonly fileId?: string
  readonly msg?: string
}

/** Whose seal it is (印章种类). */
export const sealKind = codeTable({
  person: ['person', '个人签名'],
  company: ['company', '企业印章']
})

export type SealKind = CodeOf<typeof sealKind>

/** What became of asking for a seal or of signing with it. */
export type SignatureOutcome = 'sealed' | 'noPersonalSeal' | 'noCompanySeal' | 'error'

export function signatureOutcome({ status }: Pick<Signature, 'status'>): SignatureOutcome {
  if (status === signatureStatus.code.sealed) return 'sealed'
  if (status === signatureStatus.code.noPersonalSeal) return 'noPersonalSeal'
  return status === signatureStatus.code.noCompanySeal ? 'noCompanySeal' : 'error'
}

/** The file that was signed; undefined where it was not. */
export const signedFileId = (signature: Signature): string | undefined =>
  signatureOutcome(signature) === 'sealed' && signature.fileId !== '' ? signature.fileId : undefined

/** Where the seal centre is reached by a ticket of the person (`switchTicket`). */
export const sealCentreTarget = 'https://seal.example.invalid/'
