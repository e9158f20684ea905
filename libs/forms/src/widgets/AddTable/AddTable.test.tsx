import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { exampleDictionaries, exampleForm, exampleValues } from '../../testing/exampleForm.ts'
import { messageOf, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const id = 'T3001^siblings'
const table = exampleForm.allfield.flatMap((group) => group.fieldList).find((field) => field.id === id)
if (!table) throw new Error('the example form has a table')
const form = someForm([table], { dictionaries: exampleDictionaries })
const names = (value: string | undefined) => (JSON.parse(value || '[]') as { value: string }[][]).map((row) => row[0]?.value)
const dialog = page.getByRole('dialog')

it('[R-2.5-07] [R-2.5-08] [R-4.2-56] [R-4.2-60] the dialog 新增 checks on saving and adds the record at the end', async () => {
  const { store, screen } = await renderForm(form, { values: exampleValues })
  await expect.element(screen.getByRole('row', { name: /林北辰/ })).toMatchTextContent(/男/)
  await screen.getByRole('button', { name: '新增同胎其他新生儿' }).click()
  await expect.element(page.getByRole('dialog', { name: '新增', exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: '姓名' }).fill('林北风')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog.getByText(messageOf('_isNullorEmpty'))).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: '性别' })).toHaveFocus()
  expect(await accessibilityProblems()).toEqual([])
  await dialog.getByRole('combobox', { name: '性别' }).selectOptions('女')
  await dialog.getByRole('textbox', { name: '出生时间' }).fill('20261103 0830')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(names(store.values()[id])).toEqual(['林北辰', '林北风'])
  await expect.element(screen.getByRole('row', { name: /林北风/ })).toMatchTextContent(/2026-11-03 08:30/)
  expect(await accessibilityProblems()).toEqual([])
})

it('[R-4.2-57] a record without any value is not emitted and the dialog stays open', async () => {
  const optional = { ...table, columns: table.columns.map((column) => ({ ...column, rule: '[]' })) }
  const { store, screen } = await renderForm(someForm([optional], { dictionaries: exampleDictionaries }))
  await screen.getByRole('button', { name: '新增同胎其他新生儿' }).click()
  await dialog.getByRole('textbox', { name: '姓名' }).fill('  ')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog.getByText('请至少填写一项')).toBeVisible()
  expect(store.values()[id]).toBe('')
  await dialog.getByRole('textbox', { name: '姓名' }).fill('林北风')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(names(store.values()[id])).toEqual(['林北风'])
})

it('[R-2.5-09] [R-4.2-58] [R-4.2-59] a record is shown in the dialog 预览, replaced by editing and removed by deleting', async () => {
  const { store, screen } = await renderForm(form, { values: exampleValues })
  await screen.getByRole('button', { name: '预览 林北辰' }).click()
  await expect.element(page.getByRole('dialog', { name: '预览', exact: true })).toMatchTextContent(/男/)
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: '修改 林北辰' }).click()
  await dialog.getByRole('textbox', { name: '姓名' }).fill('林北晨')
  await dialog.getByRole('button', { name: '保存' }).click()
  expect(names(store.values()[id])).toEqual(['林北晨'])
  await screen.getByRole('button', { name: '删除 林北晨' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect.poll(() => store.values()[id]).toBe('')
})

it('[R-4.2-61] while the field is disabled nothing can be added, edited or deleted', async () => {
  const { screen } = await renderForm(someForm([{ ...table, disabled: true, disable: '1' }], { dictionaries: exampleDictionaries }), {
    values: exampleValues
  })
  await expect.element(screen.getByRole('button', { name: '预览 林北辰' })).toBeVisible()
  expect(screen.getByRole('button', { name: /新增|修改|删除/ }).elements()).toEqual([])
})

