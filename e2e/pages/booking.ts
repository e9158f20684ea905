/** Booking a place (预约): in the form, on its own screen, and where an application shows it. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { wedding } from '../data/wedding.ts'
import { expect } from '../journey.ts'
import { openHome } from './home.ts'
import { logIn } from './login.ts'

export const office = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })

/** The days with a free place, in order. */
export const openDays = (page: Page): Locator => page.getByRole('gridcell').getByRole('button', { name: /，余 \d+ 个名额$/ })
export const day = (page: Page, name: string): Locator => page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name}，`) })
export const times = (page: Page): Locator => page.getByRole('group', { name: '预约时段' })
export const time = (page: Page, from: string): Locator => times(page).getByRole('button', { name: new RegExp(`^${from}`) })

export const chooseOffice = async (page: Page, { city, county, name }: typeof wedding.office): Promise<void> => {
  await page.getByRole('combobox', { name: '市（地）' }).selectOption(city)
  await page.getByRole('combobox', { name: '县（市、区）' }).selectOption(county)
  await office(page, name).check()
  await expect(page.getByRole('grid', { name: '预约日期' })).toBeVisible()
}

/** What the booking of an application says. */
export const bookingPanel = (page: Page): Locator => page.getByRole('region', { name: '婚姻登记预约' })

const called = async (page: Page, path: string, data: object): Promise<unknown> => {
  const token = await page.evaluate(() => window.localStorage.getItem('authCenterToken') ?? '')
  const answer = await page.request.post(`/ljonethingapi/${path}`, { headers: { 'auth-center-token': token, 'client-type': '1' }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** Somebody else, in a browser of their own, who wants a place too. */
export const somebodyElse = async (context: BrowserContext, name: string) => {
  const page = await context.newPage()
  await openHome(page)
  await logIn(page, name)
  return {
    hold: (date: string, slot: string) =>
      called(page, 'booking/hold', {
        clientKey: `e2e-${name}-${Date.now()}`,
        sceneid: wedding.code,
        orgCode: wedding.office.code,
        date,
        slot
      })
  }
}
