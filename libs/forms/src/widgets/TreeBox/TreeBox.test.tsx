import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { fromDictionary, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleDictionaries } from '../../testing/exampleForm.ts'
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

it('of ten thousand options it draws some, more when asked, and finds the others', async () => {
  const children = Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, name: `第${at}类` }))
  const JYFW = [
    { value: 'A', name: '农业', children },
    { value: 'B', name: '林业' }
  ]
  const { store, screen } = await renderForm({ ...form, dictionaries: { JYFW } })
  await screen.getByRole('treeitem', { name: '农业' }).click()
  expect(JSON.parse(store.values()[id] ?? '')).toHaveLength(10_000)
  await screen.getByRole('treeitem', { name: '农业' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => screen.getByRole('treeitem').elements().length).toBe(100)
  await screen.getByRole('button', { name: '还有 9902 项没有列出，再列出一些' }).click()
  await expect.poll(() => screen.getByRole('treeitem').elements().length).toBe(200)
  await screen.getByRole('textbox', { name: '在经营范围中查找' }).fill('第9731类')
  await screen.getByRole('treeitem', { name: '第9731类' }).click()
  expect(JSON.parse(store.values()[id] ?? '')).toMatchObject([{ value: '9731', parentName: '农业' }])
  expect(screen.getByRole('button', { name: /没有列出/ }).elements()).toEqual([])
})
