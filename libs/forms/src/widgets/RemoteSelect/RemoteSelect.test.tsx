import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { rules, someField, someForm } from '@ljonething/domain/testing/formParts'
import { exampleServices } from '../../testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from '../../testing/renderForm.tsx'

const form = someForm([
  someField({
    name: 'h',
    label: '助产机构',
    componentType: 'remoteSelect',
    isRemoteSearch: true,
    dataSource: 'REMOTE_HOSPITAL',
    rule: rules('_isNullorEmpty')
  })
])

it('[R-2.5-03] a remote-search select asks while typing and is chosen from with the keyboard alone', async () => {
  const asked: string[] = []
  const services = exampleServices()
  const { store, screen } = await renderForm(form, {
    services: {
      ...services,
      searchOptions: (source, keyword, signal) => {
        asked.push(`${source} ${keyword}`)
        return services.searchOptions(source, keyword, signal)
      }
    }
  })
  const trigger = screen.getByRole('combobox', { name: /^助产机构/ })
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

it('a search that fails or finds nothing says so, and closing without a choice is checked', async () => {
  const { screen } = await renderForm(form, {
    services: exampleServices({
      searchOptions: (_source, keyword) => (keyword === '' ? Promise.reject(new Error('查询出错')) : Promise.resolve([]))
    })
  })
  await screen.getByRole('combobox', { name: /^助产机构/ }).click()
  await expect.element(page.getByText('查询出错')).toBeVisible()
  await userEvent.keyboard('无')
  await expect.element(page.getByText('没有找到，请换个关键字')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('combobox', { name: /^助产机构/ })).toBeInvalid()
})
