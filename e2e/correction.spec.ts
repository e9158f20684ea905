/** A correction (补正): two departments ask, one refuses; one desk, the keyboard alone, and what the departments and the person see of it. */
import { fileNamed } from './data/files.ts'
import { handedIn, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { handInButton, inDays, moveCase, setDepartments, staged } from './pages/correction.ts'
import { reachMaterials } from './pages/flow.ts'
import { textField } from './pages/form.ts'
import { enter, press, tabTo } from './pages/keyboard.ts'
import { filesOf, uploadButton } from './pages/material.ts'
import { handIn } from './pages/submitted.ts'

const phone = '母亲手机号码'
const card = '母亲居民身份证'
/** As the identity of the mother knows it. */
const formerPhone = '13900000001'
const [newPhone, reason, blurred] = ['13904510099', '号码是空号，请核对', '人像面不清晰，请重新拍摄']

test('[R-2.1-16 R-2.1-17 R-2.1-24] a mother reads what she submitted, and corrects on one desk what two departments ask for, by keyboard alone', async ({
  page
}) => {
  test.setTimeout(240_000)
  const applyNo = await test
    .step('submitted, two departments ask and one refuses', async () => {
      await setDepartments(page, 'manual')
      await reachMaterials(page, '09:06')
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
  })

  await test.step('what is left is asked about; the material is handed in beside the former one', async () => {
    await press(page, handInButton(page))
    const question = page.getByRole('alertdialog', { name: '还有内容没有修改' })
    await expect(question).toContainText(card)
    await press(page, question.getByRole('button', { name: '继续修改' }))
    await press(page, page.getByRole('navigation', { name: '提交的内容' }).getByRole('link', { name: '材料' }))
    await expect(page.getByRole('heading', { level: 1, name: '提交的材料' })).toBeVisible()
    await expect(page.getByText('母亲人像面.jpg')).toBeVisible()
    await expect(page.getByText('您已有这些材料').first()).toBeVisible()
    for (const name of ['重拍人像面.jpg', '重拍国徽面.jpg']) {
      const picker = page.waitForEvent('filechooser')
      await press(page, uploadButton(page, card), 'Space')
      await (await picker).setFiles([fileNamed(name)])
      await expect(filesOf(page, card).filter({ hasText: name })).toBeVisible()
    }
    await expect(staged(page)).toBeVisible()
    await expectForAll(page, 'correction-materials')
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
    await expect(page.getByRole('region', { name: / 补正$/ })).toContainText(formerPhone)
    await expectForAll(page, 'correction-read')
  })
})
