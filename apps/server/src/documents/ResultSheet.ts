/** What a case has come to (办理结果) as plain data: a certificate, or a notice of approval or refusal; printed as PDF, OFD or picture. One page. */
export interface ResultSheet {
  readonly title: string
  /** The number of the document (文书编号). */
  readonly number: string
  /** Printed over the page, as 样例. */
  readonly mark?: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly paragraphs: readonly string[]
  readonly issuer: string
  /** yyyy-mm-dd. */
  readonly issuedOn: string
  readonly dataHash: string
}
