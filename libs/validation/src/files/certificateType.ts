/**
 * Type of an electronic certificate (电子证照) from its first 10 bytes: pdf, then png, otherwise ofd.
 * Certificates come in these three forms only, so what is neither is taken for ofd. Source: specification 5.
 */
import { headInHex } from '../internal/bytes.ts'

export type CertificateType = 'pdf' | 'png' | 'ofd'

export function certificateType(head: Uint8Array): CertificateType {
  const hex = headInHex(head, 4)
  return hex === '25504446' ? 'pdf' : hex === '89504e47' ? 'png' : 'ofd'
}
