import { page } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import type { FieldExtension } from '@ljonething/domain/form/FormDescription'
import { fromDictionary, messageOf, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleServices } from '../../testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const id = 'T1001^r'
const formOf = (extField: FieldExtension) =>
  someForm([
    someField({
      name: 'r',
      label: '收件地区',
      componentType: 'configCascader',
      rule: rules('_isNullorEmpty'),
      originalField: { ...fromDictionary('SH00XZQH'), synFlag: '0' },
      extField
    })
  ])

it('[R-2.5-12] [R-3.1-50] with cascaderType 1 a configurable cascader has one select for each level, each filled from the one before', async () => {
  const { store, screen } = await renderForm(
    formOf({ cascaderType: '1', cascaderSource: '0', columns: ['市（地）', '县（市、区）', '乡镇（街道）'] })
  )
  const [city, county, street] = ['市（地）', '县（市、区）', '乡镇（街道）'].map((name) => screen.getByRole('combobox', { name }))
  if (!city || !county || !street) throw new Error('three selects')
  await expect.element(county).toBeDisabled()
  await city.selectOptions('哈尔滨市')
  await county.selectOptions('南岗区')
  expect(store.values()[id]).toBe('')
  await expect.element(screen.getByText(messageOf('_isNullorEmpty'))).not.toBeInTheDocument()
  await street.selectOptions('荣市街道')
  expect(JSON.parse(store.values()[id] ?? '')).toMatchObject([
    { value: '230100000000' },
    { value: '230103000000' },
    { value: '230103008000' }
  ])
  expect(await accessibilityProblems()).toEqual([])
  await city.selectOptions('齐齐哈尔市')
  await expect.poll(() => store.values()[id]).toBe('{"name":"齐齐哈尔市","value":"230200000000"}')
  await expect.element(county).toBeDisabled()
})

it('[R-3.1-50] with cascaderType 0 it is one cascade', async () => {
  const { store, screen } = await renderForm(formOf({ cascaderType: '0', cascaderSource: '0' }))
  await screen.getByRole('combobox', { name: /^收件地区/ }).click()
  await page.getByRole('option', { name: '大兴安岭地区' }).click()
  await expect.poll(() => store.values()[id]).toBe('{"name":"大兴安岭地区","value":"232700000000"}')
})

it('levels of one name stand beside each other', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { screen } = await renderForm(formOf({ cascaderType: '1', cascaderSource: '0', columns: ['地区', '地区'] }))
  await screen.getByRole('combobox', { name: '地区' }).first().selectOptions('哈尔滨市')
  await screen.getByRole('combobox', { name: '地区' }).last().selectOptions('南岗区')
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

it('levels that cannot be loaded no longer say that they load, and are there after 重试', async () => {
  const cities = [{ value: '230100000000', name: '哈尔滨市' }]
  let isAway = true
  const treeChildren = () => (isAway ? Promise.reject(new Error('地区暂时查不到，请稍后再试')) : Promise.resolve(cities))
  const form = formOf({ cascaderType: '1', cascaderSource: '0', columns: ['市（地）', '县（市、区）'] })
  const { screen } = await renderForm(form, { services: exampleServices({ treeChildren }) })
  const again = screen.getByRole('button', { name: '重试' })
  await expect.element(again).toBeVisible()
  const city = screen.getByRole('combobox', { name: '市（地）' })
  await expect.element(city).toHaveDisplayValue('请选择')
  isAway = false
  await again.click()
  await city.selectOptions('哈尔滨市')
  await expect.element(again).not.toBeInTheDocument()
})
