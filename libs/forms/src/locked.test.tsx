import { componentTypeOf } from '@ljonething/domain/form/fieldFormat'
import type { ComponentType, Field, UploadType } from '@ljonething/domain/form/FormDescription'
import { fromDictionary, someField, someForm } from '@ljonething/domain/testing/formParts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleDictionaries, exampleValues } from './testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from './testing/renderForm.tsx'

const byRegion = { originalField: { ...fromDictionary('SH00XZQH'), synFlag: '0' as const } }
type Kind = readonly [label: string, part: Partial<Field>, value: string]

/** A table is locked by its buttons (`AddTable.test.tsx`). */
const locked: Readonly<Record<Exclude<ComponentType, UploadType | 'addTable'>, readonly [Kind, ...Kind[]]>> = {
  text: [
    ['文本', {}, '林北雪'],
    ['脱敏文本', { extField: { sensitive: '3' } }, '13945678901']
  ],
  select: [['下拉', { originalField: fromDictionary('XB') }, '2']],
  date: [['日期', { timePickerInfo: { kind: 'date', format: 'yyyy-mm-dd' } }, '2026-11-03']],
  textarea: [['多行文本', { isOneLine: true }, '因居住地变更']],
  remoteSelect: [['检索', { dataSource: 'REMOTE_HOSPITAL' }, '{"name":"第一医院","value":"HJ0001"}']],
  checkbox: [['多选', { isOneLine: true, originalField: fromDictionary('KXYE') }, '1;3']],
  cascader: [['级联', { originalField: fromDictionary('JTGX') }, '52']],
  treeBox: [
    [
      '树形',
      { isOneLine: true, originalField: fromDictionary('JYFW') },
      '[{"value":"G1001","name":"日用百货销售","parentValue":"F","parentName":"批发和零售业"}]'
    ]
  ],
  configCascader: [['分列级联', { ...byRegion, extField: { cascaderType: '1' } }, exampleValues.birthArea]]
}
const kinds = Object.entries(locked).flatMap(([type, all]) =>
  all.map(([label, part, value]): Kind => [label, { componentType: componentTypeOf(type), ...part }, value])
)
const form = (hasValues: boolean) =>
  someForm(
    kinds.map(([label, part, value], at) => someField({ name: `f${at}`, label, disabled: true, ...part, value: hasValues ? value : '' })),
    { dictionaries: exampleDictionaries }
  )
const focused = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? ''
const walk = async (press = '', afterwards = () => {}) => {
  const reached = new Set<string>()
  for (let step = 0; step < 40; step += 1) {
    await userEvent.tab()
    if (focused() === '') break
    reached.add(focused())
    if (press !== '') await userEvent.keyboard(press)
    afterwards()
  }
  return reached
}

it('what is locked with a value is reached and read by keyboard, whatever its widget, and no key or press changes it', async () => {
  const { store } = await renderForm(form(true))
  await expect.element(page.getByRole('combobox', { name: /^级联/ })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '第三级' })).toHaveAttribute('aria-readonly', 'true')
  const before = store.values()
  const isAsBefore = () => expect(store.values()).toEqual(before)
  expect(await walk('x{ArrowDown} {Enter}{Escape}{Delete}', isAsBefore)).toEqual(new Set(kinds.map((_, at) => `T1001^f${at}`)))
  for (const name of [/^级联/, /^检索/]) await page.getByRole('combobox', { name }).click()
  for (const control of document.querySelectorAll<HTMLElement>('[data-field] :is(input, button, [role])')) {
    control.click()
    isAsBefore()
  }
  expect(page.getByRole('dialog').elements()).toEqual([])
  isAsBefore()
  const sex = page.getByRole('combobox', { name: /^下拉/ })
  await expect.element(sex).toHaveAttribute('aria-readonly', 'true')
  expect(Array.from(sex.element().querySelectorAll('option:not([hidden])'), ({ textContent }) => textContent)).toEqual(['男'])
  expect(await accessibilityProblems()).toEqual([])
})

it('of what is locked and empty there is nothing to read: Tab passes by, but for a tree, whose branches say what there is', async () => {
  await renderForm(form(false))
  await expect.element(page.getByRole('combobox', { name: /^级联/ })).toBeDisabled()
  const tree = kinds.findIndex(([, { componentType }]) => componentType === 'treeBox')
  expect(await walk()).toEqual(new Set([`T1001^f${tree}`]))
})

it('a choice that is open again offers all of its options', async () => {
  const [[, sex]] = locked.select
  const jsStr = JSON.stringify([{ when: { field: 'a', is: '1' }, then: { same: { b: 'c' } } }])
  const { store } = await renderForm(
    someForm(
      [
        someField({ name: 'a', label: '甲', jsStr }),
        someField({ name: 'b', label: '性别', componentType: 'select', ...sex }),
        someField({ name: 'c', label: '丁', value: '2' })
      ],
      {
        dictionaries: exampleDictionaries
      }
    )
  )
  const select = page.getByRole('combobox', { name: '性别' })
  store.setValue('T1001^a', '1')
  await expect.element(select).toHaveAttribute('aria-readonly', 'true')
  await expect.element(select).toHaveValue('2')
  store.setValue('T1001^a', '')
  await expect.element(select).not.toHaveAttribute('aria-readonly')
  await userEvent.selectOptions(select, '1')
  expect(store.field('T1001^b').value).toBe('1')
})
