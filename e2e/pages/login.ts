/** The login page of the sandbox (统一身份认证), and the way there. */
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** On the login page: chooses the person, and waits to be back in the portal. */
export const choosePerson = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `以 ${name} 登录` }).click()
  await expect(page).not.toHaveURL(/\/(sandbox\/login|loginJumpPage)/)
}

/** From any page, through the head of the page, back to the same page. */
export const logIn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await choosePerson(page, name)
}

/** The same as a clerk of a company. */
export const logInAsClerk = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('tab', { name: '法人登录' }).click()
  await choosePerson(page, name)
}

export const logOut = async (page: Page, shownName: string): Promise<void> => {
  await page.getByRole('button', { name: shownName }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible()
}
