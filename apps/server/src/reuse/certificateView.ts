/** A certificate of the locker (电子证照), as it is offered and as it is remembered of a file that was taken of it. Pure. */
import type { ShownCertificate } from '@ljonething/api/oneThing/ReuseApi'
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { maskIdCard } from '@ljonething/domain/display/maskText'
import { createHash } from 'node:crypto'

/** Changes when the certificate is issued anew. */
export const editionOf = ({ number, issuer, validFrom, validUntil = '' }: Certificate): string =>
  createHash('sha256')
    .update(JSON.stringify([number, issuer, validFrom, validUntil]))
    .digest('base64url')

export const shown = (certificate: Certificate, refusal: string): ShownCertificate => {
  const { certId, certType, certCode, holders, number, issuer, validUntil = '' } = certificate
  const holder = holders.map(({ name }) => name).join('、')
  return { reuseId: certId, fileName: certType, certType, certCode, holder, number: maskIdCard(number), issuer, validUntil, refusal }
}
