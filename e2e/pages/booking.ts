/** Booking a place (预约): in the form, on its own screen, and where an application shows it. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { wedding } from '../data/wedding.ts'
import { expect } from '../journey.ts'
import { choose } from './form.ts'
import { arriveAs } from './login.ts'

export const office = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })

/** The days with a free place, in order. */
export const openDays = (page: Page): Locator => page.getByRole('gridcell').getByRole('button', { name: /，余 \d+ 个名额$/ })
export const day = (page: Page, name: string): Locator => page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name}，`) })
export const times = (page: Page): Locator => page.getByRole('group', { name: '预约时段' })
export const time = (page: Page, from: string): Locator => times(page).getByRole('button', { name: new RegExp(`^${from}`) })

/** 12月11日 星期五，余 24 个名额 → 2026-12-11, in the year that the day comes in next. */
export const dateOf = (name: string): string => {
  const [, month = '', number = ''] = /^(\d+)月(\d+)日/.exec(name) ?? []
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const inYear = (year: number) => `${year}-${month.padStart(2, '0')}-${number.padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  return inYear(year) < today ? inYear(year + 1) : inYear(year)
}

export const person = (page: Page, group: '男方信息' | '女方信息'): Locator => page.getByRole('region', { name: group })

interface Spouse {
  readonly name: string
  readonly mobile: string
  /** A foreigner is asked for none. */
  readonly nation?: string
}

export const fillPerson = async (page: Page, group: '男方信息' | '女方信息', { name, mobile, nation }: Spouse): Promise<void> => {
  const fields = person(page, group)
  const named = fields.getByRole('textbox', { name: '姓名', exact: true })
  // Whoever handles it is named by the login.
  if (await named.isEditable()) await named.fill(name)
  await fields.getByRole('textbox', { name: '手机号码', exact: true }).fill(mobile)
  if (nation !== undefined) await choose(fields.getByRole('combobox', { name: '民族', exact: true }), nation)
  await choose(fields.getByRole('combobox', { name: '婚姻状况', exact: true }), '未婚')
}

interface Office {
  readonly city: string
  readonly county: string
  readonly name: string
}

export const chooseOffice = async (page: Page, { city, county, name }: Office): Promise<void> => {
  await page.getByRole('combobox', { name: '市（地）' }).selectOption(city)
  await page.getByRole('combobox', { name: '县（市、区）' }).selectOption(county)
  await office(page, name).check()
  await expect(page.getByRole('grid', { name: '预约日期' })).toBeVisible()
}

/** What the booking of an application says. */
export const bookingPanel = (page: Page): Locator => page.getByRole('region', { name: '婚姻登记预约' })

interface CalendarEvent {
  readonly name: string
  readonly date: string
  /** `hhmmss` of Greenwich. */
  readonly from: string
  readonly to: string
}

/** 加入日历: a file with one event, at that place and time. */
export const expectCalendarFile = async (page: Page, { name, date, from, to }: CalendarEvent): Promise<void> => {
  const download = page.waitForEvent('download')
  await bookingPanel(page).getByRole('button', { name: '加入日历' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`婚姻登记预约-${date}.ics`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  expect(text).toContain(`DTSTART:${date.replaceAll('-', '')}T${from}Z\r\n`)
  expect(text).toContain(`DTEND:${date.replaceAll('-', '')}T${to}Z\r\n`)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text.replaceAll('\r\n ', '')).toContain(name)
}

const called = async (page: Page, path: string, data: object): Promise<unknown> => {
  const token = await page.evaluate(() => window.localStorage.getItem('authCenterToken') ?? '')
  const answer = await page.request.post(`/ljonethingapi/${path}`, { headers: { 'auth-center-token': token, 'client-type': '1' }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** Somebody else, in a browser of their own, who wants a place too. */
export const somebodyElse = async (context: BrowserContext, name: string) => {
  const page = await context.newPage()
  await arriveAs(page, name)
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
