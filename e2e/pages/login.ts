/** The login page of the sandbox (统一身份认证), and the way there. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** On the login page: chooses the person, and waits to be back in the portal. */
export const choosePerson = async (page: Page, name: string, among: Page | Locator = page): Promise<void> => {
  await among.getByRole('button', { name: `以 ${name} 登录` }).click()
  await expect(page).not.toHaveURL(/\/(sandbox\/login|loginJumpPage)/)
}

/** From any page, through the head of the page, back to the same page. */
export const logIn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await choosePerson(page, name)
}

const logInFor = async (page: Page, name: string, company: string, role: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('tab', { name: '法人登录' }).click()
  await choosePerson(page, name, page.getByRole('listitem').filter({ hasText: company }).filter({ hasText: role }))
}

/** The same as a clerk of a company, which is named where somebody is more than its clerk. */
export const logInAsClerk = (page: Page, name: string, company = ''): Promise<void> => logInFor(page, name, company, '经办人')

export const logInAsAdministrator = (page: Page, name: string, company: string): Promise<void> =>
  logInFor(page, name, company, '企业管理员')

export const logOut = async (page: Page, shownName: string): Promise<void> => {
  await page.getByRole('button', { name: shownName }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible()
}
