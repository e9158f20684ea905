import { userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../Button/Button.tsx'
import { HelpTip } from '../HelpTip/HelpTip.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { accessibilityProblems } from '../testing/accessibility.ts'
import { Menu } from './Menu.tsx'

const focusedText = () => document.activeElement?.textContent

it('a menu opens, is walked and chosen from by keyboard, and hands focus back', async () => {
  const leave = vi.fn()
  const screen = await render(
    <Menu
      trigger={<Button>张*三</Button>}
      items={[
        { id: 'mine', label: '我的办件' },
        { id: 'company', label: '公司', disabled: true },
        { id: 'out', label: '退出登录', onSelect: leave, separated: true }
      ]}
    />
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(focusedText).toBe('我的办件')
  await expect.element(screen.getByRole('menuitem', { name: '公司' })).toHaveAttribute('aria-disabled', 'true')
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedText).toBe('退出登录')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedText).toBe('我的办件')
  await userEvent.keyboard('{End}')
  await expect.poll(focusedText).toBe('退出登录')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.poll(focusedText).toBe('张*三')
})

it('a popover takes focus, closes on Esc and hands focus back', async () => {
  const screen = await render(
    <Popover label="选择区域" trigger={<Button>黑龙江省</Button>}>
      <Button>哈尔滨市</Button>
    </Popover>
  )
  await screen.getByRole('button', { name: '黑龙江省' }).click()
  await expect.element(screen.getByRole('dialog', { name: '选择区域' })).toBeVisible()
  await expect.poll(focusedText).toBe('哈尔滨市')
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(focusedText).toBe('黑龙江省')
})

it('a tip shows on focus and on a press, and closes on Esc', async () => {
  const screen = await render(<HelpTip about="缴费档次">档次越高，待遇越高。</HelpTip>)
  const mark = screen.getByRole('button', { name: '「缴费档次」的说明' })
  await userEvent.keyboard('{Tab}')
  await expect.element(mark).toHaveAccessibleDescription('档次越高，待遇越高。')
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await mark.click()
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument()
})
