/** A company retires thirty of its staff at once (批量退休): from a sheet with five bad rows to thirty applications. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { csvFile, filledTemplate, withMistakes } from './data/batchRetire.ts'
import { fileNamed } from './data/files.ts'
import { company } from './data/newborn.ts'
import { worker } from './data/retirement.ts'
import { expect, test, testInSteps } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { arriveAs, arriveAsClerk } from './pages/login.ts'

const cell = (page: Page, label: string, row: number) => page.getByLabel(`${label}（第 ${row} 行）`)
const standing = (page: Page) => page.getByText(/^共 30 人，/)
const bringIn = (page: Page, button: string, file: ReturnType<typeof csvFile>) =>
  page.getByLabel(button, { exact: true }).setInputFiles(file)

test('[R-6-19] a person is told that batches are for companies, and the way for one', async ({ page }) => {
  await arriveAs(page, worker.name)
  await page.goto('doThing/batchRetire')
  await expect(page.getByText('批量办理只面向用人单位')).toBeVisible()
  await expectForAll(page, 'batch-for-persons')
  await page.getByRole('link', { name: '为自己办理退休' }).click()
  await expect(page.getByRole('heading', { name: '企业职工退休一件事' })).toBeVisible()
})

test.describe('a clerk hands in thirty people from a sheet with five bad rows, which are mended without losing the good ones', () => {
  const test = testInSteps()
  let mended: ReturnType<typeof filledTemplate> = []

  test('[R-2.2-18 R-6-17] the staff and their reviews, and a template that knows them', async ({ page }) => {
    await arriveAsClerk(page, company.clerk)
    await page.goto('doThing/batchRetire')
    await expect(page.getByRole('heading', { level: 1, name: '企业职工退休批量办理' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/ljonething/doThing/batchRetire')
    await expect(page.getByRole('row', { name: /邓长青/ })).toHaveCount(0)
    await expect(page.getByRole('row', { name: /王桂芬/ })).toContainText('预审未通过')
    await expectForAll(page, 'batch-choose')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载模板（csv）' }).click()])
    mended = filledTemplate(await readFile(await download.path(), 'utf8'))
    expect(mended).toHaveLength(31)
  })

  test('what is wrong stands at its row and cell, and is mended there by the keyboard', async ({ page }) => {
    await bringIn(page, '导入名单', csvFile('退休名单.csv', withMistakes(mended)))
    await expect(standing(page)).toHaveText('共 30 人，25 人没有问题，5 人有 5 处需要修改。')
    await expect(page.getByText('单元格里是公式，没有读入。请直接填写内容')).toBeVisible()
    await expectForAll(page, 'batch-check')
    await page.getByRole('button', { name: '去修改' }).press('Enter')
    await expect(cell(page, '手机号码', 1)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('3')
    await cell(page, '申请退休年月', 2).fill(mended[2]?.[4] ?? '')
    await cell(page, '待遇核定', 3).selectOption('是')
    await expect(standing(page)).toHaveText('共 30 人，28 人没有问题，2 人有 2 处需要修改。')
  })

  test('a reload loses nothing; a corrected sheet mends the rest', async ({ page }) => {
    await page.reload()
    await expect(standing(page)).toHaveText('共 30 人，28 人没有问题，2 人有 2 处需要修改。')
    await cell(page, '姓名', 5).fill(mended[5]?.[0] ?? '')
    await bringIn(page, '导入改好的表格', csvFile('改好的名单.csv', [mended[0] ?? [], mended[4] ?? []]))
    await expect(page.getByText('已导入“改好的名单.csv”：新增 0 人，更新 1 人。')).toBeVisible()
    await expect(standing(page)).toHaveText('共 30 人，没有发现问题。')
    await page.getByRole('button', { name: '下一步：确认提交' }).click()
  })

  test('[R-2.4-29 R-6-18] what holds for all is filled in once, and the list is handed in once', async ({ page }) => {
    await page.getByRole('combobox', { name: '办理地区' }).selectOption('哈尔滨市')
    await page.getByRole('textbox', { name: '单位联系电话' }).fill('0451-5862301')
    await page.getByRole('textbox', { name: '经办人姓名' }).fill(company.clerk)
    await page.getByRole('textbox', { name: '经办人手机' }).fill('13900000014')
    await page.getByLabel('上传材料：退休公示情况证明').setInputFiles(fileNamed('退休公示.pdf'))
    await expect(page.getByText('已上传')).toBeVisible()
    await page.getByRole('checkbox', { name: /名单与人事档案/ }).check()
    await expectForAll(page, 'batch-hand-in')
    await page.getByRole('button', { name: '提交名单（30 人）' }).click()
    await page.getByRole('button', { name: '确认提交' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '批次详情' })).toBeVisible()
  })

  test('[R-1-22 R-2.4-30] the batch goes on by itself, says how far it is, is exported, and leads to each application', async ({
    page
  }) => {
    await page.reload()
    await expect(page.getByText('共 30 人，已提交 30 人。')).toBeVisible()
    await expectForAll(page, 'batch-done')
    for (const [button, name] of [
      ['导出办理情况', /^批量退休办理情况-PLTX\d+\.xlsx$/],
      ['下载全部材料', /^批量退休材料-PLTX\d+\.zip$/]
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
      expect(download.suggestedFilename()).toMatch(name)
      expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    }
    await page
      .getByRole('link', { name: /^查看 .* 的办件/ })
      .first()
      .click()
    await expect(page.getByText('企业职工退休一件事').first()).toBeVisible()
    const [receipt] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^下载 受理回执-/ }).click()])
    expect((await readFile(await receipt.path())).subarray(0, 4).toString()).toBe('%PDF')
    await page.goBack()
    await page.getByRole('link', { name: '再办一批' }).click()
    await expect(page.getByRole('row', { name: /PLTX/ }).first()).toContainText('全部已提交')
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '我的办件' }).click()
    await page.getByRole('link', { name: '退休批次' }).click()
    await expect(page.getByRole('row', { name: /PLTX/ }).first()).toBeVisible()
  })
})
