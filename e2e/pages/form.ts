/** Fills the fields of a form with the pointer (填写), found by their labels. */
import type { Locator, Page } from '@playwright/test'
import type { Entry } from '../data/newborn.ts'
import { expect } from '../journey.ts'

const startingWith = (label: string) => new RegExp(`^${label.replaceAll(/[（）()《》、]/g, '\\$&')}`)

export const textField = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true })
export const listField = (page: Page, label: string): Locator => page.getByRole('combobox', { name: label, exact: true })
/** A control that opens a popup; its name goes on with what is chosen. */
export const popupField = (page: Page, label: string): Locator => page.getByRole('combobox', { name: startingWith(`${label} `) })

const follow = async (page: Page, label: string, path: readonly string[]) => {
  await popupField(page, label).click()
  const columns = page.getByRole('dialog').getByRole('listbox')
  for (const [level, name] of path.entries()) await columns.nth(level).getByRole('option', { name, exact: true }).click()
  await expect(popupField(page, label)).toContainText(path.at(-1) ?? '')
}

const search = async (page: Page, label: string, keyword: string, option: string) => {
  await popupField(page, label).click()
  await page.getByRole('combobox', { name: `搜索${label}` }).fill(keyword)
  await page
    .getByRole('listbox', { name: `${label}可选项` })
    .getByRole('option', { name: startingWith(option) })
    .first()
    .click()
  await expect(popupField(page, label)).toContainText(option)
}

/** Goes through what a source offers area by area, to the institution at the end. */
export const pick = async (page: Page, label: string, path: readonly string[]): Promise<void> => {
  await popupField(page, label).click()
  const options = page.getByRole('listbox', { name: `${label}可选项` })
  for (const name of path) await options.getByRole('option', { name: startingWith(name) }).click()
  await expect(popupField(page, label)).toContainText(path.at(-1) ?? '')
}

/** Goes to the list first: one far below has its rows from then on. */
export const choose = async (list: Locator, option: string | { readonly label: string }): Promise<void> => {
  await list.focus()
  await list.selectOption(option)
}

export const fill = async (page: Page, entry: Entry): Promise<void> => {
  if (entry.way === 'type') await textField(page, entry.label).fill(entry.text)
  else if (entry.way === 'choose') await choose(listField(page, entry.label), entry.option)
  else if (entry.way === 'search') await search(page, entry.label, entry.keyword, entry.option)
  else if (entry.way === 'follow') await follow(page, entry.label, entry.path)
  else await page.getByRole('checkbox', { name: entry.label, exact: true }).check()
}

export const fillAll = async (page: Page, entries: readonly Entry[]): Promise<void> => {
  for (const entry of entries) await fill(page, entry)
}

/** One more line of a table, in its dialog. */
export const addRecord = async (page: Page, table: string, entries: readonly Entry[]): Promise<void> => {
  await page.getByRole('button', { name: `新增${table}` }).click()
  const dialog = page.getByRole('dialog', { name: '新增', exact: true })
  await expect(dialog).toBeVisible()
  await fillAll(page, entries)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
}
