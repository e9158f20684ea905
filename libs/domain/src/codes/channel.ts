/**
 * What a submit says of the way it came (提交来源): form channel, data source system, the same system as acceptance at a department reads it
 * (受理, prefix SL), and whether it was filed on line. Source: spec §3.1. Example: `dataSource.labelOf('4')` → 自助终端.
 */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const formChannel = codeTable({
  portal: ['1', '互联网门户'],
  mobile: ['2', '移动端'],
  hall: ['3', '实体大厅']
})

export const dataSource = codeTable({
  network: ['1', '政务服务网'],
  mobile: ['2', '移动端'],
  hall: ['3', '办事大厅'],
  terminal: ['4', '自助终端']
})

export const acceptanceSource = codeTable({
  network: ['5', '政务服务网'],
  mobile: ['6', '移动端'],
  hall: ['7', '办事大厅'],
  terminal: ['4', '自助终端']
})

export const onlineMode = codeTable({
  online: ['1', '线上'],
  offline: ['2', '线下']
})

export type DataSource = CodeOf<typeof dataSource>
