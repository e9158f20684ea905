import { describe, expect, it } from 'vitest'
import type { Session } from '../../queries/session.ts'
import { sessionDeadline } from './sessionDeadline.ts'

const minute = 60_000
const at = (minutes: number) => new Date(minutes * minute).toISOString()
const user = { userType: '0', userId: 'u1', userName: '周晓岚', userLevel: '4', userRegion: '', cardId: '', mobile: '' } as const
const session = (idle: number, end: number): Session => ({ user, idleUntil: at(idle), expiresAt: at(end), ended: false })

describe('sessionDeadline', () => {
  it('is the idle span after the last call', () => {
    expect(sessionDeadline(session(30, 480), 0, 10 * minute)).toEqual({ at: 40 * minute, isFinal: false })
    expect(sessionDeadline(session(30, 480), 0, 0)).toEqual({ at: 30 * minute, isFinal: false })
  })

  it('is the absolute end where that comes first', () => {
    expect(sessionDeadline(session(30, 35), 0, 10 * minute)).toEqual({ at: 35 * minute, isFinal: true })
  })

  it('keeps within 5 to 30 minutes when the clock of this computer is wrong', () => {
    expect(sessionDeadline(session(-600, 4_800), 0, 0)?.at).toBe(5 * minute)
    expect(sessionDeadline(session(600, 4_800), 0, 0)?.at).toBe(30 * minute)
  })

  it('a visitor has none', () => {
    expect(sessionDeadline(undefined, 0, 0)).toBeUndefined()
    expect(sessionDeadline({ user: undefined, idleUntil: undefined, expiresAt: undefined, ended: false }, 0, 0)).toBeUndefined()
  })
})
