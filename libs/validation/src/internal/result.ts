import type { NumberReason, NumberResult } from '../numbers/NumberResult.ts'

const refusals: Readonly<Record<NumberReason, NumberResult>> = {
  length: { ok: false, reason: 'length' },
  format: { ok: false, reason: 'format' },
  component: { ok: false, reason: 'component' },
  checksum: { ok: false, reason: 'checksum' }
}

/** Turns the reason a number is refused for, if any, into its result. */
export const resultOf = (value: string, reason: NumberReason | undefined): NumberResult =>
  reason === undefined ? { ok: true, value } : refusals[reason]
