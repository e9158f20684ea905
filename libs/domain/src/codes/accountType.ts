/** 账号类型: what an account is for. Source: spec §3.1. Example: `accountType.labelOf('0')` → 正式账号. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const accountType = codeTable({
  normal: ['0', '正式账号'],
  grayBox: ['1', '灰度账号'],
  test: ['2', '测试账号']
})

export type AccountType = CodeOf<typeof accountType>
