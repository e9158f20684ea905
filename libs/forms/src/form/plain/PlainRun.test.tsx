import type { Field, FormDescription } from '@ljonething/domain/form/FormDescription'
import { fromDictionary, messageOf, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFormStore } from '../../engine/createFormStore.ts'
import type { FormStore } from '../../engine/FormStore.ts'
import { exampleDictionaries, exampleServices } from '../../testing/exampleForm.ts'
import { renderForm } from '../../testing/renderForm.tsx'
import { FieldRow } from '../FieldRow.tsx'
import { PlainRun } from './PlainRun.tsx'

const id = 'T1001^a'
const dictionaries = exampleDictionaries
const kinds: Readonly<Record<string, Partial<Field>>> = {
  text: { rule: rules('_checkMobile'), placeholder: '请输入' },
  'text with a unit': { rule: rules('_checkTwoDecimal'), extField: { unit: '克' } },
  select: { componentType: 'select', originalField: fromDictionary('XB'), rule: '[]' },
  date: { componentType: 'date', timePickerInfo: { kind: 'month', format: 'yyyy-mm' }, rule: '[]' }
}
const states: Readonly<Record<string, Partial<Field>>> = {
  'as it is': {},
  required: { rule: rules('_isNullorEmpty') },
  'with a remark': { remark: '<p>一行</p><p>二行</p>' },
  'required with a remark, in one line': { rule: rules('_isNullorEmpty'), remark: '请填真名', isOneLine: true },
  locked: { disabled: true },
  'locked by the guide with a value': { disabled: true, value: '2' }
}
const formOf = (part: Partial<Field>): FormDescription => someForm([someField({ name: 'a', label: '甲', ...part })], { dictionaries })
const storeOf = (part: Partial<Field>) => createFormStore(formOf(part), { today: '2026-11-20', services: exampleServices() })

const fieldIn = (store: FormStore): Field => store.description.allfield[0]?.fieldList[0] ?? someField({ name: 'a' })

/** React repeats in attributes what a control holds. */
const elementsOf = async (row: React.ReactElement, store: FormStore) => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(row))
  await expect.poll(() => place.querySelector(`#f-T1001-a`)).not.toBeNull()
  flushSync(() => store.showIssues([{ kind: 'field', id, label: '甲', fn: '_checkMobile', message: '有误', text: '甲有误' }]))
  const control = place.querySelector<HTMLInputElement | HTMLSelectElement>('#f-T1001-a')
  control?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const held = control?.value
  control?.removeAttribute('value')
  const html = place.querySelector('[data-field]')?.outerHTML ?? ''
  flushSync(() => store.blur(id))
  const righted = place.querySelector('[aria-invalid], [id$="-error"]') === null
  root.unmount()
  place.remove()
  const attributes = new DOMParser().parseFromString(html, 'text/html').body
  return { held, righted, tree: treeOf(attributes.firstElementChild) }
}

const treeOf = (element: Element | null): unknown =>
  element === null
    ? null
    : {
        name: element.localName,
        attributes: Array.from(element.attributes, ({ name, value }) => `${name}=${name === 'class' ? value.trim() : value}`)
          .filter((each) => each !== 'style=')
          .toSorted(),
        text: element.children.length === 0 ? element.textContent : '',
        children: Array.from(element.children, treeOf)
      }

describe('a plain row is what React would draw, with its error and after it', () => {
  for (const [kind, part] of Object.entries(kinds)) {
    it.for(Object.entries(states))(`${kind} %s`, async ([, state]) => {
      const merged = { ...part, ...state, rule: state.rule ?? part.rule ?? '[]' }
      const [plain, drawn] = [storeOf(merged), storeOf(merged)]
      const one = await elementsOf(<PlainRun store={plain} fields={[fieldIn(plain)]} />, plain)
      expect(one).toEqual(await elementsOf(<FieldRow store={drawn} id={id} />, drawn))
    })
  }
})

