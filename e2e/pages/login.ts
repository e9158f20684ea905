/** The login page of the sandbox (统一身份认证), the way there, and the way in for who has logged in elsewhere. */
import type { SandboxPerson } from '@ljonething/api/sandbox/SandboxApi'
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

const called = async <A>(page: Page, path: string, data?: object): Promise<A> => {
  const address = `/ljonethingapi/sandbox/${path}`
  const answer = data === undefined ? await page.request.get(address) : await page.request.post(address, { data })
  return JSON.parse(await answer.text()).data
}

/** What the identity centre gives to somebody who logs in, once. */
export const ticketOf = async (page: Page, id: string): Promise<string> =>
  (await called<{ readonly ticket: string }>(page, 'login', { id })).ticket

const arrive = async (page: Page, screen: string, code: string | undefined, isMeant: (person: SandboxPerson) => boolean): Promise<void> => {
  const person = (await called<readonly SandboxPerson[]>(page, 'people')).find(isMeant)
  if (person === undefined) throw new Error('nobody of the sandbox is meant')
  const query = new URLSearchParams({ token: await ticketOf(page, person.id), ...(code === undefined ? {} : { code }) })
  await page.goto(`${screen}?${query}`)
  await expect(page).not.toHaveURL(/redirectPage/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Logged in, from another site of the province (spec §2.3): at home, or at the introduction of a scene. The login page itself is not seen. */
export const arriveAs = (page: Page, name: string, code?: string): Promise<void> =>
  arrive(
    page,
    `personal/redirectPage/${code === undefined ? 'onethingSpecialColumn' : 'themeMiddle'}`,
    code,
    (person) => person.name === name && person.userType === '0'
  )

const arriveFor = (page: Page, name: string, company: string, part: string): Promise<void> =>
  arrive(page, 'enterprise/redirectPage/eOnethingSpecialColumn', undefined, (person) => {
    const { companyName = '', note } = person
    return person.name === name && person.userType === '1' && companyName.includes(company) && note.includes(part)
  })

export const arriveAsClerk = (page: Page, name: string, company = ''): Promise<void> => arriveFor(page, name, company, '经办人')

export const arriveAsAdministrator = (page: Page, name: string, company: string): Promise<void> =>
  arriveFor(page, name, company, '企业管理员')

export const logOut = async (page: Page, shownName: string): Promise<void> => {
  await page.getByRole('button', { name: shownName }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible()
}
