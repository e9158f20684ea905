/** 证件核验类型: the kind of number that identifies an applicant. Source: spec §3.1, rulings 3.1. Example: `identityCheckType.labelOf('001')` → 统一社会信用代码. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const identityCheckType = codeTable({
  creditCode: ['001', '统一社会信用代码'],
  personalId: ['111', '居民身份证']
})

export type IdentityCheckType = CodeOf<typeof identityCheckType>
