import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { TimePickerInfo } from '@ljonething/domain/form/FormDescription'
import { rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const formOf = (timePickerInfo: TimePickerInfo, range = '') =>
  someForm([
    someField({ name: 'start', label: '起始', componentType: 'date', timePickerInfo }),
    someField({
      name: 'd',
      label: '日期',
      componentType: 'date',
      timePickerInfo,
      rule: rules('_isNullorEmpty', ...(range === '' ? [] : [['_checkDateRange', range] as const]))
    })
  ])
const id = 'T1001^d'

it('[R-2.5-05] a date is typed year first, or chosen in a calendar with the keyboard alone', async () => {
  const { store, screen } = await renderForm(formOf({ kind: 'date', format: 'yyyy-mm-dd' }))
  const input = screen.getByRole('textbox', { name: '日期' })
  await input.fill('2026年11月8日')
  // What reads dates comes with the first of them; what was typed before is read again.
  await expect.poll(() => store.values()[id]).toBe('2026-11-08')
  await userEvent.tab()
  await expect.element(input).toHaveValue('2026-11-08')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: '选择日期' })).toBeVisible()
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await page.getByRole('combobox', { name: '年' }).selectOptions('1993年')
  await page.getByRole('combobox', { name: '月' }).selectOptions('4月')
  await page.getByRole('button', { name: /1993年4月12日/ }).click()
  expect(store.values()[id]).toBe('1993-04-12')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('grid')).toBeVisible()
  page
    .getByRole('button', { name: /1993年4月12日/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(store.values()[id]).toBe('1993-04-13')
})

it('text that is no date stays as typed and is named, and a draft of it survives', async () => {
  const { store, screen } = await renderForm(formOf({ kind: 'date', format: 'yyyy-mm-dd' }))
  const input = screen.getByRole('textbox', { name: '日期' })
  await input.fill('2026-02-30')
  await userEvent.tab()
  await expect.element(screen.getByText('日期有误，请核对有没有这一天，例如2026-11-03')).toBeVisible()
  await expect.element(input).toHaveValue('2026-02-30')
  expect(store.values()[id]).toBe('2026-02-30')
})

it('[R-5-19] a date is written in the format of dateFormat', async () => {
  const { store, screen } = await renderForm(formOf({ kind: 'date', format: 'yyyy/mm/dd' }))
  await screen.getByRole('textbox', { name: '日期' }).fill('20261118')
  expect(store.values()[id]).toBe('2026/11/18')
})

it('[R-5-20] there is a picker for days with time, days, months and years', async () => {
  const datetime = await renderForm(formOf({ kind: 'datetime', format: 'yyyy-mm-dd hh:mm' }), { values: { d: '2026-11-03 08:16' } })
  await datetime.screen.getByRole('button', { name: '打开日期日历' }).click()
  await page.getByRole('button', { name: /2026年11月4日/ }).click()
  await page.getByRole('combobox', { name: '时' }).selectOptions('21时')
  await page.getByRole('combobox', { name: '分' }).selectOptions('05分')
  await page.getByRole('button', { name: '确定' }).click()
  expect(datetime.store.values()[id]).toBe('2026-11-04 21:05')
  await datetime.screen.unmount()

  const month = await renderForm(formOf({ kind: 'month', format: 'yyyy-mm' }))
  await month.screen.getByRole('button', { name: '打开日期日历' }).click()
  await page.getByRole('button', { name: '下一年' }).click()
  expect(await accessibilityProblems()).toEqual([])
  await page.getByRole('option', { name: '3月' }).click()
  expect(month.store.values()[id]).toBe('2027-03')
  await month.screen.unmount()

  const year = await renderForm(formOf({ kind: 'year', format: 'yyyy' }))
  await year.screen.getByRole('button', { name: '打开日期日历' }).click()
  page.getByRole('option', { name: '2026年' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(year.store.values()[id]).toBe('2027')
})

it('a time of day and a day of any year are typed and chosen too', async () => {
  const time = await renderForm(formOf({ kind: 'time', format: 'hh:mm:ss' }, '08:30~17:00'))
  await time.screen.getByRole('textbox', { name: '日期' }).fill('9时5分')
  expect(time.store.values()[id]).toBe('09:05:00')
  await time.screen.getByRole('button', { name: '打开日期日历' }).click()
  await page.getByRole('combobox', { name: '时' }).selectOptions('17时')
  await expect.element(page.getByRole('button', { name: '确定' })).toBeDisabled()
  await page.getByRole('combobox', { name: '分' }).selectOptions('00分')
  await page.getByRole('combobox', { name: '秒' }).selectOptions('07秒')
  expect(await accessibilityProblems()).toEqual([])
  await page.getByRole('button', { name: '确定' }).click()
  expect(time.store.values()[id]).toBe('17:00:07')
  await time.screen.unmount()

  const day = await renderForm(formOf({ kind: 'monthDay', format: 'mm-dd' }))
  await day.screen.getByRole('textbox', { name: '日期' }).fill('3月31日')
  await day.screen.getByRole('button', { name: '打开日期日历' }).click()
  await page.getByRole('combobox', { name: '月' }).selectOptions('02月')
  await page.getByRole('button', { name: '确定' }).click()
  expect(day.store.values()[id]).toBe('02-29')
})

it('what lies outside the range can be typed, which is named, and not be chosen', async () => {
  const { store, screen } = await renderForm(formOf({ kind: 'date', format: 'yyyy-mm-dd' }, 'start~today'), {
    values: { start: '2026-11-10' }
  })
  const input = screen.getByRole('textbox', { name: '日期' })
  await input.fill('2026-11-21')
  await userEvent.tab()
  await expect.element(screen.getByText('不在可选范围内')).toBeVisible()
  await screen.getByRole('button', { name: '打开日期日历' }).click()
  await expect.element(page.getByRole('button', { name: /2026年11月21日/ })).toHaveAttribute('data-unavailable')
  await expect.element(page.getByRole('button', { name: /2026年11月9日/ })).toHaveAttribute('data-unavailable')
  expect(await accessibilityProblems()).toEqual([])
  await page.getByRole('button', { name: /2026年11月10日/ }).click()
  expect(store.values()[id]).toBe('2026-11-10')
  await expect.element(input).toBeValid()
  await screen.getByRole('textbox', { name: '起始' }).fill('2026-11-11')
  await userEvent.tab()
  expect((await store.validateAll()).map((issue) => issue.id)).toEqual([id])
})
