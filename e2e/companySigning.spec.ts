/** A company signs with its seal (企业印章) where the scene asks for the face (企业信息变更): it is shown on a phone first (扫码刷脸). */
import type { Page } from '@playwright/test'
import { company } from './data/newborn.ts'
import { legal } from './data/startup.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { fillAll } from './pages/form.ts'
import { openScene, showAudience } from './pages/home.ts'
import { begin } from './pages/introduction.ts'
import { arriveAsClerk } from './pages/login.ts'
import { closePreview, generateForm } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { runChecks } from './pages/preCheck.ts'
import { mendSystems, setSystem } from './pages/sandbox.ts'
import {
  applyAsAdministrator,
  consent,
  downloadForm,
  expectSigned,
  expectSignedFile,
  forgetSeals,
  signButton,
  startSigning
} from './pages/signing.ts'
import { goOn } from './pages/step.ts'

test.beforeEach(forgetSeals)

const change = { name: '企业信息变更一件事', form: '变更登记申请书', capital: '860' } as const

const reachGuide = async (page: Page, scene: string) => {
  await arriveAsClerk(page, company.clerk)
  await showAudience(page, '法人')
  await openScene(page, scene)
  await begin(page)
}

const reachChangeForm = async (page: Page) => {
  await reachGuide(page, change.name)
  await page
    .getByRole('group', { name: /变更哪些事项/ })
    .getByRole('checkbox', { name: '注册资本', exact: true })
    .check()
  await goOn(page, 'notice')
  await acceptNotice(page, 'check')
  await runChecks(page, 2)
  await goOn(page, 'form')
  await fillAll(page, [
    { way: 'type', label: '联系手机', text: '13900000014' },
    { way: 'type', label: '新注册资本（万元）', text: change.capital },
    { way: 'tick', label: '本人承诺所填信息及提交材料真实、有效' }
  ])
  await goOn(page, 'material')
}

const faceDialog = (page: Page) => page.getByRole('dialog', { name: '人脸识别', exact: true })

/** The address behind the code that the desk shows after `ask`. */
const faceAddress = async (page: Page, ask: () => Promise<void>): Promise<string> => {
  const answered = page.waitForResponse(/\/face\/begin/)
  await ask()
  await expect(faceDialog(page).getByRole('img', { name: '人脸识别的二维码' })).toBeVisible()
  const { data } = (await (await answered).json()) as { readonly data: { readonly code: string } }
  return new URL(`faceRecognition#${data.code}`, new URL('/ljonething/', page.url())).href
}

test('[R-1-23] [R-2.4-22] a change of a company is signed after the face was shown to a phone, which has a code for one time', async ({
  page,
  openBrowser
}, testInfo) => {
  await applyAsAdministrator(await (await openBrowser()).newPage(), legal.name, company.name)
  await reachChangeForm(page)
  await generateForm(page, change.form)
  const sandbox = await page.context().newPage()
  await setSystem(sandbox, '人脸识别服务', '停机')
  await page.bringToFront()
  await startSigning(page)
  await consent(page)
  await expect(faceDialog(page)).toContainText('人脸识别服务暂不可用，请稍后再试')
  await expectForAll(page, 'face recognition away')
  await mendSystems(sandbox)
  await sandbox.close()
  const first = await faceAddress(page, () => faceDialog(page).getByRole('button', { name: '重新加载' }).click())
  await expectForAll(page, 'face code at the desk')
  let signatures = 0
  page.on('request', (request) => {
    if (request.url().includes('/seal/signatureByFileId')) signatures += 1
  })
  const newPhone = async () => (await openBrowser({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage()
  const phone = await newPhone()

  await test.step('the phone opens it once, without a login, and the face is not recognised', async () => {
    await phone.goto(first)
    await expect(phone.getByRole('heading', { level: 1, name: '人脸识别' })).toBeVisible()
    await expect(phone).not.toHaveURL(/#/)
    await expect(phone.getByText(`请${company.maskedClerk}本人确认：`)).toBeVisible()
    await expect(faceDialog(page).getByText(/^手机已扫码/)).toBeVisible()
    await expectForAll(phone, 'face page of the phone')
    const second = await newPhone()
    await second.goto(first)
    await expect(second.getByText('二维码已失效或已被使用，请在电脑上重新生成')).toBeVisible()
    await expectForAll(second, 'face code used up')
    await phone.getByRole('button', { name: '识别不通过', exact: true }).click()
    await expect(phone.getByText('人脸识别没有通过', { exact: true })).toBeVisible()
    await expect(faceDialog(page).getByText(/^人脸识别没有通过/)).toBeVisible()
    await expectForAll(page, 'face not recognised')
    expect(signatures).toBe(0)
  })

  await test.step('with another code it is, and the desk signs by itself', async () => {
    const next = await faceAddress(page, () => faceDialog(page).getByRole('button', { name: '重新生成二维码' }).click())
    expect(next).not.toBe(first)
    await phone.goto('about:blank')
    await phone.goto(next)
    await phone.getByRole('button', { name: '识别通过', exact: true }).click()
    await expect(phone.getByText('电脑上会自动继续签名，本页可以关闭。')).toBeVisible()
    await expectForAll(phone, 'face recognised')
    await expect(faceDialog(page)).toBeHidden()
    await expectSigned(page, company.name)
    await expect(signButton(page)).toHaveCount(0)
    expectSignedFile(await downloadForm(page, testInfo, 'change'), [company.name], [company.name, change.capital])
    await closePreview(page)
  })
})
