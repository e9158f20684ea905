/** Who is using the portal (用户信息): a visitor, or a user with the two ends of their session. */
import { queryOptions } from '@tanstack/react-query'
import { formKey } from '../session/formKey.ts'
import { run } from '../session/run.ts'
import { getToken, setToken } from '../session/token.ts'
import { queryClient } from './queryClient.ts'

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
}

export interface Session {
  /** Undefined for a visitor (游客). */
  readonly user: SessionUser | undefined
  readonly idleUntil: string | undefined
  readonly expiresAt: string | undefined
}

const visitor: Session = { user: undefined, idleUntil: undefined, expiresAt: undefined }

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
  queryFn: async ({ signal }): Promise<Session> => {
    if (getToken() === null) return visitor
    try {
      const {
        userInfo,
        idleUntil,
        expiresAt,
        formKey: key
      } = await run('getUserInfo', (client) => client.userSession.getUserInfo(), signal)
      formKey.set(key)
      return { user: userInfo, idleUntil, expiresAt }
    } catch (error) {
      if (isNotLoggedIn(error)) return visitor
      throw error
    }
  }
})

const isNotLoggedIn = (error: unknown) => typeof error === 'object' && error !== null && '_tag' in error && error._tag === 'NotLoggedIn'

/** Address of the login page; `goto` is the path inside the portal to come back to. */
export const getLoginUrl = async (goto: string): Promise<string> =>
  (await run('hljJump', (client) => client.userSession.hljJump({ query: { from: 'oneThing', goto } }))).url

/** Exchanges the one-time ticket and makes the new session the one of this browser. */
export const exchangeTicket = async (ticket: string): Promise<SessionUser> => {
  const session = await run('getUserInfoByTicket', (client) => client.userSession.getUserInfoByTicket({ query: { ticket } }))
  setToken(session.token)
  formKey.set(session.formKey)
  await queryClient.invalidateQueries()
  return session.userInfo
}

export const logout = async (): Promise<void> => {
  await run('logout', (client) => client.userSession.logout()).catch(() => undefined)
  setToken(null)
  formKey.set(undefined)
  window.sessionStorage.clear()
  queryClient.clear()
}
