import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import type { FormServices, FoundOptions, OptionSearch } from '../../engine/FormServices.ts'
import { exampleServices } from '../../testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const hospital = someField({
  name: 'h',
  label: '助产机构',
  componentType: 'remoteSelect',
  isRemoteSearch: true,
  dataSource: 'REMOTE_HOSPITAL',
  rule: rules('_isNullorEmpty')
})
const form = someForm([hospital])
const asking = (searchOptions: NonNullable<FormServices['searchOptions']>, fields = form) =>
  renderForm(fields, { services: exampleServices({ searchOptions }) })
const found = (...names: readonly string[]): FoundOptions => ({ options: names.map((name) => ({ name, value: name })), hasMore: false })
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

it('[R-2.5-03] a remote-search select asks while typing and is chosen from with the keyboard alone', async () => {
  const asked: string[] = []
  const { searchOptions } = exampleServices()
  const { store, screen } = await asking((search, signal) => {
    asked.push(`${search.source} ${search.keyword}`)
    return searchOptions(search, signal)
  })
  const trigger = screen.getByRole('combobox', { name: /^助产机构/ })
  await expect.element(trigger).toBeVisible()
  await userEvent.tab()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const search = page.getByRole('combobox', { name: /^搜索助产机构/ })
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('妇')
  await expect.element(page.getByRole('option')).toHaveLength(2)
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(JSON.parse(store.values()['T1001^h'] ?? '')).toEqual({ name: '齐齐哈尔市妇幼保健院（示例）', value: 'HJ0006' })
  await expect.element(trigger).toHaveTextContent('齐齐哈尔市妇幼保健院（示例）')
  await expect.element(trigger).toHaveFocus()
  expect(asked).toEqual(['REMOTE_HOSPITAL ', 'REMOTE_HOSPITAL 妇'])
})

it('[R-2.5-03] a search that fails says why and is tried again; one that finds nothing says so, and closing without a choice is checked', async () => {
  let isAway = true
  const { screen } = await asking(({ keyword }) => {
    if (keyword !== '') return Promise.resolve(found())
    return isAway ? Promise.reject(new Error('查询出错')) : Promise.resolve(found('甲医院'))
  })
  await screen.getByRole('combobox', { name: /^助产机构/ }).click()
  await expect.element(page.getByText('查询出错')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('option', { name: '甲医院' })).toBeVisible()
  await expect.element(page.getByText('查询出错')).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: /^搜索助产机构/ }).fill('无')
  await expect.element(page.getByText('没有找到，请换个关键字')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('combobox', { name: /^助产机构/ })).toBeInvalid()
})

it('[R-2.5-03] an answer to an older keyword is dropped, however late it comes', async () => {
  const answers = new Map<string, (answer: FoundOptions) => void>()
  const { store } = await asking(({ keyword }) => new Promise((resolve) => answers.set(keyword, resolve)))
  await page.getByRole('combobox', { name: /^助产机构/ }).click()
  const search = page.getByRole('combobox', { name: /^搜索助产机构/ })
  await search.fill('甲')
  await expect.poll(() => answers.has('甲')).toBe(true)
  await search.fill('乙')
  await expect.poll(() => answers.has('乙')).toBe(true)
  answers.get('乙')?.(found('乙医院'))
  await expect.element(page.getByRole('option', { name: '乙医院' })).toBeVisible()
  answers.get('甲')?.(found('甲医院'))
  answers.get('')?.(found('丙医院'))
  await page.getByRole('option', { name: '乙医院' }).click()
  expect(JSON.parse(store.values()['T1001^h'] ?? '')).toMatchObject({ name: '乙医院' })
})

it('[R-2.5-03] areas open their institutions, page by page, with address and phone, and lead back', async () => {
  const asked: string[] = []
  const { store } = await asking(({ parent, page: number, keyword }) => {
    asked.push([parent, number, keyword].join('|'))
    if (parent === '') return Promise.resolve({ options: [{ name: '哈尔滨市', value: '2301', hasChildren: true }], hasMore: false })
    return Promise.resolve({
      options: [{ name: `${number}号医院`, value: `H${number}`, address: '中山路1号', phone: '0451-1' }],
      hasMore: number < 2
    })
  })
  await page.getByRole('combobox', { name: /^助产机构/ }).click()
  await expect.element(page.getByRole('option', { name: '哈尔滨市' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: /^1号医院/ })).toHaveTextContent('1号医院中山路1号 0451-1')
  expect(store.values()['T1001^h']).toBe('')
  await page.getByRole('button', { name: '更多' }).click()
  await expect.element(page.getByRole('option', { name: /^2号医院/ })).toBeVisible()
  expect(shown()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: '更多' })).not.toBeInTheDocument()
  expect(await accessibilityProblems()).toEqual([])
  await page.getByRole('button', { name: '全部地区' }).click()
  await expect.element(page.getByRole('option', { name: '哈尔滨市' })).toBeVisible()
  await page.getByRole('option', { name: '哈尔滨市' }).click()
  await page.getByRole('option', { name: /^1号医院/ }).click()
  expect(JSON.parse(store.values()['T1001^h'] ?? '')).toEqual({ name: '1号医院', value: 'H1' })
  await expect.element(page.getByText('中山路1号 0451-1')).toBeVisible()
  expect(asked).toEqual(['|1|', '2301|1|', '2301|2|', '|1|', '2301|1|'])
})

it('says where the choice is when the form opens again, and nothing where the source no longer tells', async () => {
  const asked: string[] = []
  const open = (code: string) =>
    renderForm(form, {
      values: { 'T1001^h': JSON.stringify({ name: '1号医院', value: code }) },
      services: exampleServices({
        searchOptions: ({ keyword }) => {
          asked.push(keyword)
          return Promise.resolve({
            options: [{ name: '1号医院', value: 'H1', address: '中山路1号', phone: '0451-82460001' }],
            hasMore: false
          })
        }
      })
    })
  const { screen } = await open('H1')
  await expect.element(screen.getByText('中山路1号 0451-82460001')).toBeVisible()
  expect(asked).toEqual(['1号医院'])
  await screen.unmount()
  const other = await open('H9')
  await expect.poll(() => asked.length).toBe(2)
  await expect.element(other.screen.getByRole('combobox', { name: /^助产机构/ })).toHaveTextContent('1号医院')
  expect(other.screen.getByText('中山路1号 0451-82460001').elements()).toEqual([])
})

it('[R-2.5-03] what it depends on is asked with, and its change takes the choice away', async () => {
  const asked: OptionSearch['values'][] = []
  const bank = someField({ name: 'bank', label: '银行' })
  const branch = someField({ name: 'branch', label: '网点', componentType: 'remoteSelect', dataSource: 'X', sourceParams: ['bank'] })
  const { store } = await asking(
    ({ values }) => {
      asked.push(values)
      return Promise.resolve(found('甲支行'))
    },
    someForm([bank, branch])
  )
  await page.getByRole('textbox', { name: '银行' }).fill('313')
  await page.getByRole('combobox', { name: /^网点/ }).click()
  await page.getByRole('option', { name: '甲支行' }).click()
  expect(asked).toEqual([{ bank: '313' }])
  await expect.poll(() => store.values()['T1001^branch']).toContain('甲支行')
  await page.getByRole('textbox', { name: '银行' }).fill('102')
  await expect.poll(() => store.values()['T1001^branch']).toBe('')
  await expect.element(page.getByText('您更改了“银行”，请重新选择')).toBeVisible()
})
