/**
 * A screen of fields filled in from top to bottom (自动填写一屏), again while answers bring further fields into view; a place that is booked is the
 * first that is free.
 */
import type { Locator, Page } from '@playwright/test'
import type { Field, FormDescription, FormValues } from '@ljonething/domain/form/FormDescription'
import { isRequiredField } from '@ljonething/domain/form/fieldRules'
import type { Appointment } from '@ljonething/domain/booking/Appointment'
import { expect } from '../journey.ts'
import { openDays, times } from '../pages/booking.ts'
import { fillField } from './fillField.ts'

export interface Screen {
  readonly page: Page
  readonly description: FormDescription
  readonly values: FormValues
  /** Also what need not be filled in. */
  readonly withOptional: boolean
  readonly appointment: Appointment | undefined
}

const mostRounds = 4

const place = { city: '哈尔滨市', county: '南岗区' } as const

/** The first place that is free, where the screen asks for one: the office and the day, and with the form the time. */
const bookPlace = async (page: Page): Promise<void> => {
  const offices = page.getByRole('radiogroup', { name: '婚姻登记处' })
  await expect(
    page
      .getByText(/^共 \d+ 个登记处/)
      .or(offices.getByRole('radio').first())
      .first()
  ).toBeVisible()
  if ((await offices.getByRole('radio', { checked: true }).count()) === 0) {
    await page.getByRole('combobox', { name: '市（地）' }).selectOption(place.city)
    await page.getByRole('combobox', { name: '县（市、区）' }).selectOption(place.county)
    await offices.getByRole('radio').first().check()
  }
  await expect(openDays(page).first()).toBeVisible()
  if ((await page.getByRole('gridcell', { selected: true }).count()) === 0) await openDays(page).nth(2).click()
  await expect(page.getByText('选好日期后，这里会列出当天的时段。')).toHaveCount(0)
  if ((await page.getByText('预约时段', { exact: true }).count()) === 0) return
  await times(page)
    .getByRole('button', { name: /余 \d+ 个名额/ })
    .first()
    .click()
  await expect(times(page)).toContainText('已为您保留')
}

/** The part of the screen that holds a group; one that is folded is opened. */
const opened = async (page: Page, name: string): Promise<Locator> => {
  const fold = page.getByRole('heading', { level: 2 }).getByRole('button', { name: new RegExp(`^${name}`) })
  if ((await fold.count()) === 0) return page.getByRole('region', { name, exact: true })
  await fold.scrollIntoViewIfNeeded()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  return page.getByRole('main').locator('section').filter({ has: fold }).last()
}

export const fillScreen = async (screen: Screen): Promise<void> => {
  const { page, description, values, withOptional, appointment } = screen
  const { area, organization, date, time } = appointment?.fields ?? {}
  const booked: ReadonlySet<string | undefined> = new Set([area, organization, date, time])
  const isAsked = (field: Field) =>
    !booked.has(field.name) &&
    ((values[field.id] ?? '') !== '' || (field.componentType === 'remoteSelect' && (withOptional || isRequiredField(field))))
  // Its title is there before the form is.
  const headings = description.allfield.map(({ name }) => page.getByRole('heading', { level: 2, name }))
  await expect(headings.reduce((some, heading) => some.or(heading)).first()).toBeVisible()
  if (appointment !== undefined) await bookPlace(page)
  for (let round = 0; round < mostRounds; round += 1) {
    let filled = 0
    for (const group of description.allfield) {
      const scope = await opened(page, group.name)
      if (!(await scope.isVisible())) continue
      // What is out of view is not drawn.
      await scope.scrollIntoViewIfNeeded()
      await expect(scope.locator('[data-placeholder]')).toHaveCount(0)
      for (const field of group.fieldList.filter(isAsked))
        if (await fillField({ page, scope, dictionaries: description.dictionaries }, field, values[field.id] ?? '')) filled += 1
    }
    await expect(page.getByText('正在查询…')).toHaveCount(0)
    if (filled === 0) return
  }
}
