/** 字段归属: whether an entry of the form is a field or a file, and whether several matters share it. Source: spec §3.3. Example: `fieldType.labelOf('field')` → 字段. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const fieldType = codeTable({
  field: ['field', '字段'],
  commonField: ['commonField', '公共字段'],
  file: ['file', '材料'],
  commonFile: ['commonFile', '公共材料']
})

export type FieldType = CodeOf<typeof fieldType>
