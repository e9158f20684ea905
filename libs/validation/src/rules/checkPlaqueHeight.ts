import { numberParameter } from './parameters.ts'
import { hundredthsOf } from './plaque.ts'
import type { Rule } from './Rule.ts'

/** Metres. */
export const defaultPlaqueHeight = 4

/** `_checkPlaqueHeight` (牌匾高度上限): a number with at most two decimals, below the limit in metres. Source: specification 5. '3.99' passes 4, '4' fails. */
export const checkPlaqueHeight: Rule = {
  fn: '_checkPlaqueHeight',
  message: (param) => `牌匾高度须小于${numberParameter(param, defaultPlaqueHeight)}米`,
  prepare: (param) => {
    const limit = numberParameter(param, defaultPlaqueHeight) * 100
    return (value) => (hundredthsOf(value) ?? Infinity) < limit
  }
}
