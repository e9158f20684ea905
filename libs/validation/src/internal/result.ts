import type { NumberReason, NumberResult } from '../numbers/NumberResult.ts'

/** Turns the reason a number is refused for, if any, into its result. */
export const resultOf = (value: string, reason: NumberReason | undefined): NumberResult =>
  reason === undefined ? { ok: true, value } : { ok: false, reason }
