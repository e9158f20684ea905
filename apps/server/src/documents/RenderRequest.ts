/** What a typesetting thread is asked for and what it answers, as messages. Every request gets one answer. */
import type { AcceptanceReceipt } from './AcceptanceReceipt.ts'
import type { ApplicationDocument } from './ApplicationDocument.ts'
import type { CertificateSheet } from './CertificateSheet.ts'
import type { FilledBlank } from './FilledBlank.ts'
import type { ResultSheet } from './ResultSheet.ts'
import type { SealPicture } from './SealPicture.ts'

/** Bytes of the pictures that a document names, by their file. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>

export type RenderRequest =
  | {
      readonly template: 'application'
      readonly document: ApplicationDocument
      readonly as: 'pdf' | 'docx'
      readonly pictures?: PictureFiles
    }
  | { readonly template: 'blank'; readonly document: FilledBlank }
  | { readonly template: 'certificate'; readonly document: CertificateSheet }
  | { readonly template: 'receipt'; readonly document: AcceptanceReceipt }
  | { readonly template: 'seal'; readonly document: SealPicture }
  | { readonly template: 'result'; readonly document: ResultSheet; readonly as: 'pdf' | 'png' }

export interface Rendered {
  readonly kind: 'rendered'
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Characters drawn as boxes, like `U+20BB7`, each once. */
  readonly missing: readonly string[]
}

export type RenderAnswer = Rendered | { readonly kind: 'refused'; readonly detail: string }

/** The first message of a thread, once its fonts are loaded. */
export const threadReady = 'ready'
