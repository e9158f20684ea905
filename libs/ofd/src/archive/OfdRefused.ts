/** Why a file is not shown (不予显示的原因): it is no OFD or is damaged; it unfolds beyond the limits; it has a password. */
export type RefusalReason = 'broken' | 'tooLarge' | 'locked'

/** Thrown inside the library only: `openOfd` and `OfdDocument.page` give the reason as a value. */
export class OfdRefused extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(`OFD refused: ${reason}`)
    this.reason = reason
  }
}
