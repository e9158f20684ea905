/** The end of a session (登录失效), brought about from outside, and the login in place. */
import type { Locator, Page } from '@playwright/test'
import type { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { expect } from '../journey.ts'
import { query } from '../service/product.ts'

const callerOf = async (page: Page) => {
  const token = await page.evaluate(() => window.localStorage.getItem('authCenterToken') ?? '')
  return { headers: { 'auth-center-token': token, 'client-type': '1' } }
}

/** Ends the session at the service, as a logout elsewhere does; the page does not learn of it. */
export const endSession = async (page: Page): Promise<void> => {
  const answer = await page.request.post('/ljonethingapi/login/logout', await callerOf(page))
  expect(answer.ok()).toBe(true)
}

const ends = {
  /** No call for longer than a session lasts without one. */
  idle: (sql, userId) => sql`UPDATE session SET last_seen_at = now() - interval '31 minutes' WHERE user_id = ${userId}`,
  /** As long as a session lasts at most. */
  expired: (sql, userId) => sql`UPDATE session SET expires_at = now() - interval '1 second' WHERE user_id = ${userId}`,
  removed: (sql, userId) => sql`DELETE FROM session WHERE user_id = ${userId}`
} as const satisfies Record<string, (sql: SqlClient.SqlClient, userId: string) => Effect.Effect<unknown, unknown>>

/** The sessions of a person end in the database of the service; the page does not learn of it. */
export const endSessionsOf = async (page: Page, userId: string, end: keyof typeof ends): Promise<void> => {
  await query((sql) => ends[end](sql, userId))
  const caller = await callerOf(page)
  await expect.poll(async () => (await page.request.get('/ljonethingapi/api/v1/auth/getUserInfo', caller)).status()).toBe(401)
}

/** The same while the page asks a call, the first to this address from now on: not before, when anything else it asks would tell it. */
export const endSessionsDuring = (page: Page, call: RegExp, userId: string, end: keyof typeof ends): Promise<unknown> =>
  page.route(
    call,
    async (route) => {
      await endSessionsOf(page, userId, end)
      await route.continue()
    },
    { times: 1 }
  )

export const endedDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: '登录已失效' })

/** What stands in place of a page that was opened after the session had ended. */
export const endedPanel = (page: Page): Locator => page.getByRole('main').filter({ has: page.getByRole('heading', { name: '登录已失效' }) })

export const otherPersonDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: '当前登录的是另一个人' })

/** Logs in again in the window that opens; the page itself stays. */
export const logInInPlace = async (page: Page, name: string, asked: Locator = endedDialog(page)): Promise<void> => {
  const opened = page.waitForEvent('popup')
  await asked.getByRole('button', { name: '重新登录' }).click()
  const popup = await opened
  await popup.getByRole('button', { name: `以 ${name} 登录` }).click()
  await expect(asked).toBeHidden()
  await expect.poll(() => popup.isClosed()).toBe(true)
}
