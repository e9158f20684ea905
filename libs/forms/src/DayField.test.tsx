import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DayField } from './DayField.tsx'
import { Providers } from './testing/renderForm.tsx'

const told = vi.fn<(value: string) => void>()

const Example = ({ first }: { readonly first: string }) => {
  const [value, setValue] = useState(first)
  return (
    <Providers>
      <DayField
        label="提交日期从"
        value={value}
        now={() => new Date('2026-11-23T04:00:00Z')}
        onValueChange={(next) => {
          told(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        清除条件
      </button>
    </Providers>
  )
}

it('is a day whatever the language of the browser, told when it is whole: with Enter, on leaving, or chosen', async () => {
  told.mockClear()
  const screen = await render(<Example first="2026-11-20" />)
  const input = screen.getByRole('textbox', { name: '提交日期从' })
  await expect.element(input).toHaveValue('2026-11-20')
  await input.fill('2026年11月8日')
  expect(told).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(told.mock.calls).toEqual([['2026-11-08']])
  await expect.element(input).toHaveFocus()
  await input.fill('20261109')
  await userEvent.tab()
  await expect.element(input).toHaveValue('2026-11-09')
  await screen.getByRole('button', { name: '打开提交日期从日历' }).click()
  await page.getByRole('button', { name: /2026年11月12日/ }).click()
  await expect.element(input).toHaveValue('2026-11-12')
  await input.fill('')
  await userEvent.tab()
  expect(told.mock.calls.flat()).toEqual(['2026-11-08', '2026-11-09', '2026-11-12', ''])
})

it('text that is no day is named, counts as none and stays to be mended; what is set from outside stands at once', async () => {
  told.mockClear()
  const screen = await render(<Example first="2026-11-20" />)
  const input = screen.getByRole('textbox', { name: '提交日期从' })
  await input.fill('2026-02-30')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('错误： 日期有误，请按 2026-01-31 的样子填写')
  await expect.element(input).toHaveValue('2026-02-30')
  expect(told.mock.calls).toEqual([['']])
  await input.fill('2026-02-28')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: '清除条件' }).click()
  await expect.element(input).toHaveValue('')
})
