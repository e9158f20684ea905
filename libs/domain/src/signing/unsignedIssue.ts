/**
 * What keeps a material that is to be signed (待签材料) from being handed in: its form waits for somebody, says what is filled in no longer, or
 * was made here and comes back as an upload without having been signed. One file that is signed is enough; one signed by hand and scanned is.
 * Pure. Example: a form that the father has not signed → 待孙浩签名，签名后才能提交.
 */
import { issueText } from '@ljonething/validation/rules/checkRules'
import type { FieldIssue, Material } from '../form/FormDescription.ts'

export type SignedStanding =
  | { readonly kind: 'signed' }
  | { readonly kind: 'open'; readonly waitsFor: readonly string[] }
  | { readonly kind: 'outdated'; readonly wasSigned: boolean }
  | { readonly kind: 'copy' }

interface Signatures {
  readonly isOutdated?: boolean | undefined
  readonly signers: readonly { readonly name: string; readonly signedAt?: unknown }[]
}

/** Of a form that was made here. */
export function signedStanding({ isOutdated, signers }: Signatures): SignedStanding {
  const open = signers.filter(({ signedAt }) => signedAt === undefined || signedAt === null)
  if (isOutdated === true) return { kind: 'outdated', wasSigned: open.length < signers.length }
  return open.length === 0 ? { kind: 'signed' } : { kind: 'open', waitsFor: open.map(({ name }) => name) }
}

export function unsignedText(standing: Exclude<SignedStanding, { readonly kind: 'signed' }>): string {
  if (standing.kind === 'open') return `待${standing.waitsFor.join('、')}签名，签名后才能提交`
  if (standing.kind === 'copy') return '上传的是系统生成的申请表原件，请改为在线签名，或打印后手写签名、上传扫描件'
  return standing.wasSigned ? '您修改了表单，签名已作废，请重新签名' : '您修改了表单，这份申请表已经过时，请重新生成'
}

export function unsignedIssue({ id, label }: Pick<Material, 'id' | 'label'>, standings: readonly SignedStanding[]): FieldIssue | undefined {
  const unsigned = standings.filter((standing) => standing.kind !== 'signed')
  const [first] = unsigned
  if (first === undefined || unsigned.length < standings.length) return undefined
  const message = unsignedText(first)
  return { kind: 'material', id, label, fn: 'signature', message, text: issueText(label, message) }
}
