import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { fromDictionary, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleDictionaries, exampleServices } from '../../testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const id = 'T1001^s'
const form = someForm(
  [someField({ name: 's', label: '经营范围', componentType: 'treeBox', isOneLine: true, originalField: fromDictionary('JYFW') })],
  {
    dictionaries: exampleDictionaries
  }
)

it('[R-2.5-11] a tree box ticks leaves and whole branches and stores the leaves with their parents', async () => {
  const { store, screen } = await renderForm(form)
  const branch = screen.getByRole('treeitem', { name: '批发和零售业' })
  await expect.element(branch).toBeVisible()
  await userEvent.tab()
  await expect.element(branch).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
  expect(JSON.parse(store.values()[id] ?? '')).toEqual([
    { value: 'G1001', name: '日用百货销售', parentValue: 'F', parentName: '批发和零售业' }
  ])
  await expect.element(branch).toHaveAttribute('aria-checked', 'mixed')
  await expect.element(screen.getByText('已选 1 项：日用百货销售')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(branch).toHaveAttribute('aria-checked', 'true')
  expect(JSON.parse(store.values()[id] ?? '')).toHaveLength(2)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(branch).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('treeitem', { name: '文化、体育和娱乐业' })).toHaveFocus()
  await branch.click()
  expect(store.values()[id]).toBe('')
})

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `${at}`, name: `第${at}类` }))
const tenThousand = {
  ...form,
  dictionaries: {
    JYFW: [
      { value: 'A', name: '农业', children: many(10_000) },
      { value: 'B', name: '林业' }
    ]
  }
}

it('of ten thousand options it draws those in sight, ticks all with their branch at once, and finds the others', async () => {
  const { store, screen } = await renderForm(tenThousand, { attempt: 0 })
  const branch = screen.getByRole('treeitem', { name: '农业' })
  await branch.click()
  expect(JSON.parse(store.values()[id] ?? '')).toHaveLength(10_000)
  await expect.element(screen.getByText(/^已选 10000 项：第0类、.*第19类 等$/)).toBeVisible()
  await expect.element(screen.getByText('所填或所选的内容太多，无法保存，请删减一些')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('treeitem', { name: '第0类' })).toHaveAttribute('aria-checked', 'true')
  expect(screen.getByRole('treeitem').elements().length).toBeLessThan(15)
  await branch.click()
  expect(store.values()[id]).toBe('')
  await screen.getByRole('textbox', { name: '在经营范围中查找' }).fill('第9731类')
  await screen.getByRole('treeitem', { name: '第9731类' }).click()
  expect(JSON.parse(store.values()[id] ?? '')).toMatchObject([{ value: '9731', parentName: '农业' }])
  await expect.element(branch).toHaveAttribute('aria-checked', 'mixed')
})

it('every line is reached with the keyboard though few are drawn, says its place, and keeps the focus when it is scrolled away', async () => {
  const { screen } = await renderForm(tenThousand)
  await screen.getByRole('textbox', { name: '在经营范围中查找' }).click()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  for (let at = 0; at < 20; at += 1) await userEvent.keyboard('{ArrowDown}')
  const line = screen.getByRole('treeitem', { name: '第19类' })
  await expect.element(line).toHaveFocus()
  await expect.element(line).toBeInViewport({ ratio: 1 })
  expect(line.element().getAttribute('aria-level')).toBe('2')
  expect(line.element().getAttribute('aria-posinset')).toBe('20')
  expect(line.element().getAttribute('aria-setsize')).toBe('10000')
  expect(await accessibilityProblems()).toEqual([])
  const tree = screen.getByRole('tree').element()
  tree.scrollTop = 200_000
  await expect.element(screen.getByRole('treeitem', { name: '第4999类' })).toBeInViewport()
  await expect.element(line).toHaveFocus()
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('treeitem', { name: '第20类' })).toHaveFocus()
  await expect.element(screen.getByRole('treeitem', { name: '第20类' })).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{End}')
  const last = screen.getByRole('treeitem', { name: '林业' })
  await expect.element(last).toHaveFocus()
  await expect.element(last).toBeInViewport({ ratio: 1 })
  expect([last.element().getAttribute('aria-posinset'), last.element().getAttribute('aria-setsize')]).toEqual(['2', '2'])
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('treeitem', { name: '农业' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => screen.getByRole('treeitem').elements().length).toBe(2)
})

it('the lines of the large type theme stand where the window reckons them', async () => {
  document.documentElement.dataset['theme'] = 'large-type'
  try {
    const { screen } = await renderForm(tenThousand)
    await screen.getByRole('treeitem', { name: '林业' }).click()
    await userEvent.keyboard('{Home}{ArrowRight}{End}')
    await expect.element(screen.getByRole('treeitem', { name: '林业' })).toHaveFocus()
    const [tree, line] = [screen.getByRole('tree').element(), screen.getByRole('treeitem', { name: '林业' }).element()]
    expect(line.getBoundingClientRect().bottom).toBeCloseTo(tree.getBoundingClientRect().bottom, 0)
    expect(tree.clientHeight).toBe(8 * line.getBoundingClientRect().height)
  } finally {
    delete document.documentElement.dataset['theme']
  }
})

