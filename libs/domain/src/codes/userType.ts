/** 用户类型: who uses the portal; session, routing and content use this code (`newUserType` is the other one). Source: spec §3.1. Example: `userType.labelOf('0')` → 个人. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const userType = codeTable({
  personal: ['0', '个人'],
  legal: ['1', '法人'],
  tourist: ['2', '游客']
})

export type UserType = CodeOf<typeof userType>
