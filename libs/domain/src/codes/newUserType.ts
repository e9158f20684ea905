/**
 * 用户类型（新码）: the code of calls that take a user type; session, routing and content use the old one (`userType`).
 * A visitor has no new code. Total: any other value converts to undefined. Source: spec §3.1, rulings 7.
 * Example: `toNewUserType('0')` → '1', `toNewUserType('2')` → undefined, `toOldUserType('2')` → '1'.
 */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'
import type { UserType } from './userType.ts'

export const newUserType = codeTable({
  personal: ['1', '个人'],
  legal: ['2', '法人']
})

export type NewUserType = CodeOf<typeof newUserType>

const pairs: readonly (readonly [UserType, NewUserType])[] = [
  ['0', '1'],
  ['1', '2']
]

export const toNewUserType = (old: unknown): NewUserType | undefined => pairs.find(([code]) => code === old)?.[1]

export const toOldUserType = (fresh: unknown): UserType | undefined => pairs.find(([, code]) => code === fresh)?.[0]