it('what linkage says of a plain row is seen there: required, locked, its value, a note, gone and back', async () => {
  const link = (is: string, then: object) => ({ when: { field: 'a', is }, then })
  const jsStr = JSON.stringify([
    link('1', { require: ['b'], note: '请看清楚' }),
    link('2', { same: { b: 'c' } }),
    link('3', { hide: ['b'] })
  ])
  const fields = [
    { name: 'a', label: '甲', jsStr },
    { name: 'b', label: '丙' },
    { name: 'c', label: '丁', value: '乙' }
  ]
  const { store } = await renderForm(someForm(fields.map((field) => someField(field))))
  const input = page.getByRole('textbox', { name: '丙' })
  const set = (value: string) => store.setValue(id, value)
  set('1')
  await expect.element(input).toBeRequired()
  await expect.element(page.getByRole('img', { name: '必填' })).toBeVisible()
  await expect.element(page.getByText('请看清楚')).toBeVisible()
  set('2')
  await expect.element(input).toHaveAttribute('readonly')
  await expect.element(input).toHaveValue('乙')
  await expect.element(input).not.toBeRequired()
  await expect.element(page.getByRole('img', { name: '必填' })).not.toBeInTheDocument()
  await expect.element(page.getByText('请看清楚')).not.toBeInTheDocument()
  set('3')
  await expect.element(input).not.toBeInTheDocument()
  set('')
  await expect.element(input).toHaveValue('乙')
  await expect.element(input).not.toHaveAttribute('readonly')
  await input.fill('戊')
  expect(store.field('T1001^b').value).toBe('戊')
})

it('a list far below has no rows but what is chosen, and all of them once it is near or gone into', async () => {
  const choice = { componentType: 'select', originalField: fromDictionary('XB'), value: '2' } as const
  const groupOf = (code: string) => ({
    code,
    name: code,
    isCollapsible: false,
    fieldList: [someField({ name: code, label: code, ...choice })]
  })
  const far = Array.from({ length: 60 }, (_, at) => groupOf(`G${at}`))
  await renderForm(someForm([], { groups: far, dictionaries }))
  const rowsOf = (at: number) =>
    page
      .getByRole('combobox', { name: `G${at}`, exact: true })
      .element()
      .querySelectorAll('option').length
  await expect.poll(() => rowsOf(0)).toBe(3)
  expect(rowsOf(30)).toBe(2)
  expect(rowsOf(59)).toBe(2)
  await page.getByRole('combobox', { name: 'G30', exact: true }).element().scrollIntoView()
  await expect.poll(() => rowsOf(30)).toBe(3)
  const last = page.getByRole('combobox', { name: 'G59', exact: true })
  expect(rowsOf(59)).toBe(2)
  last.element().focus({ preventScroll: true })
  expect(rowsOf(59)).toBe(3)
  await expect.element(last).toHaveValue('2')
})

it('a choice the dictionary lost is gone from the list once another is made', async () => {
  const form = someForm([someField({ name: 'a', label: '性别', componentType: 'select', originalField: fromDictionary('XB') })], {
    dictionaries
  })
  const { store } = await renderForm(form, { values: { a: '9' } })
  const select = page.getByRole('combobox', { name: '性别' })
  const values = () => Array.from(select.element().querySelectorAll('option'), (option) => option.value)
  expect(values()).toContain('9')
  await userEvent.selectOptions(select, '2')
  expect(store.field(id).value).toBe('2')
  expect(values()).not.toContain('9')
})

it('a plain row shows what is wrong once it is left, says it to screen readers beside its remark, and no longer when it is right', async () => {
  const { store } = await renderForm(someForm([someField({ name: 'a', label: '甲', remark: '真名', rule: rules('_isNullorEmpty') })]))
  const input = page.getByRole('textbox', { name: /^甲/ })
  await input.click()
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(`错误： ${messageOf('_isNullorEmpty')} 真名`)
  await input.fill('乙')
  await expect.element(input).toHaveAccessibleDescription('真名')
  expect(store.form().issues).toEqual([])
})

it('a row that comes or goes beside the one that is typed into, or another description, takes neither the focus nor the place of the cursor', async () => {
  const jsStr = JSON.stringify([{ when: { field: 'b', is: '林' }, then: { hide: ['a'] } }])
  const described = (hint: string) =>
    someForm([
      someField({ name: 'a', label: '甲' }),
      someField({ name: 'b', label: '丙', remark: hint, jsStr }),
      someField({ name: 'c', label: '丁' })
    ])
  const { store } = await renderForm(described('旧'))
  const input = page.getByRole('textbox', { name: '丙' })
  await input.fill('林')
  await expect.element(page.getByRole('textbox', { name: '甲' })).not.toBeInTheDocument()
  await expect.element(input).toHaveFocus()
  await input.fill('林北')
  expect(
    page
      .getByRole('textbox')
      .elements()
      .map(({ id }) => id)
  ).toEqual(['a', 'b', 'c'].map((name) => `f-T1001-${name}`))
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  store.take(described('新'), { values: store.values() })
  await expect.element(input).toHaveAccessibleDescription('新')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('小')
  expect(store.field('T1001^b').value).toBe('林小北')
})
