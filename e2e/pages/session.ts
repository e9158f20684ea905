/** The end of a session (登录失效), brought about from outside, and the login in place. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** Ends the session at the service, as a logout elsewhere or a long pause does; the page does not learn of it. */
export const endSession = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => window.localStorage.getItem('authCenterToken') ?? '')
  const answer = await page.request.post('/ljonethingapi/login/logout', { headers: { 'auth-center-token': token, 'client-type': '1' } })
  expect(answer.ok()).toBe(true)
}

export const endedDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: '登录已失效' })

/** Logs in again in the window that opens; the page itself stays. */
export const logInInPlace = async (page: Page, name: string): Promise<void> => {
  const opened = page.waitForEvent('popup')
  await endedDialog(page).getByRole('button', { name: '重新登录' }).click()
  const popup = await opened
  await popup.getByRole('button', { name: `以 ${name} 登录` }).click()
  await expect(endedDialog(page)).toBeHidden()
  await expect.poll(() => popup.isClosed()).toBe(true)
}
