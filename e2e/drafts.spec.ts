/** Drafts (暂存, 草稿箱): saved by themselves, gone on with in another browser, never overwritten unseen. */
import { birthEntries, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { openDrafts } from './pages/applications.ts'
import { reachForm } from './pages/flow.ts'
import { fill, fillAll, popupField, textField } from './pages/form.ts'
import { openHome } from './pages/home.ts'
import { logIn } from './pages/login.ts'
import { expectSaved, expectStep } from './pages/step.ts'

const unit = '母亲工作单位'

test('[R-2.1-12 R-2.2-21 R-2.4-23] a draft goes on in another browser, and two different sides are shown before one is kept', async ({
  page,
  openBrowser
}) => {
  test.setTimeout(180_000)
  await reachForm(page)
  await fillAll(page, birthEntries)
  await fill(page, { way: 'type', label: unit, text: '第一处填写' })
  await expectSaved(page)

  const other = await (await openBrowser()).newPage()
  await test.step('the draft box of another browser has everything', async () => {
    await openHome(other)
    await logIn(other, mother.name)
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

  const conflict = page.getByRole('dialog', { name: '这份草稿在另一处有新的修改' })
  await test.step('the first browser, now stale, shows both sides', async () => {
    await fill(page, { way: 'type', label: '出生孕周（周）', text: '40' })
    await expect(conflict).toBeVisible()
    await expect(conflict.getByRole('row').filter({ hasText: unit })).toContainText(/第一处填写.*第二处填写/)
    await expect(conflict.getByRole('row').filter({ hasText: '出生孕周' })).toContainText(/40.*39/)
  })

  await test.step('mine is kept and saved over the other', async () => {
    await conflict.getByRole('button', { name: '保留本页内容' }).click()
    await expect(conflict).toBeHidden()
    await expectSaved(page)
    await expect(textField(page, unit)).toHaveValue('第一处填写')
    await fill(other, { way: 'type', label: unit, text: '第三处填写' })
    await expect(other.getByRole('dialog', { name: '这份草稿在另一处有新的修改' })).toBeVisible()
    await other.getByRole('button', { name: '使用另一处内容' }).click()
    await expect(textField(other, unit)).toHaveValue('第一处填写')
    await expect(textField(other, '出生孕周（周）')).toHaveValue('40')
  })
})
