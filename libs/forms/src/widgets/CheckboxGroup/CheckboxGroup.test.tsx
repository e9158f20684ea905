import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { fromDictionary, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleDictionaries } from '../../testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const form = someForm(
  [someField({ name: 's', label: '服务', componentType: 'checkbox', isOneLine: true, originalField: fromDictionary('KXYE') })],
  { dictionaries: exampleDictionaries }
)
const long = '婴幼儿发育监测与早期发展指导'

it('[R-2.5-06] a checkbox group stores the ticked codes joined with semicolons', async () => {
  const { store, screen } = await renderForm(form, { values: { s: '1' } })
  await expect.element(screen.getByRole('group', { name: /^服务/ })).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: '新生儿访视' })).toBeChecked()
  await screen.getByRole('checkbox', { name: long }).click()
  expect(store.values()['T1001^s']).toBe('1;3')
  await screen.getByRole('checkbox', { name: '新生儿访视' }).click()
  expect(store.values()['T1001^s']).toBe('3')
  expect(await accessibilityProblems()).toEqual([])
})

it('[R-3.3-24] a value stored with blanks or twice shows what was ticked, and is stored clean with the next tick', async () => {
  const { store, screen } = await renderForm(form, { values: { s: '1; 3;1' } })
  await expect.element(screen.getByRole('checkbox', { name: long })).toBeChecked()
  await screen.getByRole('checkbox', { name: '新生儿访视' }).click()
  expect(store.values()['T1001^s']).toBe('3')
})

it('[R-2.5-31] a label longer than 10 characters is cut there and shows whole in a tooltip, by pointer and by keyboard', async () => {
  const { screen } = await renderForm(form)
  await expect.element(screen.getByText('婴幼儿发育监测与早期…', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('养育照护小组活动', { exact: true })).toBeVisible()
  await screen.getByRole('checkbox', { name: '养育照护小组活动' }).click()
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(long)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await screen.getByText('婴幼儿发育监测与早期…', { exact: true }).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(long)
})

it('of ten thousand options one looks for those that are wanted, and what is ticked stays in sight', async () => {
  const many = { KXYE: Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, name: `第${at}项服务` })) }
  const { store, screen } = await renderForm({ ...form, dictionaries: many })
  expect(screen.getByRole('checkbox').elements()).toHaveLength(100)
  await expect.element(screen.getByText('还有 9900 项没有列出，请输入关键字查找')).toBeVisible()
  const search = screen.getByRole('textbox', { name: '在服务中查找' })
  await search.fill('第9731项')
  await screen.getByRole('checkbox', { name: '第9731项服务' }).click()
  expect(store.values()['T1001^s']).toBe('9731')
  await search.fill('没有的服务')
  await expect.element(screen.getByText('没有找到，请换个关键字')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: '第9731项服务' })).toBeChecked()
  expect(await accessibilityProblems()).toEqual([])
})
