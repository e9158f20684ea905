/** 目录类型: whether an entry of the form is a field or a container of fields (spelt as published). Source: spec §3.3. Example: `catalogeType.labelOf('0')` → 字段. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const catalogeType = codeTable({
  field: ['0', '字段'],
  container: ['1', '容器']
})

export type CatalogeType = CodeOf<typeof catalogeType>
