/** A session (会话) as callers have it, and when it ends: after 30 min without a call or 8 h in all. */
import type { UserInfo } from '@ljonething/api/session/UserInfo'

export const idleMinutes = 30
export const absoluteHours = 8

export interface SessionRecord {
  readonly sessionId: string
  readonly userInfo: UserInfo
  readonly formKey: string
  readonly idleUntil: string
  readonly expiresAt: string
}

export interface SessionTimes {
  readonly sessionId: string
  readonly formKey: string
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

export const toRecord = (userInfo: UserInfo, { sessionId, formKey, lastSeenAt, expiresAt }: SessionTimes): SessionRecord => {
  const idle = new Date(lastSeenAt.getTime() + idleMinutes * 60_000)
  return {
    sessionId,
    userInfo,
    formKey,
    idleUntil: (idle < expiresAt ? idle : expiresAt).toISOString(),
    expiresAt: expiresAt.toISOString()
  }
}
