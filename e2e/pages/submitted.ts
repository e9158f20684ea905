/** After submitting (提交完成). */
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { confirmation, submitButton, uploadAll } from './material.ts'
import type { Papers } from './material.ts'
import { makeAndSign } from './signing.ts'
import { expectStep } from './step.ts'

/** From the materials to the receipt: papers, the generated form, one submit, and what the confirmation says. */
export const handIn = async (page: Page, papers: Papers, confirms: string): Promise<string> => {
  await uploadAll(page, papers)
  await makeAndSign(page)
  await submitButton(page).click()
  await expect(confirmation(page)).toContainText(confirms)
  await confirmation(page).getByRole('button', { name: '确认提交' }).click()
  return submittedNumber(page)
}

/** One line for each matter, and what comes next (接下来): who acts until when, and what to do if not. */
export const expectReceipt = async (page: Page, matters: readonly string[]): Promise<void> => {
  await expect(page.getByRole('heading', { name: `各事项收件情况（${matters.length}）` })).toBeVisible()
  // What waits for another matter is promised from when it goes to its department.
  for (const matter of matters)
    await expect(page.getByRole('row').filter({ hasText: matter })).toContainText(/\d{4}-\d\d-\d\d 前|转给部门后 \d+ 个工作日/)
  await expect(page.getByRole('heading', { name: '接下来' })).toBeVisible()
  await expect(
    page.getByText(/办理，(?:最早一项承诺 \d{4}-\d\d-\d\d 前(?:（预计）)?办结，最迟一项 \d{4}-\d\d-\d\d 前(?:（预计）)?。|承诺 .*办结。)$/)
  ).toBeVisible()
  await expect(page.getByText(/^过了承诺日期还没有办结，请拨打 /)).toBeVisible()
}

/** The number of the application, out of the address of the page. */
export const submittedNumber = async (page: Page): Promise<string> => {
  await expectStep(page, 'done')
  await expect(page).toHaveURL(/applyNo=/)
  const applyNo = new URL(page.url()).searchParams.get('applyNo') ?? ''
  await expect(page.getByText(applyNo, { exact: true })).toBeVisible()
  return applyNo
}
