import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { fromDictionary, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'
import { exampleDictionaries } from '../../testing/exampleForm.ts'

const form = someForm(
  [someField({ name: 'sex', label: '性别', componentType: 'select', rule: rules('_isNullorEmpty'), originalField: fromDictionary('XB') })],
  { dictionaries: exampleDictionaries }
)

it('[R-2.5-02] a select offers the options of its dictionary, stores the code and is checked at once', async () => {
  const { store, screen } = await renderForm(form)
  const select = screen.getByRole('combobox', { name: /^性别/ })
  await userEvent.tab()
  await expect.element(select).toHaveFocus()
  await userEvent.tab()
  await expect.element(select).toBeInvalid()
  await userEvent.selectOptions(select, '男')
  expect(store.values()['T1001^sex']).toBe('2')
  await expect.element(select).toBeValid()
  expect(await accessibilityProblems()).toEqual([])
})

it('a stored value the dictionary no longer has stays to be seen, and is named as wrong', async () => {
  const { store, screen } = await renderForm(form, { values: { sex: '9' } })
  await expect.element(screen.getByRole('combobox', { name: /^性别/ })).toHaveValue('9')
  expect((await store.validateAll())[0]?.message).toBe('所选内容不在可选范围内，请重新选择')
})
