/**
 * 用户信息: who is logged in, as sessions keep it. Without user info somebody is a visitor (游客).
 * A level outside 1–5 is the first one; what is no record, or names no personal or legal-person user, is nobody. Source: spec §3.4, §6.
 * Example: `userTypeOf(undefined)` → '2'.
 */
import { realNameLevel, defaultRealNameLevel } from '../codes/realNameLevel.ts'
import { userType } from '../codes/userType.ts'
import type { UserType } from '../codes/userType.ts'
import { shape, text } from '../values/wireShape.ts'
import type { Shaped } from '../values/wireShape.ts'

const userInfoShape = shape({
  userType: (value) => userType.parse(value),
  userId: text,
  userRegion: text,
  userLevel: (value) => realNameLevel.parse(value) ?? defaultRealNameLevel,
  cardId: text,
  userName: text,
  /** Credit code of the company a legal person stands for. */
  unionCode: text,
  companyName: text
})

export type UserInfo = Shaped<typeof userInfoShape> & { readonly userType: Exclude<UserType, '2'> }

export function readUserInfo(value: unknown): UserInfo | undefined {
  const info = userInfoShape.read(value)
  if (info === undefined || info.userId === '' || info.userType === undefined || info.userType === '2') return undefined
  return { ...info, userType: info.userType }
}

export const userTypeOf = (info: UserInfo | undefined): UserType => info?.userType ?? userType.code.tourist
