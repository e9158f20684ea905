/**
 * Keys only (键盘操作): Tab to a control, then the key a person would press there. Nothing here moves a pointer or sets focus by script; a
 * control that Tab does not reach within one round of the page fails.
 */
import type { Frame, JSHandle, Locator, Page } from '@playwright/test'
import type { UploadFile } from '../data/files.ts'
import type { Entry } from '../data/newborn.ts'
import { expect } from '../journey.ts'
import { listField, popupField, textField } from './form.ts'

const mostSteps = 250

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.length === 1 && elements[0] === document.activeElement)

/** What has the focus lies in view, with nothing in front of its middle. */
const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    return front !== null && (front.contains(element) || element.contains(front))
  })

const focusOf = (page: Page): Promise<JSHandle<Element | null>> => page.evaluateHandle(() => document.activeElement)

const isInFrame = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement)

const soon = { intervals: [10], message: 'the focus has arrived' }

interface Held {
  readonly frame: Frame
  readonly element: JSHandle<Element | null>
}

/** What has the focus in an embedded page, once it has taken it; nothing once the page around has it. */
const focusInFrame = async (page: Page): Promise<Held | undefined> => {
  const frame = await (await focusOf(page)).asElement()?.contentFrame()
  if (!frame) return undefined
  const isTaken = () => frame.evaluate(() => document.activeElement !== document.body)
  await expect.poll(async () => !(await isInFrame(page)) || (await isTaken()), soon).toBe(true)
  if (!(await isInFrame(page))) return undefined
  return { frame, element: await frame.evaluateHandle(() => document.activeElement) }
}

const isLeft = ({ element }: Held): Promise<boolean> => element.evaluate((held) => held !== document.activeElement)

/**
 * An embedded page is a process of its own: keys come to it, and to the page around it again, a moment after the focus. A key without a
 * meaning tells.
 */
const expectKeys = async (page: Page, at: Page | Frame): Promise<void> => {
  const heard = await at.evaluateHandle(() => {
    const told = { isHeard: false }
    addEventListener('keydown', () => (told.isHeard = true), { once: true, capture: true })
    return told
  })
  const isHeard = async () => {
    await page.keyboard.press('Shift')
    return heard.evaluate((told) => told.isHeard)
  }
  await expect.poll(isHeard, soon).toBe(true)
}

interface Place {
  readonly isThere: boolean
  readonly isEmbedded: boolean
  /** Not in the page, which has an embedded one: between the two, or at the end of both. */
  readonly isNowhere: boolean
}

/** Whether Tab has come to the target, or to an embedded page. */
const lookFor = (target: Locator): Promise<Place> =>
  target.evaluateAll((elements) => ({
    isThere: elements.length === 1 && elements[0] === document.activeElement,
    isEmbedded: document.activeElement instanceof HTMLIFrameElement,
    isNowhere: document.activeElement === document.body && document.querySelector('iframe') !== null
  }))

/**
 * An embedded page that is still loading takes each Tab for itself and hands it back later, when the focus is elsewhere by then: none is pressed
 * while it may be on its way in. At the end of the page the focus stays nowhere.
 */
const arrival = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 1_000 }).catch(() => undefined)

export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  let wasEmbedded = false
  for (let step = 0; step < mostSteps; step += 1) {
    const { isThere, isEmbedded, isNowhere } = await lookFor(target)
    const held = isEmbedded ? await focusInFrame(page) : undefined
    if (isEmbedded !== wasEmbedded && isEmbedded === (held !== undefined)) {
      await expectKeys(page, held?.frame ?? page)
      wasEmbedded = isEmbedded
    }
    if (isThere) return expect.poll(() => isUncovered(target), { message: `${String(target)} is covered` }).toBe(true)
    if (isEmbedded && held === undefined) continue
    if (isNowhere) await arrival(page)
    if (isNowhere && !(await lookFor(target)).isNowhere) continue
    await page.keyboard.press('Tab')
    if (held !== undefined) await expect.poll(() => isLeft(held), soon).toBe(true)
  }
  expect(false, `Tab does not reach ${String(target)}`).toBe(true)
}

/** Whether a key came to the target, once one was pressed; a page that is left by it cannot be asked any more. */
const listenAt = async (target: Locator): Promise<() => Promise<boolean>> => {
  const heard = await target.evaluateHandle((element) => {
    const told = { isHeard: false }
    element.addEventListener('keydown', () => (told.isHeard = true), { once: true, capture: true })
    return told
  })
  return () => heard.evaluate((told) => told.isHeard).catch(() => true)
}

const mostAttempts = 3

/** As a person does, who sees that nothing has moved: a page that is still being put together may have taken the focus away again. */
export const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    await tabTo(page, target)
    const isHeard = await listenAt(target)
    await page.keyboard.press(key)
    if (await isHeard()) return
  }
  expect(false, `a key does not come to ${String(target)}`).toBe(true)
}

/**
 * The picker of the system, opened from its button, with files chosen in it. It is listened for before Tab goes there: a browser is told to hand
 * its pickers over, and does so only a moment later.
 */
