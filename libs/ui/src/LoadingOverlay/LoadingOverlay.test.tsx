import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LoadingOverlay } from './LoadingOverlay.tsx'

it('says 加载中… and makes what it covers unreachable until it is gone', async () => {
  const press = vi.fn()
  const content = (
    <button type="button" onClick={press}>
      办理
    </button>
  )
  const screen = await render(<LoadingOverlay active>{content}</LoadingOverlay>)
  await expect.element(screen.getByRole('status')).toHaveTextContent('加载中…')
  const button = screen.container.querySelector('button')
  button?.focus()
  expect(document.activeElement).not.toBe(button)
  await screen.rerender(<LoadingOverlay active={false}>{content}</LoadingOverlay>)
  await screen.getByRole('button', { name: '办理' }).click()
  expect(press).toHaveBeenCalledTimes(1)
})
