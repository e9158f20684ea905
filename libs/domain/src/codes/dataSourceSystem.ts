/** 数据来源系统: the system an application was made in; `slDataSourceSystem` are the same four with the SL prefix. Source: spec §3.1, rulings 3.1. Example: `dataSourceSystem.labelOf(1)` → 政务服务网. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const dataSourceSystem = codeTable({
  governmentNetwork: [1, '政务服务网'],
  mobileClient: [2, '移动端'],
  serviceHall: [3, '政务大厅'],
  terminal: [4, '自助终端']
})

export type DataSourceSystem = CodeOf<typeof dataSourceSystem>

/** With the SL prefix; the terminal keeps its 4. */
export const slDataSourceSystem = codeTable({
  governmentNetwork: [5, '政务服务网'],
  mobileClient: [6, '移动端'],
  serviceHall: [7, '政务大厅'],
  terminal: [4, '自助终端']
})

export type SlDataSourceSystem = CodeOf<typeof slDataSourceSystem>
