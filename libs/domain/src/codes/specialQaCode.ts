/** 特殊问答配置: the configured answers that no question asks for. Source: spec §3.1. Example: `specialQaCode.labelOf('GREETING')` → 欢迎语. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const specialQaCode = codeTable({
  greeting: ['GREETING', '欢迎语'],
  noAnswer: ['NOANSWER', '无答案'],
  satisfaction: ['SATISFACTION', '满意度']
})

export type SpecialQaCode = CodeOf<typeof specialQaCode>
