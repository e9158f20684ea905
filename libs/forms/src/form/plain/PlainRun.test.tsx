import type { Field, FormDescription } from '@ljonething/domain/form/FormDescription'
import { fromDictionary, messageOf, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
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
  'required, in one line': { rule: rules('_isNullorEmpty'), isOneLine: true },
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

const choosing = (code: string, part: { readonly isCollapsible?: boolean; readonly remark?: string } = {}) => {
  const { isCollapsible = false, remark = '' } = part
  const choice = { componentType: 'select', originalField: fromDictionary('XB'), value: '2', remark } as const
  return { code, name: `分区${code}`, isCollapsible, fieldList: [someField({ name: code, label: code, ...choice })] }
}
const listOf = (code: string) => page.getByRole('combobox', { name: code, exact: true })
const rowsOf = (code: string) => listOf(code).element().querySelectorAll('option').length

it('a list far below has no rows but what is chosen, and all of them once it is near or gone into', async () => {
  const far = Array.from({ length: 60 }, (_, at) => choosing(`G${at}`))
  await renderForm(someForm([], { groups: far, dictionaries }))
  await expect.poll(() => rowsOf('G0')).toBe(3)
  expect(rowsOf('G30')).toBe(2)
  expect(rowsOf('G59')).toBe(2)
  listOf('G30').element().scrollIntoView()
  await expect.poll(() => rowsOf('G30')).toBe(3)
  const last = listOf('G59')
  expect(rowsOf('G59')).toBe(2)
  last.element().focus({ preventScroll: true })
  expect(rowsOf('G59')).toBe(3)
  await expect.element(last).toHaveValue('2')
})

it('a list that another description brings into a group that is near has its rows, and so has one in a folded group', async () => {
  const formWith = (remark: string) =>
    someForm([], { groups: [choosing('A', { remark }), choosing('B', { isCollapsible: true })], dictionaries })
  const { store } = await renderForm(formWith(''))
  await expect.poll(() => rowsOf('A')).toBe(3)
  store.take(formWith('新'), { values: store.values() })
  await expect.element(listOf('A')).toHaveAccessibleDescription('新')
  expect(rowsOf('A')).toBe(3)
  await page.getByRole('button', { name: '分区B' }).click()
  await expect.element(listOf('B')).toBeVisible()
  expect(rowsOf('B')).toBe(3)
})

it('lists have their rows at once in a browser that does not say what it draws', async () => {
  const said = 'oncontentvisibilityautostatechange'
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, said) ?? {}
  Reflect.deleteProperty(HTMLElement.prototype, said)
  onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, said, known))
  await renderForm(someForm([], { groups: Array.from({ length: 60 }, (_, at) => choosing(`G${at}`)), dictionaries }))
  await expect.element(listOf('G59')).toBeInTheDocument()
  expect(rowsOf('G59')).toBe(3)
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
