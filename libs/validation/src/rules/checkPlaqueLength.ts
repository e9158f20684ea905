import { numberParameter } from './parameters.ts'
import { hundredthsOf } from './plaque.ts'
import type { Rule } from './Rule.ts'

/** Metres. */
export const defaultPlaqueLength = 4

/** `_checkPlaqueLength` (牌匾长度上限): a number with at most two decimals, below the limit in metres. Source: specification 5. '3.99' passes 4, '4' fails. */
export const checkPlaqueLength: Rule = {
  fn: '_checkPlaqueLength',
  message: (param) => `牌匾长度须小于${numberParameter(param, defaultPlaqueLength)}米`,
  prepare: (param) => {
    const limit = numberParameter(param, defaultPlaqueLength) * 100
    return (value) => (hundredthsOf(value) ?? Infinity) < limit
  }
}
