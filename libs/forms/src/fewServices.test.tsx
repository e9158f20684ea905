import { fromDictionary, rules, someField, someForm, someMaterial } from '@ljonething/domain/testing/formParts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createFormStore } from './engine/createFormStore.ts'
import { filesOf } from './engine/openFile.ts'
import { renderForm } from './testing/renderForm.tsx'

const few = { now: () => new Date(2026, 10, 20, 9, 30) }
const lookup = JSON.stringify([
  { when: { field: 'a', empty: false }, then: { lookup: { api: 'person', params: ['a'], fill: { b: 'b' } } } }
])
const fields = [
  someField({ name: 'a', label: '姓名', jsStr: lookup, rule: rules('_checkRareWord') }),
  someField({ name: 'b', label: '住址' }),
  someField({ name: 'c', label: '地区', componentType: 'cascader', originalField: { ...fromDictionary('SH00XZQH'), synFlag: '0' } }),
  someField({ name: 'd', label: '医院', componentType: 'remoteSelect', dataSource: 'REMOTE_HOSPITAL' })
]

it('a screen gives a form only what it needs: without registers nothing is asked, and all can be filled in and checked', async () => {
  const { store } = await renderForm(someForm(fields), { services: few })
  await page.getByRole('textbox', { name: '姓名' }).fill('林𠮷雪')
  await page.getByRole('textbox', { name: '住址' }).fill('道里区')
  expect(await store.validateAll()).toEqual([])
  expect(store.field('T1001^b')).toMatchObject({ value: '道里区', busy: false, away: false })
})

it('what can be searched nowhere says so in its popup', async () => {
  await renderForm(someForm(fields), { services: few })
  for (const name of [/^地区/, /^医院/]) {
    await page.getByRole('combobox', { name }).click()
    await expect.element(page.getByText('这里不能查询')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '重试' }).click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})

it('materials are not shown of a form without services for files', () => {
  const store = createFormStore(someForm([], { materials: [someMaterial({ id: 'CL01' })] }), {
    today: '2026-11-20',
    services: few,
    values: {}
  })
  expect(() => filesOf(store)).toThrow('without services for files')
})
