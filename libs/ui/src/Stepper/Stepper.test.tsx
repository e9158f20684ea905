import { page } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Stepper } from './Stepper.tsx'

const steps = ['答题引导', '办理须知', '条件预检', '填写表单', '上传材料', '提交完成', '评价'].map((label, index) => ({
  id: String(index + 1),
  label
}))

afterEach(() => page.viewport(1280, 900))

it('says what is done, where one stands and what comes', async () => {
  const screen = await render(<Stepper steps={steps} current="4" />)
  const items = screen.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual([
    '答题引导（已完成）',
    '办理须知（已完成）',
    '条件预检（已完成）',
    '4填写表单（当前步骤）',
    '5上传材料（未开始）',
    '6提交完成（未开始）',
    '7评价（未开始）'
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null, null, null])
})

it('lets one go back to a done step only', async () => {
  const select = vi.fn()
  const screen = await render(<Stepper steps={steps} current="3" onSelect={select} />)
  expect(screen.getByRole('button').elements()).toHaveLength(2)
  await screen.getByRole('button', { name: /办理须知/ }).click()
  expect(select).toHaveBeenCalledExactlyOnceWith('2')
})

it('shrinks to one line on a narrow screen', async () => {
  await page.viewport(390, 800)
  const screen = await render(<Stepper steps={steps} current="4" />)
  await expect.element(screen.getByText('第 4 步 / 共 7 步')).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
  await expect.element(screen.getByText('第 4 步 / 共 7 步 填写表单')).toHaveAttribute('aria-current', 'step')
})
