import { textOf } from './textRule.ts'

/** A measure of a plaque (牌匾) in hundredths of a metre: a number with at most two decimals; undefined for anything else. */
export function hundredthsOf(value: unknown): number | undefined {
  const text = textOf(value)
  return text !== undefined && /^[0-9]{1,9}(?:\.[0-9]{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}
