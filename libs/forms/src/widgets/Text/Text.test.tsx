import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { fromDictionary, messageOf, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const name = 'T1001^name'
const field = (part = {}) => someField({ name: 'name', label: '姓名', rule: rules('_isNullorEmpty'), ...part })

it('[R-2.5-01] a text field takes typing, has its label, and shows what is wrong when it is left', async () => {
  const { store, screen } = await renderForm(someForm([field(), someField({ name: 'b', label: '备注' })]))
  const input = screen.getByRole('textbox', { name: /^姓名/ })
  await input.click()
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(`错误： ${messageOf('_isNullorEmpty')}`)
  await expect.element(input).toBeInvalid()
  await input.fill('张三')
  expect(store.values()[name]).toBe('张三')
  await expect.element(input).toBeValid()
  expect(await accessibilityProblems()).toEqual([])
})

it('[R-5-13] [R-5-17] the input event of a field with an issue checks it again, and leaving the field trims it', async () => {
  const { store, screen } = await renderForm(someForm([field({ rule: rules('_checkMobile') })]))
  const input = screen.getByRole('textbox', { name: /^姓名/ })
  await input.fill(' 1391234567 ')
  await userEvent.tab()
  await expect.element(input).toHaveValue('1391234567')
  await expect.element(screen.getByText(messageOf('_checkMobile'))).toBeVisible()
  await input.fill('13912345678')
  await expect.element(screen.getByText(messageOf('_checkMobile'))).not.toBeInTheDocument()
  expect(store.values()[name]).toBe('13912345678')
})

it('[R-5-18] a sensitive value stays masked until it is edited', async () => {
  const { store, screen } = await renderForm(someForm([field({ label: '身份证号', extField: { sensitive: '2' } })]), {
    values: { name: '23019919930412002X' }
  })
  const input = screen.getByRole('textbox', { name: /^身份证号/ })
  await expect.element(input).toHaveValue('23019*********002X')
  await input.click()
  await expect.element(input).toHaveValue('23019*********002X')
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: '显示身份证号' }).click()
  await expect.element(input).toHaveValue('23019919930412002X')
  await screen.getByRole('button', { name: '隐藏身份证号' }).click()
  await expect.element(input).toHaveValue('23019*********002X')
  await screen.getByRole('button', { name: '显示身份证号' }).click()
  await input.click()
  await userEvent.keyboard('{End}{Backspace}1')
  expect(store.values()[name]).toBe('230199199304120021')
  await expect.element(screen.getByRole('button', { name: /身份证号$/ })).not.toBeInTheDocument()
})

it('a sensitive value that the person typed is readable when the form opens again, one a register fills in is masked', async () => {
  const sensitive = someForm([field({ label: '身份证号', extField: { sensitive: '2' } })])
  const values = { name: '23019919930412002X' }
  const { screen, store } = await renderForm(sensitive, { values, own: [name] })
  await expect.element(screen.getByRole('textbox', { name: /^身份证号/ })).toHaveValue('23019919930412002X')
  store.adopt({ [name]: '230199199304120021' }, {})
  await expect.element(screen.getByRole('textbox', { name: /^身份证号/ })).toHaveValue('23019*********0021')
})

it('a sensitive value that cannot be changed can be shown', async () => {
  const locked = someForm([field({ label: '身份证号', extField: { sensitive: '2' }, disabled: true })])
  const { screen } = await renderForm(locked, { values: { name: '23019919930412002X' } })
  await screen.getByRole('button', { name: '显示身份证号' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^身份证号/ })).toHaveValue('23019919930412002X')
})

it('typing over a masked value replaces the whole of it, wherever the caret was put', async () => {
  const { store, screen } = await renderForm(someForm([field({ extField: { sensitive: '1' } })]), { values: { name: '周晓岚' } })
  const input = screen.getByRole('textbox', { name: /^姓名/ })
  await expect.element(input).toHaveValue('周*岚')
  await input.click({ position: { x: 20, y: 20 } })
  await userEvent.keyboard('{ArrowLeft}王')
  await expect.element(input).toHaveValue('王')
  await userEvent.keyboard('芳')
  expect(store.values()[name]).toBe('王芳')
})

it('a remark in HTML is shown as plain text', async () => {
  const { screen } = await renderForm(someForm([field({ remark: '<p>请填<b>真名</b></p><img src=x onerror=alert(1)>' })]))
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('请填真名')
  expect(screen.container.querySelector('img')).toBeNull()
})

it('a number has its unit beside it, and a phone offers the keys for it', async () => {
  const amount = field({ label: '申请金额（元）', extField: { unit: '元' }, rule: rules('_checkTwoDecimal') })
  const { screen } = await renderForm(someForm([amount]))
  await expect.element(screen.getByText('元', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: '申请金额（元）' })).toHaveAttribute('inputmode', 'decimal')
})

it('a text with options suggests what fits what is typed, and takes anything else', async () => {
  const job = field({ label: '职业', rule: '[]', originalField: fromDictionary('ZY') })
  const dictionaries = { ZY: ['工人', '农民', '学生'].map((each) => ({ value: each, name: each })) }
  const { store, screen } = await renderForm(someForm([job], { dictionaries }))
  const input = screen.getByRole('combobox', { name: '职业' })
  const suggested = () => Array.from(screen.container.querySelectorAll('datalist option'), (option) => option.getAttribute('value'))
  expect(suggested()).toEqual([])
  await input.click()
  expect(suggested()).toEqual(['工人', '农民', '学生'])
  await input.fill('学')
  expect(suggested()).toEqual(['学生'])
  expect(await accessibilityProblems()).toEqual([])
  await input.fill('学者')
  expect(store.values()[name]).toBe('学者')
  expect(await store.validateAll()).toEqual([])
})
