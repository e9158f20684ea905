import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Toasts } from './Toast.tsx'
import { ToastProvider, useToast } from './Toast.tsx'

const Hands = ({ take }: { readonly take: (toasts: Toasts) => void }) => {
  take(useToast())
  return null
}

const shown = async () => {
  const taken: { toasts?: Toasts } = {}
  const screen = await render(
    <ToastProvider>
      <Hands take={(toasts) => (taken.toasts = toasts)} />
    </ToastProvider>
  )
  if (taken.toasts === undefined) throw new Error('no toasts')
  return { screen, toast: taken.toasts }
}

it('shows a message, reads it out and lets one close it', async () => {
  const { screen, toast } = await shown()
  toast.error('暂存失败，请稍后再试')
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('暂存失败，请稍后再试')
  await expect.poll(() => document.querySelector('[role="status"][aria-live="assertive"]')?.textContent).toContain('暂存失败，请稍后再试')
  await screen.getByRole('button', { name: '关闭提示' }).click()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

it('a success goes by itself after five seconds, an error stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const { screen, toast } = await shown()
    toast.success('暂存成功')
    toast.error('暂存失败，请稍后再试')
    await vi.waitFor(() => expect(screen.getByRole('listitem').elements()).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(5100)
    await vi.waitFor(() => expect(screen.getByRole('listitem').elements()).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(screen.getByRole('listitem').elements()[0]?.textContent).toContain('暂存失败，请稍后再试')
  } finally {
    vi.useRealTimers()
  }
})

it('shows the same message once and at most four', async () => {
  const { screen, toast } = await shown()
  for (const text of ['一', '一', '二', '三', '四', '五']) toast.info(text)
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent)
    )
    .toEqual(['二', '三', '四', '五'])
})
