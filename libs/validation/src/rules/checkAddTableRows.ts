import { numberParameter } from '../internal/parameters.ts'
import { rowsOf } from '../internal/rowsOf.ts'
import { isEmpty } from './isEmpty.ts'
import type { Rule } from './Rule.ts'

/** The most rows of a table whose rule names no number. */
export const defaultAddTableRows = 8

/**
 * `_checkAddTableRows` (表格最大行数): the table has at most as many rows as the parameter. It runs on an empty table too, which has
 * no row and so is within every limit. Source: specification 5 and its ruling.
 */
export const checkAddTableRows: Rule = {
  fn: '_checkAddTableRows',
  message: () => '新增的数量不符合规定的条数',
  runsOn: 'any',
  prepare: (param) => {
    const most = numberParameter(param, defaultAddTableRows)
    return (value) => (isEmpty(value) ? 0 : (rowsOf(value)?.length ?? Infinity)) <= most
  }
}
