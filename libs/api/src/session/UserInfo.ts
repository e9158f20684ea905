/**
 * User info (用户信息), spec §3.4: what the portal knows of the person or company it serves.
 *
 * `userType` is the old code ("0" personal, "1" legal person); visitors have no user info. Names and numbers come masked
 * except to their owner in `getUserInfo`.
 */
import { companyRole } from '@ljonething/domain/codes/user'
import { Schema } from 'effect'

export const UserInfo = Schema.Struct({
  userType: Schema.Literals(['0', '1']),
  userId: Schema.String,
  userRegion: Schema.String,
  /** Real-name level "1"–"5". */
  userLevel: Schema.String,
  cardId: Schema.String,
  userName: Schema.String,
  mobile: Schema.String,
  /** Of the identity list ("1" male, "0" female), where the identity centre says it: of whoever has no citizen ID. */
  sex: Schema.optionalKey(Schema.String),
  unionCode: Schema.optionalKey(Schema.String),
  companyName: Schema.optionalKey(Schema.String),
  /** What the person is in that company; without it they handle nothing for it. */
  companyRole: Schema.optionalKey(Schema.Literals(companyRole.codes))
})
export type UserInfo = typeof UserInfo.Type
