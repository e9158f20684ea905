/** Who is using the portal (用户信息): a visitor, or a user with the two ends of their session. */
import type { CodeOf } from '@ljonething/domain/codes/codeTable'
import type { companyRole } from '@ljonething/domain/codes/user'
import { maskName } from '@ljonething/domain/display/maskText'
import { queryOptions } from '@tanstack/react-query'
import { setServerNow } from '../browser/serverDate.ts'
import { formKey } from '../session/formKey.ts'
import { adoptStoredToken, getToken, setToken, storedToken } from '../session/token.ts'
import { apiFailure } from './apiError.ts'
import { firstAnswer } from './firstData.ts'
import { aboutPerson, allBut, keyOf } from './keys.ts'
import { queryClient } from './queryClient.ts'
import type { Run } from './run.ts'
import { run, runAsStored } from './run.ts'

export interface SessionUser {
  readonly userType: '0' | '1'
  readonly userId: string
  readonly userName: string
  readonly userLevel: string
  readonly userRegion: string
  readonly cardId: string
  readonly mobile: string
  readonly companyName?: string
  readonly unionCode?: string
  readonly companyRole?: CodeOf<typeof companyRole>
}

export interface Session {
  /** Undefined for a visitor (游客). */
  readonly user: SessionUser | undefined
  readonly idleUntil: string | undefined
  readonly expiresAt: string | undefined
  /** The browser still holds a token that the service no longer knows. */
  readonly ended: boolean
}

const visitor: Session = { user: undefined, idleUntil: undefined, expiresAt: undefined, ended: false }

const read = async (as: Run, signal?: AbortSignal): Promise<{ readonly session: Session; readonly key: string | undefined }> => {
  try {
    const { userInfo, idleUntil, expiresAt, formKey: key } = await as('oneThingSession', 'getUserInfo', { signal })
    return { session: { user: userInfo, idleUntil, expiresAt, ended: false }, key }
  } catch (error) {
    if (apiFailure(error).tag === 'NotLoggedIn') return { session: { ...visitor, ended: true }, key: undefined }
    throw error
  }
}

export const sessionQuery = queryOptions({
  queryKey: keyOf('session'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
  initialData: () => (getToken() === null ? visitor : undefined),
  queryFn: async ({ signal }): Promise<Session> => {
    if (getToken() === null) return visitor
    const { session, key } = await read(run, signal)
    formKey.set(key)
    return session
  }
})

const becomeVisitor = (): void => {
  setToken(null)
  formKey.set(undefined)
  queryClient.setQueryData(sessionQuery.queryKey, visitor)
  queryClient.removeQueries(aboutPerson)
}

/** Prolongs the session; an ended one is announced. */
export const keepSession = async (): Promise<void> => {
  const { userInfo, idleUntil, expiresAt } = await run('oneThingSession', 'getUserInfo')
  queryClient.setQueryData(sessionQuery.queryKey, { user: userInfo, idleUntil, expiresAt, ended: false })
}

export type StoredLogin =
  { readonly kind: 'resumed' } | { readonly kind: 'none' } | { readonly kind: 'someoneElse'; readonly maskedName: string }

/** What a login or logout in another tab means here: the same person goes on, someone else is told apart before anything is sent as them. */
export const meetStoredLogin = async (userId: string | undefined): Promise<StoredLogin> => {
  if (storedToken() === null) return { kind: 'none' }
  const { session, key } = await read(runAsStored)
  if (session.user === undefined) return { kind: 'none' }
  if (userId !== undefined && session.user.userId !== userId) return { kind: 'someoneElse', maskedName: maskName(session.user.userName) }
  formKey.set(key)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  adoptStoredToken()
  await queryClient.invalidateQueries(allBut('session'))
  return { kind: 'resumed' }
}

/** Address of the login page; `goto` is the path inside the portal to come back to. */
export const getLoginUrl = async (goto: string): Promise<string> =>
  (await run('oneThingSession', 'hljJump', { query: { from: 'oneThing', goto } })).url

export const loginUrlQuery = (goto: string) => queryOptions({ queryKey: keyOf('loginUrl', goto), queryFn: () => getLoginUrl(goto) })

/** Address where one raises one's real-name level; `goto` is the path inside the portal to come back to. */
export const getRealNameUrl = async (goto: string): Promise<string> =>
  (await run('oneThingSession', 'realNameJump', { query: { goto } })).url

/** Somebody else than who is logged in here: their name, and the ticket to agree with. */
export interface SomeoneElse {
  readonly name: string
  readonly ticket: string
}

/**
 * Exchanges the one-time ticket and makes the new session the one of this browser; a live login of somebody else only gives way when it may be
 * replaced.
 */
export const exchangeTicket = async (ticket: string, mayReplace: boolean): Promise<SomeoneElse | undefined> => {
  const answer = await run('oneThingSession', 'getUserInfoByTicket', {
    query: { ticket, ...(mayReplace ? { replace: '1' as const } : {}) }
  })
  if ('someoneElse' in answer) return answer.someoneElse
  if (mayReplace) queryClient.removeQueries(aboutPerson)
  formKey.set(answer.formKey)
  setToken(answer.token)
  await queryClient.invalidateQueries()
  return undefined
}

/** Gives up a token the service no longer knows. */
export const dropEndedSession = (): void => becomeVisitor()

export const logout = async (): Promise<void> => {
  await run('oneThingSession', 'logout').catch(() => undefined)
  window.sessionStorage.clear()
  becomeVisitor()
}

/** A fresh one-time ticket of the person for the system at this address. */
export const switchTicket = async (target: string): Promise<string> =>
  (await run('gatewayTickets', 'switchTicket', { payload: { target } })).ticket

/** Business time of the service; sets what `today()` counts from. */
export const serverTimeQuery = queryOptions({
  queryKey: keyOf('serverTime'),
  staleTime: Number.POSITIVE_INFINITY,
  initialData: () => {
    const now = firstAnswer('oneThingSession', 'getNowServerTime')?.now
    if (now !== undefined) setServerNow(now)
    return now
  },
  queryFn: async ({ signal }) => {
    const { now } = await run('oneThingSession', 'getNowServerTime', { signal })
    setServerNow(now)
    return now
  }
})
