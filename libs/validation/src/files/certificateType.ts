/**
 * Type of an electronic certificate (电子证照) from its first 10 bytes: pdf, then png, otherwise ofd.
 * Certificates come in these three forms only, so what is neither is taken for ofd. Source: specification 5.
 */
import { hasBytes } from '../internal/bytes.ts'

export type CertificateType = 'pdf' | 'png' | 'ofd'

/** How many bytes it takes to tell. */
export const certificateHeadLength = 10

export function certificateType(head: Uint8Array): CertificateType {
  if (hasBytes(head, 0, [0x25, 0x50, 0x44, 0x46])) return 'pdf'
  return hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47]) ? 'png' : 'ofd'
}
