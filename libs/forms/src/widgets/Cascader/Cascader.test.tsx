import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { fromDictionary, rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleDictionaries, exampleServices } from '../../testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const id = 'T1001^r'
const regionForm = someForm([
  someField({
    name: 'r',
    label: '出生地',
    componentType: 'cascader',
    rule: rules('_isNullorEmpty'),
    originalField: { ...fromDictionary('SH00XZQH'), synFlag: '0' },
    extField: { isThirdLevelCascade: '1' }
  })
])

it('[R-2.5-10] a cascader loads a region tree by level and is worked through with the keyboard alone', async () => {
  const { store, screen } = await renderForm(regionForm)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: '哈尔滨市' })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('option', { name: '哈尔滨市' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: '道里区' })).toHaveFocus()
  expect(page.getByRole('button', { name: /选定/ }).elements()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(page.getByRole('option', { name: '花园街道' })).toHaveFocus()
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('option', { name: '南岗区' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('option', { name: '花园街道' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(JSON.parse(store.values()[id] ?? '')).toEqual([
    { name: '哈尔滨市', value: '230100000000' },
    { name: '南岗区', value: '230103000000' },
    { name: '荣市街道', value: '230103008000' }
  ])
  const trigger = screen.getByRole('combobox', { name: /^出生地/ })
  await expect.element(trigger).toHaveTextContent('哈尔滨市 / 南岗区 / 荣市街道')
  await expect.element(trigger).toHaveFocus()
})

it('a level that does not come says why, and is asked for again', async () => {
  let isAway = true
  const { treeChildren } = exampleServices()
  const { screen } = await renderForm(regionForm, {
    services: exampleServices({
      treeChildren: (source, parent) => (isAway ? Promise.reject(new Error('地区加载失败')) : treeChildren(source, parent))
    })
  })
  await screen.getByRole('combobox', { name: /^出生地/ }).click()
  await expect.element(page.getByText('地区加载失败')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('option', { name: '哈尔滨市' })).toBeVisible()
  await expect.element(page.getByText('地区加载失败')).not.toBeInTheDocument()
})

it('many options are searched through all levels, and gone through with the keyboard', async () => {
  const trades = Array.from({ length: 9 }, (_, at) => ({
    value: `A${at}`,
    name: `第${at}类`,
    children: [{ value: `A${at}1`, name: at === 7 ? '农产品批发' : `其他${at}` }]
  }))
  const form = someForm([someField({ name: 'r', label: '行业', componentType: 'cascader', originalField: fromDictionary('HYFL') })], {
    dictionaries: { HYFL: trades }
  })
  const { store, screen } = await renderForm(form)
  await screen.getByRole('combobox', { name: /^行业/ }).click()
  await page.getByRole('button', { name: '查找行业' }).click()
  const search = page.getByRole('textbox', { name: '在行业中查找' })
  await expect.element(search).toHaveFocus()
  await search.fill('其他')
  await expect.element(page.getByText('找到 8 项')).toBeVisible()
  await search.fill('批发')
  await expect.element(page.getByRole('option', { name: '第7类 / 农产品批发' })).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: '第7类 / 农产品批发' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(JSON.parse(store.values()[id] ?? '')).toEqual([
    { name: '第7类', value: 'A7' },
    { name: '农产品批发', value: 'A71' }
  ])
})

it('of ten thousand options of one level it draws the first and the chosen one, and finds the others', async () => {
  const HYFL = Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, name: `第${at}类` }))
  const form = someForm([someField({ name: 'r', label: '行业', componentType: 'cascader', originalField: fromDictionary('HYFL') })], {
    dictionaries: { HYFL }
  })
  await renderForm(form, { values: { r: '9731' } })
  await page.getByRole('combobox', { name: /^行业/ }).click()
  await expect.element(page.getByText('还有 9899 项没有列出，请查找')).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(101)
  await expect.element(page.getByRole('option', { name: '第9731类', selected: true })).toBeInTheDocument()
  await page.getByRole('button', { name: '查找行业' }).click()
  await page.getByRole('textbox', { name: '在行业中查找' }).fill('第5310类')
  await expect.element(page.getByRole('option', { name: '第5310类' })).toBeVisible()
})

it('of a tree loaded by level what is listed is searched, and a branch found opens', async () => {
  const { screen } = await renderForm(regionForm)
  await screen.getByRole('combobox', { name: /^出生地/ }).click()
  await page.getByRole('option', { name: '哈尔滨市' }).click()
  await expect.element(page.getByRole('option', { name: '南岗区' })).toBeVisible()
  await page.getByRole('button', { name: '查找出生地' }).click()
  await page.getByRole('textbox', { name: '在出生地中查找' }).fill('南岗')
  await page.getByRole('option', { name: '哈尔滨市 / 南岗区' }).click()
  await expect.element(page.getByRole('option', { name: '花园街道' })).toHaveFocus()
})

it('[R-2.5-10] of a tree loaded by level the service finds what was never listed, level by level, and says when it cannot', async () => {
  const path = [
    { name: '齐齐哈尔市', value: '230200000000' },
    { name: '龙沙区', value: '230202000000' },
    { name: '五龙街道', value: '230202001000' }
  ]
  const asked: string[] = []
  let isAway = true
  const { store, screen } = await renderForm(regionForm, {
    services: exampleServices({
      searchTree: (source, parent, keyword) => {
        asked.push(`${source} ${parent} ${keyword}`)
        return isAway ? Promise.reject(new Error('地区查找失败')) : Promise.resolve([path.slice(0, 2), path, [...path, ...path]])
      }
    })
  })
  await screen.getByRole('combobox', { name: /^出生地/ }).click()
  await page.getByRole('button', { name: '查找出生地' }).click()
  const search = page.getByRole('textbox', { name: '在出生地中查找' })
  await userEvent.type(search, '五龙')
  await expect.element(page.getByText('地区查找失败')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  isAway = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('找到 2 项')).toBeVisible()
  expect(asked).toEqual(['SH00XZQH  五龙', 'SH00XZQH  五龙'])
  await page.getByRole('option', { name: '齐齐哈尔市 / 龙沙区 / 五龙街道' }).click()
  await expect.poll(() => JSON.parse(store.values()[id] || '[]')).toEqual(path)
})

it('a tree at hand shows a stored bare code as its path, and any level may be the answer', async () => {
  const form = someForm([someField({ name: 'r', label: '关系', componentType: 'cascader', originalField: fromDictionary('JTGX') })], {
    dictionaries: exampleDictionaries
  })
  const { store, screen } = await renderForm(form, { values: { r: '52' } })
  const trigger = screen.getByRole('combobox', { name: /^关系/ })
  await expect.element(trigger).toHaveTextContent('父母 / 母亲')
  await trigger.click()
  await page.getByRole('option', { name: '配偶' }).click()
  await page.getByRole('button', { name: '选定 配偶' }).click()
  expect(JSON.parse(store.values()[id] ?? '')).toEqual({ name: '配偶', value: '1' })
  await trigger.click()
  await page.getByRole('option', { name: '父母' }).click()
  await page.getByRole('option', { name: '父亲' }).click()
  await expect.element(trigger).toHaveTextContent('父母 / 父亲')
  await trigger.click()
  await page.getByRole('button', { name: '清除所选' }).click()
  expect(store.values()[id]).toBe('')
})
