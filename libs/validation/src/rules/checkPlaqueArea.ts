import { numberParameter } from '../internal/parameters.ts'
import { hundredthsOf } from './internal/plaque.ts'
import type { Rule } from './Rule.ts'

/** Square metres. */
export const defaultPlaqueArea = 10

const sides = ['plaqueLength', 'plaqueHeight'] as const

/**
 * `_checkPlaqueArea` (牌匾面积上限): the area is a number below the limit in square metres, and so is length × height where both
 * are filled in. Source: specification 5 and its ruling (the limit itself fails). '9.99' passes 10, '10' fails.
 */
export const checkPlaqueArea: Rule = {
  fn: '_checkPlaqueArea',
  message: (param) => `牌匾面积须小于${numberParameter(param, defaultPlaqueArea)}平方米`,
  needs: () => ({ fields: sides }),
  takes: 'text',
  prepare: (param) => {
    const limit = numberParameter(param, defaultPlaqueArea)
    return (text, { valueOf }) => {
      if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(text) || Number(text) >= limit) return false
      const [length, height] = sides.map((side) => hundredthsOf(valueOf(side)))
      return length === undefined || height === undefined || length * height < limit * 10000
    }
  }
}
