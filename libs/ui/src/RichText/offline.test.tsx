import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RichText } from './RichText.tsx'

const attempts = vi.hoisted(() => ({ count: 0 }))

vi.mock('./richContent.ts', () => {
  attempts.count += 1
  throw new Error('offline')
})

it('the plain text stays where the sanitiser cannot be loaded', async () => {
  const screen = await render(<RichText html="<p>一</p><ul><li>二</li></ul>" text={'一\n二'} />)
  await expect.poll(() => attempts.count).toBe(1)
  await expect(import('./richContent.ts')).rejects.toThrow()
  await screen.rerender(<RichText html="<p>一</p><ul><li>二</li></ul>" text={'一\n二'} />)
  expect(screen.container.innerHTML).toMatch(/^<div class="[^"]+">一\n二<\/div>$/)
})
