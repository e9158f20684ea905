/** What page and reader thread say to each other (后台线程消息): it is there; then one question at a time, each with one answer. */
import type { RefusalReason } from '@ljonething/ofd/archive/OfdRefused'
import type { TextLine } from '@ljonething/ofd/page/pageText'

export type Question =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `width` in pixels. */
  | { readonly kind: 'draw'; readonly index: number; readonly width: number }

export interface SealQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Certificates (DER) of authorities. */
  readonly trusted: readonly Uint8Array[]
}

export interface Ready {
  readonly kind: 'ready'
}

export interface Opened {
  readonly kind: 'opened'
  readonly pages: number
  readonly pagesInFile: number
  readonly isSealed: boolean
  /** In the package; the first is shown. */
  readonly documents: number
  readonly attachments: number
  readonly isPrintable: boolean
  /** Of a page that says none, millimetres. */
  readonly size: { readonly width: number; readonly height: number }
}

export interface Drawn {
  readonly kind: 'drawn'
  readonly bitmap: ImageBitmap
  /** Millimetres. */
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  /** Objects that were left out. */
  readonly skipped: number
}

export interface Refused {
  readonly kind: 'refused'
  /** `slow`: given up after the time limit; `absent`: the thread could not be loaded. */
  readonly reason: RefusalReason | 'slow' | 'absent'
}

export type Answer = Opened | Drawn | Refused
