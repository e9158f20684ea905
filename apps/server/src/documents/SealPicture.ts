/** A visible seal (印章图样) as plain data: a company's is round, a person's square. */
import type { SealKind } from '@ljonething/domain/signing/Signature'

export interface SealPicture {
  readonly kind: SealKind
  readonly name: string
}
