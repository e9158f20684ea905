import type { NumberReason, NumberResult } from '../NumberResult.ts'

/** The result for a number: the reason it is refused for, or its canonical spelling, which is the one given unless said otherwise. */
export const resultOf = (input: string, reason: NumberReason | undefined, canonical = (number: string): string => number): NumberResult =>
  reason === undefined ? { ok: true, value: canonical(input) } : { ok: false, reason }

/** Capitals, the canonical spelling of numbers with letters. */
export const inCapitals = (input: string): string => input.toUpperCase()
