import { userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'

const pressed = (name: string) => {
  const button = document.querySelector('button')
  if (button === null || button.textContent !== name) throw new Error(`no button ${name}`)
  button.click()
  return button
}

it('a busy button keeps focus, says so and ignores presses', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: Event) => event.preventDefault())
  const screen = await render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <Button type="submit" busy busyText="正在提交…" onClick={press}>
        提交
      </Button>
    </form>
  )
  await expect.element(screen.getByRole('button', { name: '正在提交…' })).toHaveAttribute('aria-busy', 'true')
  const button = pressed('正在提交…')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

it('a button whose press returns a promise is pressed once until it settles', async () => {
  let finish = () => undefined
  const press = vi.fn(
    () =>
      new Promise<undefined>((resolve) => {
        finish = () => {
          resolve(undefined)
          return undefined
        }
      })
  )
  const screen = await render(<Button onClick={press}>暂存</Button>)
  const button = screen.getByRole('button', { name: '暂存' })
  for (let each = 0; each < 20; each += 1) pressed('暂存')
  expect(press).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  finish()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  pressed('暂存')
  expect(press).toHaveBeenCalledTimes(2)
  finish()
})
