/**
 * The submission receipt (受理回执) as plain data: one application, one case per matter.
 *
 * The caller masks the applicant. `acceptedAt` is Beijing time, `yyyy-MM-dd HH:mm:ss`.
 * The QR code on the sheet carries the application number and nothing else.
 * Source: spec §1, §2.1 (successfulHandling).
 */
export interface AcceptanceReceipt {
  readonly sceneName: string
  readonly applicationNumber: string
  readonly documentNumber: string
  readonly region: string
  readonly acceptedAt: string
  readonly applicant: string
  readonly cases: readonly ReceiptCase[]
  readonly notices: readonly string[]
  readonly dataHash: string
}

export interface ReceiptCase {
  readonly matter: string
  readonly caseNumber: string
  readonly department: string
  /** By which day it is promised, as it is read: 2026-11-23 前. */
  readonly due: string
}
