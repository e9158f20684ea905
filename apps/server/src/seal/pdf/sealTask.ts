/**
 * What is done to a PDF with certificates (签章运算): a signature put into it, or one that came back checked. Tens of milliseconds each, so
 * that it happens in a thread of its own (`SealThread.ts`).
 */
import type { KeyPair } from '../pki/certificates.ts'
import { signDetached } from '../pki/cms.ts'
import { addSignature } from './addSignature.ts'
import type { WantedSignature } from './addSignature.ts'
import { checkSigned } from './checkSigned.ts'
import type { Expected, SignedCheck } from './checkSigned.ts'

export interface SignTask extends Omit<WantedSignature, 'sign'> {
  readonly kind: 'sign'
  readonly pdf: Uint8Array
  readonly keys: KeyPair
  readonly timestamper: KeyPair
  /** Certificates of the authorities, from the issuer up. */
  readonly chain: readonly Uint8Array[]
}

export interface CheckTask {
  readonly kind: 'check'
  readonly signed: Uint8Array
  readonly expected: Expected
}

export type SealTask = SignTask | CheckTask

export type SealTaskDone =
  | { readonly kind: 'signed'; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'checked'; readonly check: SignedCheck }
  /** `detail` is the kind of error. */
  | { readonly kind: 'failed'; readonly detail: string }

export const doSealTask = async (task: SealTask): Promise<SealTaskDone> => {
  if (task.kind === 'check') return { kind: 'checked', check: await checkSigned(task.signed, task.expected) }
  const { pdf, keys: signer, timestamper, chain, ...wanted } = task
  const sign = (content: Uint8Array) => signDetached({ content, signer, timestamper, chain, at: wanted.at })
  return { kind: 'signed', pdf: Uint8Array.from(await addSignature(pdf, { ...wanted, sign })) }
}
