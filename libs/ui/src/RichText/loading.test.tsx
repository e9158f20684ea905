import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RichText } from './RichText.tsx'

const connection = vi.hoisted(() => Promise.withResolvers<undefined>())

vi.mock('./richContent.ts', async (original) => {
  await connection.promise
  return original()
})

it('the plain text stands until the sanitiser is there', async () => {
  const screen = await render(<RichText html="<p>一</p><ul><li>二</li></ul>" text={'一\n二'} />)
  expect(screen.container.textContent).toBe('一\n二')
  connection.resolve(undefined)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('二')
  expect(screen.container.textContent).toBe('一二')
})
