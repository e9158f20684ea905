/** The locker of the sandbox (沙箱电子证照库): rows of the table `certificates`, and the sheet that each of them is printed on. */
import type { Certificate } from '@ljonething/domain/certificates/Certificate'
import { isHeldBy } from '@ljonething/domain/certificates/Certificate'
import { Option, Schema } from 'effect'
import type { CertificateSheet } from '../../documents/CertificateSheet.ts'
import type { RegisterRow } from '../stored/registerRow.ts'
import type { CertificateQuestion } from '../../registers/Upstream.ts'
import { LockedCertificate } from '../../registers/Upstream.ts'

const read = Schema.decodeUnknownOption(LockedCertificate)

export const certificatesOf = (rows: (register: string) => readonly RegisterRow[], of: CertificateQuestion): readonly Certificate[] =>
  rows('certificates')
    .flatMap((row) => Option.toArray(read(row)))
    .filter((certificate) => ('certId' in of ? certificate.certId === of.certId : isHeldBy(certificate, of.holder)))

export const printedCertificate = ({
  certId,
  certType,
  number,
  issuer,
  validFrom,
  validUntil,
  holders
}: Certificate): CertificateSheet => ({
  title: certType,
  certId,
  number,
  holders: holders.map(({ name, cardId }) => ({ name, number: cardId })),
  issuer,
  validFrom,
  validUntil: validUntil ?? '长期'
})
