/** The console of the sandbox (沙箱控制台). */
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

export const openSandbox = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '打开沙箱控制台' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '沙箱控制台' })).toBeVisible()
}

export const advance = async (page: Page, by: '1 小时' | '1 天' | '10 天' | '60 天'): Promise<void> => {
  await page.getByRole('button', { name: `前进 ${by}` }).click()
  await expect(page.getByText(`时间已前进 ${by}`).first()).toBeVisible()
}

const openSystems = async (page: Page): Promise<void> => {
  await page.goto('sandbox')
  await expect(page.getByRole('heading', { level: 1, name: '沙箱控制台' })).toBeVisible()
}

/** Lets an outside system misbehave in this way. */
export const setSystem = async (
  page: Page,
  system: string,
  mode: '迟缓' | '停机' | '报错' | '返回网页' | '格式不符' | '内容不全'
): Promise<void> => {
  await openSystems(page)
  await page.getByRole('combobox', { name: `${system}的应答` }).selectOption(mode)
  await expect(page.getByText(`${system}：${mode}`).first()).toBeVisible()
}

export const mendSystems = async (page: Page): Promise<void> => {
  await openSystems(page)
  await page.getByRole('button', { name: '全部恢复正常' }).click()
  await expect(page.getByText('外部系统已全部恢复正常').first()).toBeVisible()
}
