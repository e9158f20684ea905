import { listParameter } from '../internal/parameters.ts'
import { rowsOf } from '../internal/rowsOf.ts'
import type { ValueRule } from './Rule.ts'

const defaultItems = ['dyhd', 'ybzzztx']

const saysYes = (row: unknown, items: readonly string[]): boolean =>
  typeof row === 'object' && row !== null && Object.entries(row).some(([item, value]) => value === '是' && items.includes(item))

/**
 * `_checkBatchRetire` (批量退休): at least one row says 是 for one of the items the parameter lists, 待遇核定 (dyhd) or
 * 医保在职转退休 (ybzzztx) by default. Source: specification 5.
 */
export const checkBatchRetire = {
  fn: '_checkBatchRetire',
  message: () => '暂无完成预审的职工信息，职工档案信息预审通过后才可批量办理',
  prepare: (param: string) => {
    const listed = listParameter(param)
    const items = listed.length === 0 ? defaultItems : listed
    return (value: unknown) => rowsOf(value)?.some((row) => saysYes(row, items)) ?? false
  }
} satisfies ValueRule
