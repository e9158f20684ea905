/**
 * Online signing, step by step (在线签名流程), spec §4.2: is there a seal, else it is applied for and asked again; consent; the face where the scene asks
 * for it; then the signature, with a fresh ticket for each question. What fails is said, and the whole request is begun again or given up. Nothing is
 * signed that was not shown: `digest` is that of the bytes on the screen. A signature whose answer was lost is found when one looks again.
 */
import type { SealKind, Signature } from '@ljonething/domain/signing/Signature'
import { signatureOutcome, signedFileId } from '@ljonething/domain/signing/Signature'
import { apiFailure } from '../queries/apiError.ts'
import type { Signing } from '../queries/signing.ts'

export type SigningStage = 'idle' | 'checking' | 'signing'

export interface SigningSteps {
  /** The seal of the signer that the caller is. */
  readonly seal: SealKind
  readonly findSeal: () => Promise<Signature>
  /** Leads to where a seal is applied for; false when the person gives up. */
  readonly applyForSeal: (kind: SealKind) => Promise<boolean>
  readonly consent: () => Promise<boolean>
  /** True without asking where no face is to be shown. */
  readonly showFace: () => Promise<boolean>
  readonly sign: (sid: string) => Promise<Signature & { readonly signing?: Signing }>
  /** How far it is, and whether the bytes are still those that were shown. */
  readonly look: () => Promise<{ readonly signing: Signing; readonly isAsShown: boolean }>
  readonly stage: (stage: SigningStage) => void
  readonly failed: (message: string) => void
  /** 重新发起 or 取消. */
  readonly again: (message: string) => Promise<boolean>
}

export type SigningEnd =
  { readonly kind: 'signed'; readonly signing: Signing } | { readonly kind: 'changed' } | { readonly kind: 'stopped' }

const failedText = '在线签名失败'
const lateText = '签名服务长时间没有答复。可以重新发起，同一个人在同一份申请表上只会签一次'

class Refused extends Error {}

const stopped: SigningEnd = { kind: 'stopped' }

const textOf = (error: unknown): string => {
  if (error instanceof Refused) return error.message === '' ? failedText : error.message
  if (error instanceof DOMException && error.name === 'TimeoutError') return lateText
  const { tag, message } = apiFailure(error)
  return tag === 'Unexpected' ? failedText : message
}

const isSignedByCaller = ({ signers }: Signing): boolean => {
  const own = signers.filter(({ isCaller }) => isCaller)
  return own.length > 0 && own.every(({ signedAt }) => signedAt !== undefined)
}

export const runSigning = async (steps: SigningSteps): Promise<SigningEnd> => {
  let hasConsent = false
  let sid: string | undefined

  /** Undefined: begin again. */
  const attempt = async (): Promise<SigningEnd | undefined> => {
    steps.stage('checking')
    const found = await steps.findSeal()
    const outcome = signatureOutcome(found)
    if (outcome === 'error' || (outcome === 'sealed' && found.sid === undefined)) throw new Refused(found.msg ?? '')
    steps.stage('idle')
    if (outcome !== 'sealed') return (await steps.applyForSeal(steps.seal)) ? undefined : stopped
    if (!hasConsent && !(await steps.consent())) return stopped
    hasConsent = true
    if (!(await steps.showFace())) return stopped
    steps.stage('signing')
    sid = found.sid ?? ''
    const signed = await steps.sign(sid)
    const ended = signatureOutcome(signed)
    if (ended === 'noPersonalSeal' || ended === 'noCompanySeal') {
      steps.stage('idle')
      return (await steps.applyForSeal(steps.seal)) ? undefined : stopped
    }
    if (signedFileId(signed) === undefined) throw new Refused(signed.msg ?? '')
    return { kind: 'signed', signing: signed.signing ?? (await steps.look()).signing }
  }

  try {
    for (;;) {
      try {
        const end = await attempt()
        if (end !== undefined) return end
      } catch (error) {
        steps.stage('idle')
        const message = textOf(error)
        if (apiFailure(error).tag === 'NotLoggedIn') {
          steps.failed(message)
          return stopped
        }
        const now = await steps.look().catch(() => undefined)
        if (sid !== undefined && now !== undefined && isSignedByCaller(now.signing)) return { kind: 'signed', signing: now.signing }
        steps.failed(message)
        if (now?.isAsShown === false) return { kind: 'changed' }
        if (!(await steps.again(message))) return stopped
      }
    }
  } finally {
    steps.stage('idle')
  }
}
