import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Saved } from './SaveStatus.tsx'
import { SaveStatus } from './SaveStatus.tsx'

it('says each state in turn in one text that stays, and no longer once it is gone', async () => {
  let saved: Saved = { state: 'unsaved' }
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const now = () => saved
  const { unmount } = await render(<SaveStatus now={now} subscribe={subscribe} />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('未暂存')
  const [words] = status.element().childNodes
  for (const [state, text] of [
    ['saving', '正在暂存'],
    ['saved', '已暂存 12:03'],
    ['failed', '暂存失败，上次暂存 12:03']
  ] as const) {
    saved = { state, at: '12:03' }
    for (const tell of listeners) tell()
    await expect.element(status).toHaveTextContent(text)
    await expect.element(status).toHaveAttribute('data-state', state)
    expect([...status.element().childNodes].every((node) => node === words)).toBe(true)
  }
  await unmount()
  expect(listeners.size).toBe(0)
})
