import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { fromDictionary, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleDictionaries, exampleServices } from '../../testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const id = 'T1001^r'
const regionForm = someForm([
  someField({
    name: 'r',
    label: '出生地',
    componentType: 'cascader',
    rule: rules('_isNullorEmpty'),
    originalField: { ...fromDictionary('SH00XZQH'), synFlag: '0' },
    extField: { isThirdLevelCascade: '1' }
  })
])

it('[R-2.5-10] a cascader loads a region tree by level and is worked through with the keyboard alone', async () => {
  const { store, screen } = await renderForm(regionForm)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: '哈尔滨市' })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('option', { name: '哈尔滨市' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: '道里区' })).toHaveFocus()
  expect(page.getByRole('button', { name: /选定/ }).elements()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(page.getByRole('option', { name: '花园街道' })).toHaveFocus()
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('option', { name: '南岗区' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('option', { name: '花园街道' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(JSON.parse(store.values()[id] ?? '')).toEqual([
    { name: '哈尔滨市', value: '230100000000' },
    { name: '南岗区', value: '230103000000' },
    { name: '荣市街道', value: '230103008000' }
  ])
  const trigger = screen.getByRole('combobox', { name: /^出生地/ })
  await expect.element(trigger).toHaveTextContent('哈尔滨市 / 南岗区 / 荣市街道')
  await expect.element(trigger).toHaveFocus()
})

it('a level that does not come says why', async () => {
  const { screen } = await renderForm(regionForm, {
    services: exampleServices({ treeChildren: () => Promise.reject(new Error('地区加载失败')) })
  })
  await screen.getByRole('combobox', { name: /^出生地/ }).click()
  await expect.element(page.getByText('地区加载失败')).toBeVisible()
})

it('a tree at hand shows a stored bare code as its path, and any level may be the answer', async () => {
  const form = someForm([someField({ name: 'r', label: '关系', componentType: 'cascader', originalField: fromDictionary('JTGX') })], {
    dictionaries: exampleDictionaries
  })
  const { store, screen } = await renderForm(form, { values: { r: '52' } })
  const trigger = screen.getByRole('combobox', { name: /^关系/ })
  await expect.element(trigger).toHaveTextContent('父母 / 母亲')
  await trigger.click()
  await page.getByRole('option', { name: '配偶' }).click()
  await page.getByRole('button', { name: '选定 配偶' }).click()
  expect(JSON.parse(store.values()[id] ?? '')).toEqual({ name: '配偶', value: '1' })
  await trigger.click()
  await page.getByRole('option', { name: '父母' }).click()
  await page.getByRole('option', { name: '父亲' }).click()
  await expect.element(trigger).toHaveTextContent('父母 / 父亲')
  await trigger.click()
  await page.getByRole('button', { name: '清除所选' }).click()
  expect(store.values()[id]).toBe('')
})
