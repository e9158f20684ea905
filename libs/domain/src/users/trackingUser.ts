/**
 * 埋点用户: how a tracked click names its user: a person by id and name, a company with its credit code and name besides; a visitor not at all.
 * Source: spec §6. Example: a person → { userID, userName, result: 'personal' }.
 */
import type { UserInfo } from './userInfo.ts'

export type TrackingUser =
  | { readonly userID: string; readonly userName: string; readonly result: 'personal' }
  | { readonly userID: string; readonly userName: string; readonly cId: string; readonly enterprise: string; readonly result: 'legal' }

export function trackingUser(info: UserInfo | undefined): TrackingUser | undefined {
  if (info === undefined) return undefined
  const { userId: userID, userName } = info
  return info.userType === '0'
    ? { userID, userName, result: 'personal' }
    : { userID, userName, cId: info.unionCode, enterprise: info.companyName, result: 'legal' }
}