const country = Array.from({ length: 50 }, (_, p) => ({
  value: `${p}`,
  name: `第${p}省`,
  children: Array.from({ length: 1_000 }, (_each, c) => ({ value: `${p}-${c}`, name: c === 500 && p > 40 ? `第${p}望江` : `第${c}县` }))
}))

it('in fifty thousand options a search lists each match below what leads to it, 200 of them, and says when there are more', async () => {
  const { store, screen } = await renderForm({ ...form, dictionaries: { JYFW: country } })
  const search = screen.getByRole('textbox', { name: '在经营范围中查找' })
  await search.fill('望江')
  const found = screen.getByRole('treeitem', { name: '第41望江' })
  await expect.element(found).toBeVisible()
  expect([found.element().getAttribute('aria-posinset'), found.element().getAttribute('aria-setsize')]).toEqual(['1', '1'])
  const above = screen.getByRole('treeitem', { name: '第41省' })
  await expect.element(above).toHaveAttribute('aria-setsize', '9')
  await userEvent.tab()
  await expect.element(above).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(above).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight} ')
  expect(JSON.parse(store.values()[id] ?? '')).toMatchObject([{ value: '41-500', parentName: '第41省' }])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(above).toHaveFocus()
  await search.fill('县')
  await expect.element(screen.getByText('只列出前 200 项，请再输入几个字')).toBeVisible()
  await search.fill('第7省')
  await screen.getByRole('treeitem', { name: '第7省' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('treeitem', { name: '第0县' })).toHaveAttribute('aria-setsize', '1000')
  await search.fill('没有这个地方')
  await expect.element(screen.getByText('没有找到，请换个关键字')).toBeVisible()
  await search.fill('')
  await expect.element(screen.getByRole('treeitem', { name: '第0省' })).toBeVisible()
})

const served = someForm([
  someField({ name: 's', label: '服务地区', componentType: 'treeBox', isOneLine: true, originalField: fromDictionary('SH00XZQH') })
])
const stored = '[{"value":"230102000000","name":"道里","parentValue":"230100000000","parentName":"哈尔滨市"}]'

it('the region tree is asked for whole, again after a failure, and once for all', async () => {
  const asked: string[] = []
  const services = exampleServices({
    wholeTree: (source) => {
      asked.push(source)
      return asked.length === 1
        ? Promise.reject(new Error('地区暂时查不到，请稍后再试'))
        : Promise.resolve(asked.length === 2 ? '坏' : regions)
    }
  })
  const regions = '122\n哈尔滨市\n道里区\n南岗区\n230100000000\n230102000000\n230103000000\n'
  const { store, screen } = await renderForm(served, { services, values: { [id]: stored } })
  await expect.element(screen.getByText('地区暂时查不到，请稍后再试')).toBeVisible()
  await expect.element(screen.getByText('已选 1 项：道里')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: '重试' }).click()
  await expect.element(screen.getByText('返回的数据有误，请稍后再试')).toBeVisible()
  await screen.getByRole('button', { name: '重试' }).click()
  const city = screen.getByRole('treeitem', { name: '哈尔滨市' })
  await expect.element(city).toHaveAttribute('aria-checked', 'mixed')
  await expect.element(screen.getByText('已选 1 项：道里区')).toBeVisible()
  await city.click()
  expect(JSON.parse(store.values()[id] ?? '')).toEqual([
    { value: '230102000000', name: '道里区', parentValue: '230100000000', parentName: '哈尔滨市' },
    { value: '230103000000', name: '南岗区', parentValue: '230100000000', parentName: '哈尔滨市' }
  ])
  await renderForm(served, { services })
  await expect.element(page.getByRole('treeitem', { name: '哈尔滨市' }).last()).toBeVisible()
  expect(asked).toEqual(['SH00XZQH', 'SH00XZQH', 'SH00XZQH'])
})

it('while regions load it says so, an empty tree has nothing to choose, and a screen without them says that', async () => {
  const { screen, store } = await renderForm(served, { services: exampleServices({ wholeTree: () => new Promise(() => undefined) }) })
  await expect.element(screen.getByText('加载中…')).toBeVisible()
  expect(store.values()[id] ?? '').toBe('')
  await renderForm(served, { services: exampleServices({ wholeTree: () => Promise.resolve('\n') }) })
  await expect.element(page.getByText('暂无可选项')).toBeVisible()
  expect(page.getByRole('treeitem').elements()).toEqual([])
  await renderForm(served, { services: { now: () => new Date(2026, 10, 20) } })
  await expect.element(page.getByText('这里不能查询')).toBeVisible()
})
