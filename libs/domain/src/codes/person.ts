/**
 * Codes of persons (人员): the gender as the archive list and the dictionary XB_FORM carry it. Source: spec §3.1. Example: `gender.code.female` → '2'.
 */
import { codeTable } from './codeTable.ts'

export const gender = codeTable({
  male: ['1', '男'],
  female: ['2', '女'],
  unknown: ['3', '未知'],
  unspecified: ['4', '未说明']
})
