/** 对话角色: who says a line of the dialog. Source: spec §3.1. Example: `dialogRole.labelOf('user')` → 用户. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const dialogRole = codeTable({
  user: ['user', '用户'],
  robot: ['robot', '机器人']
})

export type DialogRole = CodeOf<typeof dialogRole>