it('[R-8-47] no more rows are added than the rule allows, eight without one', async () => {
  const rowsOf = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => [{ id: 'sName', type: 'text', name: '姓名', value: `第${at}`, isHidden: false }])
    )
  const full = await renderForm(form, { values: { siblings: rowsOf(3) } })
  await expect.element(full.screen.getByRole('button', { name: '新增同胎其他新生儿' })).toBeDisabled()
  await full.screen.unmount()
  const plain = someField({ ...table, rule: rules('_checkAddTableRows') })
  const { store, screen } = await renderForm(someForm([plain]), { values: { siblings: rowsOf(9) } })
  await expect.element(screen.getByText('已填 9 条，最多 8 条')).toBeVisible()
  expect((await store.validateAll())[0]?.message).toBe(messageOf('_checkAddTableRows'))
})

it('[R-3.3-19] a record is called by its first column as a person reads it, a chosen code by its name', async () => {
  const [name, sex] = table.columns
  if (!name || !sex) throw new Error('the example table has columns')
  const chosenFirst = { ...table, columns: [sex, name] }
  const cell = (id: string, value: string) => ({ id, type: '', name: '', value, isHidden: false })
  const value = JSON.stringify([[cell(sex.id, '2')], [cell(sex.id, '{"name":"男性","value":"2"}')], [cell(name.id, '')]])
  const { screen } = await renderForm(someForm([chosenFirst], { dictionaries: exampleDictionaries }), { values: { [id]: value } })
  await expect.element(screen.getByRole('button', { name: '预览 男' }).first()).toBeVisible()
  expect(screen.getByRole('button', { name: '预览 男' }).elements()).toHaveLength(2)
  await expect.element(screen.getByRole('button', { name: '预览 第 3 条' })).toBeVisible()
})

it('rows copied from a spreadsheet are pasted at once, wrong cells are named where they stand until they are corrected', async () => {
  const { store, screen } = await renderForm(form, { values: exampleValues })
  const add = screen.getByRole('button', { name: '新增同胎其他新生儿' })
  add.element().focus()
  const clipboard = new DataTransfer()
  clipboard.setData('text/plain', '姓名\t性别\t出生时间\n林北风\t男孩\t2026/11/3 8:30\n林北雨\t女\t')
  add.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('dialog', { name: '粘贴多行' })).toBeVisible()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('共 2 条，其中 1 条有误，可先添加再逐条修改')
  await expect.element(dialog.getByRole('row', { name: /林北风/ })).toMatchTextContent(/2026-11-03 08:30/)
  expect(await accessibilityProblems()).toEqual([])
  await dialog.getByRole('button', { name: '添加 2 条' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const wrong = screen.getByRole('row', { name: /林北风/ })
  await expect.element(wrong).toMatchTextContent(/男孩\s*错误：\s*所选内容不在可选范围内/)
  expect((await store.validateAll()).map(({ cell }) => cell)).toContainEqual({ row: 1, column: 'sSex' })
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: '修改 林北风' }).click()
  await expect.element(dialog.getByRole('combobox', { name: '性别' })).toBeInvalid()
  await dialog.getByRole('combobox', { name: '性别' }).selectOptions('男')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(wrong).not.toMatchTextContent(/错误/)
  expect(names(store.values()[id])).toEqual(['林北辰', '林北风', '林北雨'])
})

it('[R-8-47] too many pasted rows are refused, with how many there is room for', async () => {
  const { screen } = await renderForm(form, { values: exampleValues })
  await screen.getByRole('button', { name: '粘贴多行同胎其他新生儿' }).click()
  const text = dialog.getByRole('textbox', { name: '从电子表格复制的内容' })
  await text.fill('甲\t男\n乙\t女\n丙\t女')
  await expect.element(text).toHaveAccessibleDescription(/粘贴了 3 条，最多还能添加 2 条/)
  await expect.element(dialog.getByRole('button', { name: '添加' })).toBeDisabled()
  await text.fill('甲\t男\n乙\t女')
  await expect.element(dialog.getByRole('button', { name: '添加 2 条' })).toBeEnabled()
})
