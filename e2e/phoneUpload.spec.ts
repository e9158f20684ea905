/** Upload by phone (手机扫码上传): the desk shows a code, a phone without a login sends photos, and what it sent is submitted. */
import { expectAccessible } from './accessibility.ts'
import { handedIn } from './data/newborn.ts'
import { fileNamed } from './data/files.ts'
import { expect, test } from './journey.ts'
import { openMaterials } from './pages/flow.ts'
import { confirmation, filesOf, openMaterial, submitButton, uploadAll } from './pages/material.ts'
import { makeAndSign } from './pages/signing.ts'
import { submittedNumber } from './pages/submitted.ts'

const identityCard = '母亲居民身份证'

test('[R-7.4-47 R-7.4-48 R-7.4-49] a parent photographs her identity card with the phone, and the desk has it by itself', async ({
  page,
  openBrowser
}) => {
  await openMaterials(page, '08:46')
  const dialog = page.getByRole('dialog', { name: '手机扫码上传' })
  const card = page.getByRole('listitem').filter({ hasText: identityCard }).first()
  const answered = page.waitForResponse(/capability\/token/)
  await card.getByRole('button', { name: '手机扫码上传' }).click()
  await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
  await expectAccessible(page, 'code for the phone')
  const { data } = (await (await answered).json()) as { readonly data: { readonly token: string } }
  const address = new URL(`phoneUpload#${data.token}`, new URL('/ljonething/', page.url())).href

  const phone = await (await openBrowser({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage()
  await test.step('the phone opens it without a login, once', async () => {
    await phone.goto(address)
    await expect(phone.getByText(identityCard)).toBeVisible()
    await expect(phone).not.toHaveURL(/#/)
    await expect(dialog.getByText(/^手机已连接/)).toBeVisible()
    await expectAccessible(phone, 'page of the phone')
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const second = await (await openBrowser()).newPage()
    await second.goto(address)
    await expect(second.getByText('二维码已失效或已被使用，请在电脑上重新生成')).toBeVisible()
  })

  await test.step('what it sends and takes back is seen at the desk by itself', async () => {
    await phone.getByLabel(`选择文件：${identityCard}`).setInputFiles(['人像面.jpg', '别的.jpg'].map(fileNamed))
    for (const name of ['人像面.jpg', '别的.jpg']) await expect(dialog.getByText(name)).toBeVisible()
    await phone.getByRole('button', { name: '删除 别的.jpg' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(dialog.getByText('别的.jpg')).toBeHidden()
    await phone.reload()
    await expect(phone.getByText('人像面.jpg')).toBeVisible()
    await phone.getByLabel(`拍照：${identityCard}`).setInputFiles([fileNamed('国徽面.jpg')])
    await expect(dialog.getByText('国徽面.jpg')).toBeVisible()
    await expect(phone.getByRole('status').filter({ hasText: '已传 2 个文件' })).toBeVisible()
  })

  await test.step('closed at the desk it is over for the phone', async () => {
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect(dialog).toBeHidden()
    await phone.getByRole('button', { name: '删除 国徽面.jpg' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(phone.getByText('本次手机上传已结束，请在电脑上重新生成二维码')).toBeVisible()
    await page.reload()
    await openMaterial(page, identityCard)
    await expect(filesOf(page, identityCard)).toHaveCount(2)
  })

  await test.step('and is submitted like any other file', async () => {
    await uploadAll(
      page,
      handedIn.filter(({ label }) => label !== identityCard)
    )
    await makeAndSign(page)
    await submitButton(page).click()
    await expect(confirmation(page)).toContainText('8 个材料文件')
    await confirmation(page).getByRole('button', { name: '确认提交' }).click()
    expect(await submittedNumber(page)).not.toBe('')
  })
})
