/** Drafts (暂存, 草稿箱): saved by themselves, gone on with in another browser, never overwritten unseen. */
import { birthEntries, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { openDrafts } from './pages/applications.ts'
import { reachForm } from './pages/flow.ts'
import { fill, fillAll, popupField, textField } from './pages/form.ts'
import { arriveAs } from './pages/login.ts'
import { expectSaved, expectStep } from './pages/step.ts'

const unit = '母亲工作单位'

test('[R-2.1-12 R-2.2-21 R-2.4-23] a draft goes on in another browser, two sides become one, and a real clash is asked', async ({
  page,
  openBrowser
}) => {
  await reachForm(page)
  await fillAll(page, birthEntries)
  await fill(page, { way: 'type', label: unit, text: '第一处填写' })
  await expectSaved(page)

  const other = await (await openBrowser()).newPage()
  await test.step('the draft box of another browser has everything', async () => {
    await arriveAs(other, mother.name)
    await openDrafts(other)
    const draft = other.getByRole('row').filter({ hasText: scene.name }).first()
    await expect(draft).toContainText('暂存')
    await expect(draft).toContainText('填写表单')
    await draft.getByRole('link', { name: `继续办理 ${scene.name}` }).click()
    await expectStep(other, 'form')
    expect(new URL(other.url()).pathname).toBe('/ljonething/themeWrapper/themeFormReset')
    await expect(textField(other, unit)).toHaveValue('第一处填写')
    await expect(textField(other, '出生孕周（周）')).toHaveValue('39')
    await expect(popupField(other, '助产机构')).toContainText('哈尔滨市红十字中心医院')
    await fill(other, { way: 'type', label: unit, text: '第二处填写' })
    await expectSaved(other)
  })

  await test.step('the first browser puts both sides together by itself', async () => {
    await fill(page, { way: 'type', label: '出生孕周（周）', text: '40' })
    await expect(textField(page, unit)).toHaveValue('第二处填写')
    await expect(textField(page, '出生孕周（周）')).toHaveValue('40')
    await expectSaved(page)
  })

  const title = '这份草稿在另一处也被修改过'
  await test.step('what both changed differently is asked, and the rest is saved meanwhile', async () => {
    await fill(other, { way: 'type', label: unit, text: '第三处填写' })
    await expect(textField(other, '出生孕周（周）')).toHaveValue('40')
    await expectSaved(other)
    await fill(page, { way: 'type', label: unit, text: '第四处填写' })
    const conflict = page.getByRole('dialog', { name: title })
    await expect(conflict.getByRole('row').filter({ hasText: unit })).toContainText(/第四处填写.*第三处填写/)
    await expect(conflict.getByRole('row').filter({ hasText: '出生孕周' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByText('有 1 项内容两处填得不同，等您选择')).toBeVisible()
    await fill(page, { way: 'type', label: '出生孕周（周）', text: '38' })
    await expectSaved(page)
  })

  await test.step('mine is kept and saved over the other, which may take it', async () => {
    await page.getByRole('button', { name: '查看并选择' }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: '保留本页内容' }).click()
    await expectSaved(page)
    await expect(textField(page, unit)).toHaveValue('第四处填写')
    await fill(other, { way: 'type', label: unit, text: '第五处填写' })
    await other.getByRole('dialog', { name: title }).getByRole('button', { name: '使用另一处内容' }).click()
    await expect(textField(other, unit)).toHaveValue('第四处填写')
    await expect(textField(other, '出生孕周（周）')).toHaveValue('38')
  })
})
