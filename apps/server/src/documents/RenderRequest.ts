/** What a typesetting thread is asked for and what it answers, as messages. Every request gets one answer. */
import type { AcceptanceReceipt } from './AcceptanceReceipt.ts'
import type { ApplicationDocument } from './ApplicationDocument.ts'
import type { CertificateSheet } from './CertificateSheet.ts'
import type { FilledBlank } from './FilledBlank.ts'

export type RenderRequest =
  | { readonly template: 'application'; readonly document: ApplicationDocument }
  | { readonly template: 'blank'; readonly document: FilledBlank }
  | { readonly template: 'certificate'; readonly document: CertificateSheet }
  | { readonly template: 'receipt'; readonly document: AcceptanceReceipt }

export interface Rendered {
  readonly kind: 'rendered'
  readonly pdf: Uint8Array<ArrayBuffer>
  /** Characters drawn as boxes, like `U+20BB7`, each once. */
  readonly missing: readonly string[]
}

export type RenderAnswer = Rendered | { readonly kind: 'refused'; readonly detail: string }

/** The first message of a thread, once its fonts are loaded. */
export const threadReady = 'ready'
