/** Rating (好差评): each matter at its three stages, none before it is reached and none twice, and what everybody sees of it at the matter. */
import type { Page } from '@playwright/test'
import { submitNewborn } from '@ljonething/tools/submitting/submitNewborn'
import { bornOn, matters, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { moveCase, setDepartments } from './pages/correction.ts'
import { arriveAs } from './pages/login.ts'

const [matter] = matters
const stages = (page: Page) => page.getByRole('region', { name: '按环节评价每个事项' })
const stageButton = (page: Page, stage: string) => stages(page).getByRole('button', { name: `评价 ${matter}${stage}环节`, exact: true })
const own = (page: Page) => stages(page).getByRole('listitem').filter({ hasText: matter }).first()

/** What everybody sees at the matter: average and how often. */
const grade = (page: Page) => page.getByRole('row').filter({ hasText: matter }).first()
const gradeOf = async (page: Page) => {
  const [, average = '0', count = '0'] = /([\d.]+) 分（(\d+) 次/.exec((await grade(page).textContent()) ?? '') ?? []
  return { sum: Number(average) * Number(count), count: Number(count) }
}

const rate = async (page: Page, stage: string, score: string, words: string) => {
  await stageButton(page, stage).click()
  await expect(page.getByText(`${matter}，${stage}环节`)).toBeVisible()
  await page.getByRole('radio', { name: score, exact: true }).check()
  await page.getByRole('textbox', { name: '评价内容' }).fill(words)
}

test('[R-2.4-26] a mother rates a matter at each of its stages once it is reached, and everybody sees what came of it', async ({
  page,
  openBrowser
}) => {
  const visitor = await (await openBrowser()).newPage()
  await visitor.goto(`service/guide?code=${scene.code}`)
  await expect(grade(visitor)).toContainText(/暂无评价|分（\d+ 次/)
  const before = await gradeOf(visitor)
  await setDepartments(page, 'manual')
  try {
    await arriveAs(page, mother.name)
    const { applyNo, caseNos } = await submitNewborn(new URL(page.url()).origin, `${bornOn} 09:51`)
    const caseNo = caseNos[0] ?? ''
    const address = `themeWrapper/doThingAppraise?code=${scene.code}&applyNo=${applyNo}`

    await test.step('submitted, the application can be rated, the rest not yet, and it says when', async () => {
      await page.goto(address)
      await expect(page.getByText('整件事：各事项办结后即可评价')).toBeVisible()
      await expect(own(page)).toContainText('部门决定是否受理后即可评价')
      await expect(own(page)).toContainText('事项办结后即可评价')
      for (const later of ['受理', '办结']) await expect(stageButton(page, later)).toBeHidden()
      await expectForAll(page, 'rating-before')
      await rate(page, '申请', '满意', '填一次表就够了。')
      await expectForAll(page, 'rating-application')
    })

    await test.step('rated in another tab meanwhile it is rated, and what was typed here stays', async () => {
      const other = await page.context().newPage()
      await other.goto(address)
      await rate(other, '申请', '基本满意', '')
      await other.getByRole('button', { name: '提交评价' }).click()
      await expect(other.getByText('已评价 3 分')).toBeVisible()
      await other.close()
      await page.getByRole('button', { name: '提交评价' }).click()
      await expect(page.getByRole('alert')).toContainText(/已评价/)
      await expect(page.getByRole('textbox', { name: '评价内容' })).toHaveValue('填一次表就够了。')
      await page.reload()
      await expect(own(page)).toContainText('已评价 3 分')
      await expect(stageButton(page, '申请')).toBeHidden()
    })

    await test.step('accepted, the acceptance can be rated', async () => {
      await moveCase(page, caseNo, [2, 4, 5, 8])
      await page.reload()
      await rate(page, '受理', '满意', '当天就受理了。')
      await page.getByRole('button', { name: '提交评价' }).click()
      await expect(own(page)).toContainText('已评价 4 分')
      await expect(stageButton(page, '办结')).toBeHidden()
      await expectForAll(page, 'rating-stages')
    })

    await test.step('finished, the completion can be rated, without a name and badly', async () => {
      await moveCase(page, caseNo, [9, 11, 15, 16], {}, 8)
      await page.reload()
      await rate(page, '办结', '不满意', '等了太久。')
      await expect(page.getByRole('group', { name: '哪里让您不满意（可多选）' })).toBeVisible()
      await page.getByRole('group', { name: '哪里让您不满意（可多选）' }).getByRole('checkbox').first().check({ force: true })
      await page.getByRole('checkbox', { name: /匿名评价/ }).check()
      await expectForAll(page, 'rating-completion')
      await page.getByRole('button', { name: '提交评价' }).dblclick()
      await expect(own(page)).toContainText('已评价 2 分')
      for (const stage of ['申请', '受理', '办结']) await expect(stageButton(page, stage)).toBeHidden()
      await expectForAll(page, 'rating-done')
    })
  } finally {
    await setDepartments(page, 'normal')
  }

  await test.step('a visitor sees three more ratings in the average of the matter', async () => {
    await visitor.reload()
    await expect.poll(() => gradeOf(visitor).then(({ count }) => count)).toBe(before.count + 3)
    const { sum, count } = await gradeOf(visitor)
    // The average is shown to one place.
    expect(Math.abs(sum - before.sum - 9)).toBeLessThanOrEqual(0.1 * count)
    await expectForAll(visitor, 'rating-average')
  })
})
