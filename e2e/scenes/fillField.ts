/**
 * One field of a form filled in as a person does (自动填写一项), found by its role and label, with the value that its rules take. A field that is hidden,
 * locked or filled in already is left alone; then false is given. What a source offers is chosen from what it offers.
 */
import type { Locator, Page } from '@playwright/test'
import type { DictionaryOption, Field, FieldColumn, FormDescription } from '@ljonething/domain/form/FormDescription'
import { flatOptions } from '@ljonething/domain/form/dictionaries'
import { decodeCascader } from '@ljonething/domain/values/cascaderValue'
import { decodeCheckbox } from '@ljonething/domain/values/checkboxValue'
import { decodeMultiCascader } from '@ljonething/domain/values/multiCascaderValue'
import type { NamedValue } from '@ljonething/domain/values/namedValue'
import { decodeTableRows } from '@ljonething/domain/values/tableRows'
import { decodeTreeBox } from '@ljonething/domain/values/treeBoxValue'
import { expect } from '../journey.ts'
import { choose } from '../pages/form.ts'

export interface Target {
  readonly page: Page
  readonly scope: Locator
  readonly dictionaries: FormDescription['dictionaries']
}

type Asked = Pick<Field, 'label' | 'componentType' | 'placeholder' | 'extField' | 'columns'> & { readonly rootCode: string }

const asked = ({ label, componentType, placeholder, extField, columns, originalField }: Field): Asked => ({
  label,
  componentType,
  placeholder,
  extField,
  columns,
  rootCode: originalField.dictRootCode
})

const ofColumn = ({ name, componentType, dictRootCode }: FieldColumn): Asked => ({
  label: name,
  componentType,
  placeholder: '',
  extField: {},
  columns: [],
  rootCode: dictRootCode
})

const isOpen = async (control: Locator): Promise<boolean> => (await control.isVisible()) && (await control.isEnabled())

const typeIn = async ({ scope }: Target, { label }: Asked, value: string): Promise<boolean> => {
  const box = scope.getByRole('textbox', { name: label, exact: true })
  if (!(await isOpen(box)) || (await box.inputValue()) !== '') return false
  // A register that is being asked may close the field meanwhile; then it is filled in by its answer, or open again in the next round.
  if (
    !(await box.fill(value, { timeout: 3_000 }).then(
      () => true,
      () => false
    ))
  )
    return false
  await box.blur()
  return true
}

const selectFrom = async ({ scope, dictionaries }: Target, { label, rootCode }: Asked, value: string): Promise<boolean> => {
  const list = scope.getByRole('combobox', { name: label, exact: true })
  if (!(await isOpen(list)) || (await list.inputValue()) !== '') return false
  const option = flatOptions(dictionaries[rootCode] ?? []).find((each) => each.value === value)
  await choose(list, { label: option?.name ?? value })
  return true
}

/** A control that opens a popup, while nothing is chosen: then its hint ends its name. */
const emptyPopup = (scope: Locator, label: string, hint: string): Locator =>
  scope.getByRole('combobox', { name: `${label} ${hint}`, exact: true })

const search = async ({ page, scope }: Target, { label, placeholder }: Asked, value: string): Promise<boolean> => {
  const trigger = emptyPopup(scope, label, placeholder || '请搜索选择')
  if (!(await isOpen(trigger))) return false
  await trigger.click()
  const options = page.getByRole('listbox', { name: `${label}可选项` }).getByRole('option')
  const keywords = page.getByRole('combobox', { name: `搜索${label}` })
  const chosen = decodeCascader(value)
  if (chosen === undefined) {
    for (let level = 0; level < 5 && (await keywords.isVisible()); level += 1) {
      await options.first().click()
      await expect(page.getByRole('listbox', { name: `${label}可选项` }).and(page.locator('[aria-busy="true"]'))).toHaveCount(0)
    }
  } else {
    await keywords.fill(chosen.name)
    await options.filter({ hasText: chosen.name }).first().click()
  }
  await expect(keywords).toBeHidden()
  return true
}

const regionLevels = 3

/** Along the tree to a value that is a path, or the code at its end. */
const pathOf = (value: string, options: readonly DictionaryOption[]): readonly NamedValue[] => {
  const given = decodeMultiCascader(value)
  const code = given.at(-1)?.value ?? decodeCascader(value)?.value ?? value
  const to = (level: readonly DictionaryOption[]): readonly NamedValue[] =>
    level.flatMap((option) => {
      if (option.value === code) return [option]
      const below = to(option.children ?? [])
      return below.length === 0 ? [] : [option, ...below]
    })
  const path = to(options)
  return path.length === 0 ? given : path
}

