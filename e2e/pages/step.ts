/** What every step of the flow has (步骤页): a title, the way on and back, and whether it is saved. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

export const stepTitles = {
  guide: '回答几个问题，生成您的办事清单',
  notice: '办理须知',
  check: '条件预检',
  form: '填写表单',
  material: '上传材料',
  done: '提交成功',
  rating: '评价'
} as const

export type StepName = keyof typeof stepTitles

export const expectStep = (page: Page, step: StepName): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: stepTitles[step] })).toBeVisible()

/** Last segment of the address below the theme wrapper. */
export const expectRoute = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/ljonething/themeWrapper/${name}`)
}

export const nextButton = (page: Page): Locator => page.getByRole('button', { name: /^下一步/ })

export const goOn = async (page: Page, to: StepName): Promise<void> => {
  await nextButton(page).click()
  await expectStep(page, to)
}

export const saved = (page: Page): Locator => page.getByRole('main').getByText(/^已暂存 \d{2}:\d{2}$/)

export const expectSaved = (page: Page): Promise<void> => expect(saved(page)).toBeVisible()
