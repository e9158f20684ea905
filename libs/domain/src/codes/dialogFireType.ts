/** 提问方式: what made a question be asked. Source: spec §3.1. Example: `dialogFireType.labelOf(1)` → 大家都在问. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const dialogFireType = codeTable({
  allAsk: [1, '大家都在问'],
  hotQa: [2, '热门问答'],
  history: [3, '历史记录'],
  think: [4, '联想'],
  button: [5, '按钮'],
  enter: [6, '回车'],
  voice: [7, '语音'],
  expression: [8, '表情']
})

export type DialogFireType = CodeOf<typeof dialogFireType>