const follow = async (
  { page, scope, dictionaries }: Target,
  { label, placeholder, extField, rootCode }: Asked,
  value: string
): Promise<boolean> => {
  const path = pathOf(value, dictionaries[rootCode] ?? [])
  if (extField.cascaderType === '1') {
    const lists = scope.getByRole('group', { name: label, exact: true }).getByRole('combobox')
    if (!(await isOpen(lists.first())) || (await lists.first().inputValue()) !== '') return false
    for (const [level, { name }] of path.entries()) await lists.nth(level).selectOption({ label: name })
    return true
  }
  const trigger = emptyPopup(scope, label, placeholder || '请选择')
  if (!(await isOpen(trigger))) return false
  await trigger.click()
  const panel = page.getByRole('dialog').filter({ has: page.getByRole('listbox', { name: /第1级$/ }) })
  for (const [level, { name }] of path.entries())
    await panel.getByRole('listbox').nth(level).getByRole('option', { name, exact: true }).click()
  // What has nothing below it is chosen with the press; of a region that is the third level.
  const last = flatOptions(dictionaries[rootCode] ?? []).find((each) => each.value === path.at(-1)?.value)
  const endsHere = last === undefined ? path.length === regionLevels : last.children === undefined
  if (!endsHere) await panel.getByRole('button', { name: /^选定/ }).click()
  await expect(panel).toBeHidden()
  return true
}

const tick = async ({ scope, dictionaries }: Target, { label, rootCode }: Asked, value: string): Promise<boolean> => {
  const boxes = scope.getByRole('group', { name: label, exact: true }).getByRole('checkbox')
  if (!(await isOpen(boxes.first())) || (await boxes.and(scope.page().locator(':checked')).count()) > 0) return false
  const options = flatOptions(dictionaries[rootCode] ?? [])
  for (const code of decodeCheckbox(value)) {
    const { name = code } = options.find((each) => each.value === code) ?? {}
    await scope.getByRole('group', { name: label, exact: true }).getByRole('checkbox', { name, exact: true }).check()
  }
  return true
}

const tickInTree = async ({ scope }: Target, { label }: Asked, value: string): Promise<boolean> => {
  const tree = scope.getByRole('tree', { name: label, exact: true })
  if (!(await tree.isVisible()) || (await tree.and(scope.page().locator('[aria-disabled="true"]')).count()) > 0) return false
  // What is chosen may stand in no line that is open.
  if (!(await tree.locator('xpath=ancestor::*[@data-field]').getByText('尚未选择').isVisible())) return false
  // A long tree draws the lines in sight alone, and has a search.
  const search = scope.getByRole('textbox', { name: `在${label}中查找`, exact: true })
  const isLong = await search.isVisible()
  for (const { name, parentName } of decodeTreeBox(value)) {
    const item = tree.getByRole('treeitem', { name, exact: true })
    if (isLong) await search.fill(name)
    else if (!(await item.isVisible())) await tree.getByRole('treeitem', { name: parentName, exact: true }).press('ArrowRight')
    await item.click()
  }
  if (isLong) await search.fill('')
  return true
}

const addRows = async ({ page, scope, dictionaries }: Target, { label, columns }: Asked, value: string): Promise<boolean> => {
  const add = scope.getByRole('button', { name: `新增${label}`, exact: true })
  if (
    !(await isOpen(add)) ||
    !(await scope
      .getByRole('group', { name: label, exact: true })
      .getByText(/^已填 0 条/)
      .isVisible())
  )
    return false
  for (const row of decodeTableRows(value)) {
    await add.click()
    const dialog = page.getByRole('dialog', { name: '新增', exact: true })
    await expect(dialog).toBeVisible()
    // What draws a date or a choice in a row comes with the first row.
    await expect(dialog.locator('[data-placeholder]')).toHaveCount(0)
    for (const column of columns) {
      const cell = row.find(({ id }) => id === column.id)
      if (cell !== undefined && cell.value !== '') await put({ page, scope: dialog, dictionaries }, ofColumn(column), cell.value)
    }
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
  }
  return true
}

const put = (target: Target, field: Asked, value: string): Promise<boolean> => {
  switch (field.componentType) {
    case 'select':
      return selectFrom(target, field, value)
    case 'remoteSelect':
      return search(target, field, value)
    case 'cascader':
    case 'configCascader':
      return follow(target, field, value)
    case 'checkbox':
      return tick(target, field, value)
    case 'treeBox':
      return tickInTree(target, field, value)
    case 'addTable':
      return addRows(target, field, value)
    case 'text':
    case 'textarea':
    case 'date':
    case 'upload':
    case 'applyUpload':
      return typeIn(target, field, value)
    default:
      return field.componentType satisfies never
  }
}

/** True when something was filled in. */
export const fillField = (target: Target, field: Field, value: string): Promise<boolean> => put(target, asked(field), value)
