/** Gender (性别) by the archive list, as XB_FORM, the dictionary of our forms. Source: spec §3.1. `archiveGender.code.female` → '2'. */
import { codeTable } from './codeTable.ts'

export const archiveGender = codeTable({
  male: ['1', '男'],
  female: ['2', '女'],
  unknown: ['3', '未知'],
  unspecified: ['4', '未说明']
})
