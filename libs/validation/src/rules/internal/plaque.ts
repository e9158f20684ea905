import type { TextRule } from '../Rule.ts'
import { numberParameter } from '../../internal/parameters.ts'
import { textOf } from './textRule.ts'

/** A measure of a plaque (牌匾) in hundredths of a metre: a number with at most two decimals; undefined for anything else. */
export function hundredthsOf(value: unknown): number | undefined {
  const text = textOf(value)
  return text !== undefined && /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

/** The limit of a side (长度, 高度) whose rule names none, in metres. */
export const defaultPlaqueSide = 4

/** A rule that a side of the plaque stays below its limit; the limit itself fails. */
export const plaqueSideRule = (fn: string, side: string): TextRule => ({
  fn,
  message: (param) => `${side}须小于${numberParameter(param, defaultPlaqueSide)}米`,
  takes: 'text',
  prepare: (param) => {
    const limit = numberParameter(param, defaultPlaqueSide) * 100
    return (text) => (hundredthsOf(text) ?? Infinity) < limit
  }
})
