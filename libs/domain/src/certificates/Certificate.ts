/**
 * An electronic certificate (电子证照) as its locker has it, and what keeps it from being reused for a material (复用): gone, of another kind, of another
 * holder, withdrawn, not yet valid, expired. Days are `yyyy-mm-dd`; one without `validUntil` is valid for good (长期). Pure.
 * Example: valid until 2026-11-21, asked on 2026-11-22 → expired.
 */
export interface Certificate {
  readonly certId: string
  /** Kind of certificate (证照类型代码), as scenes name it. */
  readonly certCode: string
  readonly certType: string
  readonly number: string
  readonly issuer: string
  readonly validFrom: string
  readonly validUntil?: string
  readonly isWithdrawn?: boolean
  /** Several of a marriage certificate or a household register; a company by its code. */
  readonly holders: readonly { readonly name: string; readonly cardId: string }[]
}

export type CertificateObstacle = 'gone' | 'otherKind' | 'otherHolder' | 'withdrawn' | 'notYetValid' | 'expired'

export interface WantedCertificate {
  readonly certCode: string
  /** Number of whom it has to be about. */
  readonly holder: string
  readonly today: string
}

export const isHeldBy = ({ holders }: Certificate, number: string): boolean =>
  number !== '' && holders.some(({ cardId }) => cardId.toUpperCase() === number.toUpperCase())

export const certificateObstacle = (
  certificate: Certificate | undefined,
  { certCode, holder, today }: WantedCertificate
): CertificateObstacle | undefined => {
  if (certificate === undefined) return 'gone'
  if (certificate.certCode !== certCode) return 'otherKind'
  if (!isHeldBy(certificate, holder)) return 'otherHolder'
  if (certificate.isWithdrawn === true) return 'withdrawn'
  if (certificate.validFrom > today) return 'notYetValid'
  return certificate.validUntil !== undefined && certificate.validUntil < today ? 'expired' : undefined
}

/** What it is, for the person; the way on is said where it is refused. */
export const obstacleText = (obstacle: CertificateObstacle, { validFrom = '', validUntil = '' }: Partial<Certificate> = {}): string =>
  ({
    gone: '在证照库中已查不到',
    otherKind: '与材料要求的证照种类不符',
    otherHolder: '的持证人与表单中填写的不一致',
    withdrawn: '已注销',
    notYetValid: `自${validFrom}起才有效`,
    expired: `已于${validUntil}到期`
  })[obstacle]
