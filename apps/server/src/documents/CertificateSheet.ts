/** An electronic certificate (电子证照) as plain data, for the locker of the sandbox. Days are `yyyy-mm-dd`; `validUntil` may be 长期. */
export interface CertificateSheet {
  readonly title: string
  readonly certId: string
  readonly number: string
  readonly holders: readonly { readonly name: string; readonly number: string }[]
  readonly issuer: string
  readonly validFrom: string
  readonly validUntil: string
}