export const pickFiles = async (page: Page, target: Locator, files: readonly UploadFile[]): Promise<void> => {
  const opened = page.waitForEvent('filechooser', { timeout: 0 })
  await press(page, target, 'Space')
  await (await opened).setFiles([...files])
}

/** Into the group with Tab, to the choice with the arrows. */
export const chooseRadio = async (page: Page, group: Locator, name: string): Promise<void> => {
  const radios = group.getByRole('radio')
  const wanted = group.getByRole('radio', { name, exact: true }).first()
  const isInside = () => radios.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
  for (let step = 0; step < mostSteps && !(await isInside()); step += 1) await page.keyboard.press('Tab')
  if (await hasFocus(wanted)) await page.keyboard.press('Space')
  for (let step = 0; step < (await radios.count()) && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

const chooseOption = async (page: Page, list: Locator, option: string): Promise<void> => {
  await tabTo(page, list)
  const names = await list.getByRole('option').allTextContents()
  const shown = await list.evaluate((element) => (element instanceof HTMLSelectElement ? element.selectedIndex : -1))
  const steps = names.indexOf(option) - shown
  for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  await expect(list.getByRole('option', { name: option, exact: true })).toHaveJSProperty('selected', true)
}

const search = async (page: Page, label: string, keyword: string, option: string): Promise<void> => {
  await press(page, popupField(page, label))
  await expect(page.getByRole('combobox', { name: `搜索${label}` })).toBeFocused()
  await page.keyboard.insertText(keyword)
  const found = page.getByRole('listbox', { name: `${label}可选项`, exact: true })
  await expect(found.getByRole('option').filter({ hasNotText: keyword })).toHaveCount(0)
  await expect(found).toContainText(option)
  const names = await found.getByRole('option').allTextContents()
  for (let step = 0; step < names.indexOf(option); step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(popupField(page, label)).toContainText(option)
}

const follow = async (page: Page, label: string, path: readonly string[]): Promise<void> => {
  await press(page, popupField(page, label))
  const columns = page.getByRole('dialog').getByRole('listbox')
  for (const [level, name] of path.entries()) {
    const wanted = columns.nth(level).getByRole('option', { name, exact: true })
    await expect(wanted).toBeVisible()
    if (level === 0) await tabTo(page, columns.nth(0).locator('[role="option"][tabindex="0"]'))
    await expect(columns.nth(level).locator(':focus')).toHaveCount(1)
    for (let step = 0; step < 40 && !(await hasFocus(wanted)); step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(popupField(page, label)).toContainText(path.at(-1) ?? '')
}

const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

export const enter = async (page: Page, entry: Entry): Promise<void> => {
  if (entry.way === 'type') await typeInto(page, textField(page, entry.label), entry.text)
  else if (entry.way === 'choose') await chooseOption(page, listField(page, entry.label), entry.option)
  else if (entry.way === 'search') await search(page, entry.label, entry.keyword, entry.option)
  else if (entry.way === 'follow') await follow(page, entry.label, entry.path)
  else await press(page, page.getByRole('checkbox', { name: entry.label, exact: true }), 'Space')
}

export const enterAll = async (page: Page, entries: readonly Entry[]): Promise<void> => {
  for (const entry of entries) await enter(page, entry)
}

/** One more line of a table, in its dialog. */
export const enterRecord = async (page: Page, table: string, entries: readonly Entry[]): Promise<void> => {
  await press(page, page.getByRole('button', { name: `新增${table}` }))
  const dialog = page.getByRole('dialog', { name: '新增', exact: true })
  await expect(dialog).toBeVisible()
  await enterAll(page, entries)
  await press(page, dialog.getByRole('button', { name: '保存' }))
  await expect(dialog).toBeHidden()
}

/** With the arrows to what `isThere` tells, at most through a long list. */
const down = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press('ArrowDown')
}

/** Through what a source offers area by area, to the institution at the end. */
export const pickWithKeys = async (page: Page, label: string, path: readonly string[]): Promise<void> => {
  await press(page, popupField(page, label))
  const options = page.getByRole('listbox', { name: `${label}可选项`, exact: true })
  for (const name of path) {
    const wanted = options.getByRole('option').filter({ hasText: name }).first()
    await expect(wanted).toBeVisible()
    await expect(options).toHaveAttribute('aria-busy', 'false')
    await down(page, async () => (await wanted.getAttribute('data-active')) === 'true')
    await page.keyboard.press('Enter')
  }
  await expect(popupField(page, label)).toContainText(path.at(-1) ?? '')
}

export const tickNode = async (page: Page, tree: Locator, name: string): Promise<void> => {
  const wanted = tree.getByRole('treeitem', { name, exact: true })
  await tabTo(page, tree.locator('[role="treeitem"][tabindex="0"]'))
  await down(page, () => hasFocus(wanted))
  await page.keyboard.press('Space')
  await expect(wanted).toHaveAttribute('aria-checked', 'true')
}
