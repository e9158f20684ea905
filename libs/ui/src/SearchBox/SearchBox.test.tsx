import { userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SearchBox } from './SearchBox.tsx'

it('searches the trimmed text on Enter and on the button, and for nothing once cleared', async () => {
  const search = vi.fn()
  const screen = await render(<SearchBox label="搜索事项" onSearch={search} />)
  await screen.getByRole('searchbox', { name: '搜索事项' }).fill(' 新生儿 ')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: '搜索', exact: true }).click()
  await screen.getByRole('button', { name: '清空' }).click()
  expect(search.mock.calls).toEqual([['新生儿'], ['新生儿'], ['']])
})
