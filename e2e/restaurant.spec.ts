/** A restaurant opens (开办餐饮店) through its owner, who is its clerk: a plaque beyond its limits is refused, mended, and handed in. */
import type { Page } from '@playwright/test'
import {
  houseEntries,
  owner,
  plaqueEntries,
  restaurant,
  restaurantAnswers,
  restaurantMatters,
  restaurantPapers,
  siteEntries,
  staff
} from './data/restaurant.ts'
import { expect, testInSteps } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { applicationRow, openApplications } from './pages/applications.ts'
import { addRecord, fillAll, textField } from './pages/form.ts'
import { answerAll, plan, planLine } from './pages/guide.ts'
import { begin } from './pages/introduction.ts'
import { logInAsClerk } from './pages/login.ts'
import { errorSummary } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { condition, passedConditions } from './pages/preCheck.ts'
import { expectRoute, expectSaved, expectStep, goOn, nextButton } from './pages/step.ts'
import { expectReceipt, handIn } from './pages/submitted.ts'

const larger = '更大的牌匾须另行申请大型户外设施审批'
const plaque = { length: '牌匾长度（米）', height: '牌匾高度（米）', area: '牌匾面积（平方米）' } as const

const measure = async (page: Page, length: string, height: string) => {
  await textField(page, plaque.length).fill(length)
  await textField(page, plaque.height).fill(height)
}

/** The one thing that keeps the form, and where its line leads. */
const expectRefused = async (page: Page, sentence: string) => {
  await nextButton(page).click()
  await expectStep(page, 'form')
  await expect(errorSummary(page).getByRole('link')).toHaveText([sentence])
  await expect(
    page
      .getByText(`错误：${sentence}`)
      .or(page.getByText(sentence, { exact: true }))
      .last()
  ).toBeVisible()
  await errorSummary(page).getByRole('link').click()
}

const test = testInSteps()

test.describe('the owner of a restaurant has an oversized plaque and a certificate that ran out: told the limit and what to do', () => {
  test('[R-2.3-01 R-2.3-04] from the e-name of the scene, logged in for the restaurant, to the plan', async ({ page }) => {
    await page.goto(`enterprise/redirectPage/eThemeMiddle?code=${restaurant.code}`)
    await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible()
    await logInAsClerk(page, owner.name, owner.company)
    await expectRoute(page, 'themeMiddle')
    await expectForAll(page, 'restaurant-introduction')
    await begin(page)
    await answerAll(page, restaurantAnswers)
    await expect(plan(page).getByRole('heading', { name: `事项（${restaurantMatters.length}）` })).toBeVisible()
    for (const matter of restaurantMatters) await expect(planLine(page, matter)).toContainText('要办')
    await expectForAll(page, 'restaurant-guide')
    await goOn(page, 'notice')
    await expect(page.getByText('面积须小于10平方米', { exact: false })).toBeVisible()
    await expectForAll(page, 'restaurant-notice')
    await acceptNotice(page, 'check')
  })

  test('one of the staff has a certificate that ran out: refused, taken off the list, passed', async ({ page }) => {
    await expect(textField(page, '统一社会信用代码')).toHaveValue(owner.creditCode)
    await fillAll(page, siteEntries)
    for (const one of staff) await addRecord(page, '从业人员', one)
    await page.getByRole('button', { name: '开始核验' }).click()
    await expect(condition(page, '从业人员持有有效健康证明')).toContainText('有从业人员没有有效的健康证明。请补办后再来办理')
    await expect(nextButton(page)).toBeDisabled()
    await expectForAll(page, 'restaurant-check')
    await page.getByRole('button', { name: '删除 田雨' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await page
      .getByRole('button', { name: '重新核验', exact: true })
      .or(page.getByRole('button', { name: '开始核验' }))
      .click()
    await expect(passedConditions(page)).toHaveCount(restaurant.conditions)
    await goOn(page, 'form')
  })

  test('name and code of the company stand there from the login and are nobody’s to change', async ({ page }) => {
    for (const [label, value] of [
      ['经营者名称', owner.company],
      ['统一社会信用代码', owner.creditCode]
    ] as const) {
      await expect(textField(page, label)).toHaveValue(value)
      await expect(textField(page, label)).not.toBeEditable()
    }
    await expect(page.getByText('来自实名认证')).toHaveCount(2)
    await fillAll(page, [...houseEntries, ...plaqueEntries])
  })

  test('[R-5-52 R-5-53 R-5-54] a plaque of 4 m, one too high and one too large are refused with the limit; one below all of them goes', async ({
    page
  }) => {
    await measure(page, '4', '1.2')
    await expectRefused(page, `牌匾长度须小于4米，请改小；${larger}`)
    await expect(textField(page, plaque.length)).toBeFocused()
    await measure(page, '1.2', '4.05')
    await expectRefused(page, `牌匾高度须小于4米，请改小；${larger}`)
    await expect(textField(page, plaque.height)).toBeFocused()
    await measure(page, '3.95', '2.6')
    await expect(textField(page, plaque.area)).toHaveValue('10.27')
    await expectRefused(page, `牌匾面积须小于10平方米，请改小长度或高度；${larger}`)
    await expectForAll(page, 'restaurant-plaque')
    await measure(page, '3.95', '1.25')
    await expect(errorSummary(page)).toBeHidden()
    await expect(textField(page, plaque.area)).toHaveValue('4.9375')
    await expectSaved(page)
    await goOn(page, 'material')
    await expectForAll(page, 'restaurant-materials')
  })

  test('handed in: the receipt names the restaurant, each matter and what comes next; my items list it', async ({ page }) => {
    const applyNo = await handIn(page, restaurantPapers, `共 ${restaurantMatters.length} 个事项`)
    await expectReceipt(page, restaurantMatters)
    await expect(page.getByText(owner.company)).toBeVisible()
    await expectForAll(page, 'restaurant-receipt')
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText(restaurant.name)
    await expect(applicationRow(page, applyNo)).toContainText(`0 / ${restaurantMatters.length} 项`)
  })
})
