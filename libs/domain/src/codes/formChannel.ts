/** 申报渠道: where a form was filled in. Source: spec §3.1. Example: `formChannel.labelOf('1')` → 互联网门户. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const formChannel = codeTable({
  internet: ['1', '互联网门户'],
  mobile: ['2', '移动端'],
  hall: ['3', '实体大厅']
})

export type FormChannel = CodeOf<typeof formChannel>
