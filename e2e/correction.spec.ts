/**
 * A correction (补正): two departments ask, one refuses; one desk, the keyboard alone, the form signed again, and what the departments and the person
 * see of it.
 */
import type { Locator, Page } from '@playwright/test'
import { fileNamed } from './data/files.ts'
import { handedIn, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { handInButton, inDays, moveCase, setDepartments, staged } from './pages/correction.ts'
import { openDeskCase } from './pages/department.ts'
import { openMaterials } from './pages/flow.ts'
import { textField } from './pages/form.ts'
import { enter, pickFiles, press, tabTo } from './pages/keyboard.ts'
import { filesOf, pdfPages, preview, uploadButton } from './pages/material.ts'
import { expectSigned, expectSignedFile, signButton } from './pages/signing.ts'
import { handIn } from './pages/submitted.ts'

const phone = '母亲手机号码'
const card = '母亲居民身份证'
/** As it was submitted. */
const formerPhone = mother.mobile
const [newPhone, reason, blurred] = ['13904510099', '号码是空号，请核对', '人像面不清晰，请重新拍摄']

const registration = '《出生医学证明》首次签发登记表'

/** What the desk says of the form that is to be signed again. */
const toSign = (page: Page): Locator => page.getByRole('status').filter({ hasText: /申请表(需要|已经)重新签名/ })
const part = (page: Page, name: '申请表' | '材料'): Locator =>
  page.getByRole('navigation', { name: '提交的内容' }).getByRole('link', { name })

test('[R-2.1-16 R-2.1-17 R-2.1-24] a mother reads what she submitted, and corrects on one desk what two departments ask for, by keyboard alone', async ({
  page
}, testInfo) => {
  const applyNo = await test
    .step('submitted, two departments ask and one refuses', async () => {
      await setDepartments(page, 'manual')
      await openMaterials(page, '09:06')
      const number = await handIn(page, handedIn, '5 个事项')
      const until = await inDays(page, 10)
      const asked = { id: 'NB2020^motherMobile', reason }
      await moveCase(page, `${number}-M01`, [2, 6], { note: '请核对联系电话', request: { until, fields: [asked], materials: [] } })
      await moveCase(page, `${number}-M03`, [2, 6], {
        note: '请核对联系电话和身份证',
        request: { until, fields: [asked], materials: [{ code: 'CL01', reason: blurred }] }
      })
      await moveCase(page, `${number}-M04`, [2, 3], { note: '参保地不在本省' })
      return number
    })
    .finally(() => setDepartments(page, 'normal'))

  /** The registration form as it stands here, kept in a file. */
  const saved = async (where: Locator, name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      where.getByRole('button', { name: /^下载 .*首次签发登记表/ }).click()
    ])
    const path = testInfo.outputPath(`${name}.pdf`)
    await download.saveAs(path)
    return path
  }

  await test.step('the application leads to the desk, where the named field alone is open, beside what it was', async () => {
    await press(page, page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的办件' }))
    await press(page, page.getByRole('region', { name: '需要您处理' }).getByRole('link', { name: `去补正 ${scene.name} ${applyNo}` }))
    await expect(page.getByRole('heading', { level: 1, name: '提交的申请表' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
    await expect(page.getByText(`原填写：${formerPhone}`)).toBeVisible()
    await expect(page.getByText('林北雪').or(page.getByText('林*雪')).first()).toBeVisible()
    await expectForAll(page, 'correction-form')
  })

  await test.step('a wrong number is told at its field; the right one is kept, over a reload', async () => {
    await enter(page, { way: 'type', label: phone, text: '139' })
    await press(page, handInButton(page))
    await expect(page.getByRole('heading', { name: '有 1 处需要修改' })).toBeFocused()
    await expectForAll(page, 'correction-wrong')
    await enter(page, { way: 'type', label: phone, text: newPhone })
    await expect(staged(page)).toBeVisible()
    await page.reload()
    await expect(textField(page, phone)).toHaveValue(newPhone)
    await expect(toSign(page)).toContainText(`${registration} 待重新签名`)
    await expectForAll(page, 'correction-to-sign')
  })

  await test.step('what is left is asked about; the material is handed in beside the former one', async () => {
    await press(page, handInButton(page))
    const question = page.getByRole('alertdialog', { name: '还有内容没有修改' })
    await expect(question).toContainText(card)
    await press(page, question.getByRole('button', { name: '继续修改' }))
    await press(page, part(page, '材料'))
    await expect(page.getByRole('heading', { level: 1, name: '提交的材料' })).toBeVisible()
    await expect(page.getByText('母亲人像面.jpg')).toBeVisible()
    await expect(page.getByText('您已有这些材料').first()).toBeVisible()
    for (const name of ['重拍人像面.jpg', '重拍国徽面.jpg']) {
      await pickFiles(page, uploadButton(page, card), [fileNamed(name)])
      await expect(filesOf(page, card).filter({ hasText: name })).toBeVisible()
    }
    await expect(staged(page)).toBeVisible()
    await expectForAll(page, 'correction-materials')
  })

  await test.step('the form says the new number: it is made and signed again, void with any other number, and handed in not before', async () => {
    await press(page, handInButton(page))
    await expect(page.getByText('您修改的内容写在这份申请表中，请重新生成并签名')).toBeVisible()
    await press(page, page.getByRole('button', { name: '生成申请表并预览' }))
    await expect(pdfPages(page).first()).toHaveAccessibleName(new RegExp(newPhone))
    await press(page, signButton(page))
    await press(page, page.getByRole('alertdialog', { name: '在线签名' }).getByRole('button', { name: '同意并签名' }))
    await expectSigned(page, mother.name)
    await tabTo(page, preview(page).getByRole('button', { name: '关闭预览' }))
    await page.keyboard.press('Enter')
    await expect(toSign(page)).toContainText('已重新签名')
    await expectForAll(page, 'correction-signed')
    await press(page, part(page, '申请表'))
    await enter(page, { way: 'type', label: phone, text: '13904510088' })
    await expect(toSign(page)).toContainText('您修改了表单，签名已作废，请重新签名')
    await expectForAll(page, 'correction-void')
    await enter(page, { way: 'type', label: phone, text: newPhone })
    await expect(toSign(page)).toContainText('已重新签名')
    await expect(staged(page)).toBeVisible()
  })

  await test.step('handed in once, both matters go on, and both versions stay readable', async () => {
    await tabTo(page, handInButton(page))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`申请编号 ${applyNo}`)).toBeVisible()
    await expect(page.getByRole('link', { name: '去补正' })).toBeHidden()
    await expect(page.getByText('预审不通过').first()).toBeVisible()
    await press(page, page.getByRole('link', { name: '查看提交的申请表' }))
    await expect(page.getByRole('heading', { level: 1, name: '提交的申请表' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    const former = page.getByRole('region', { name: / 补正$/ })
    await expect(former).toContainText(formerPhone)
    await expectForAll(page, 'correction-read')
    expectSignedFile(await saved(former, 'former'), [mother.name], [formerPhone])
  })

  await test.step('its department reads the form that was signed again', async () => {
    await openDeskCase(page, 'WJW', `${applyNo}-M01`)
    expectSignedFile(await saved(page.getByRole('main'), 'again'), [mother.name], [newPhone])
  })
})
