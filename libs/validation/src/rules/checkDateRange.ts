import { textOf } from './internal/textRule.ts'
import type { RuleContext, TextRule } from './Rule.ts'

/** The first and the last date that can be given, each `''` where there is none. */
export interface DateBounds {
  readonly from: string
  readonly to: string
}

const isField = (side: string): boolean => /^(?!today$)\D/.test(side)

const sidesOf = (param: string): readonly string[] => param.split('~').map((side) => side.trim())

/** What a range stands for now; a side that is the name of a field is its value. */
export function dateBounds(param: string, { today, valueOf }: Pick<RuleContext, 'today' | 'valueOf'>): DateBounds {
  const [from = '', to = ''] = sidesOf(param).map((side) => {
    const given = isField(side) ? (textOf(valueOf(side)) ?? '') : side === 'today' ? today : side
    return /^\d/.test(given) ? given : ''
  })
  return { from, to }
}

const isBefore = (left: string, right: string): boolean => left.slice(0, right.length) < right.slice(0, left.length)

/** Compared as far as both go: a month lies within when its part of the first and the last day does. */
export const isWithin = (text: string, { from, to }: DateBounds): boolean => !(isBefore(text, from) || isBefore(to, text))

/**
 * `_checkDateRange` (日期范围): the date or time lies between two, `first~last` both included; a side is a date as written, `today`, the name of a
 * field, or left away. Text that is no date passes: that is for the format to say. Example: `1949-10-01~today`, `startMonth~`.
 */
export const checkDateRange: TextRule = {
  fn: '_checkDateRange',
  message: (param) => {
    const sides = sidesOf(param)
    const [from = '', to = ''] = sides.some(isField) ? [] : sides.map((side) => (side === 'today' ? '今天' : side))
    if (from === '') return to === '' ? '不在可选范围内' : `不能晚于${to}`
    return to === '' ? `不能早于${from}` : `应在${from}至${to}之间`
  },
  needs: (param) => ({ fields: sidesOf(param).filter(isField) }),
  takes: 'text',
  prepare: (param) => {
    const sides = sidesOf(param)
    if (sides.length !== 2 || sides.join('') === '') return undefined
    return (text, context) => !/^\d[\d: -]*$/.test(text) || isWithin(text, dateBounds(param, context))
  }
}
