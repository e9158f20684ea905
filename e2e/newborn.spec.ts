/** The main job (主流程): from the address line to a rated, finished case, as the mother of a newborn child, who has no seal (个人签名) yet. */
import { readdir, readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import {
  answers,
  birthEntries,
  checkEntries,
  child,
  familyEntries,
  father,
  handedIn,
  matters,
  mother,
  registrationForm,
  scene
} from './data/newborn.ts'
import { fileNamed } from './data/files.ts'
import { expect, testInSteps } from './journey.ts'
import { chooseTheme, expectFitsPhone, expectForAll } from './pages/appearance.ts'
import { applicationRow, openApplication, openApplications, timelineOf, timelines } from './pages/applications.ts'
import { conditionCount } from './pages/flow.ts'
import { fillAll, listField, textField } from './pages/form.ts'
import { answer, answerAll, plan, planLine } from './pages/guide.ts'
import { openHome, openScene, sceneLinks, showAudience } from './pages/home.ts'
import { begin } from './pages/introduction.ts'
import { choosePerson } from './pages/login.ts'
import {
  closePreview,
  confirmation,
  filesOf,
  generateForm,
  openMaterial,
  pdfFrame,
  pdfPages,
  submitButton,
  uploadAll
} from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { runChecks } from './pages/preCheck.ts'
import {
  applyForSeal,
  consent,
  downloadForm,
  expectSigned,
  expectSignedFile,
  forgetSeals,
  noSealQuestion,
  signButton
} from './pages/signing.ts'
import { advance, openSandbox } from './pages/sandbox.ts'
import { expectRoute, expectSaved, expectStep, goOn } from './pages/step.ts'
import { submittedNumber } from './pages/submitted.ts'

const test = testInSteps()
test.beforeAll(forgetSeals)

test.describe('a parent gets from the address line to five finished matters and a rating', () => {
  let applyNo = ''

  test('the special column shows every scene', async ({ page }) => {
    await openHome(page)
    await expect(sceneLinks(page).first()).toBeVisible()
    const personal = await sceneLinks(page).allTextContents()
    await showAudience(page, '法人')
    await expect(page.getByRole('link', { name: scene.name })).toBeHidden()
    const legal = await sceneLinks(page).allTextContents()
    expect(new Set([...personal, ...legal]).size).toBe((await readdir(new URL('../content/scenes', import.meta.url))).length)
    await showAudience(page, '个人')
    await expectAccessible(page, 'home')
    await expectFitsPhone(page, 'home')
  })

  test('[R-2.1-04 R-2.4-20] the introduction comes first: it compares the ways and lists the matters', async ({ page }) => {
    await openScene(page, scene.name)
    await expectRoute(page, 'themeMiddle')
    for (const row of [/办理时间.*38 个工作日/, /跑动次数.*最多 8 次/, /申请材料.*22 份/, /办理环节.*16 个环节/])
      await expect(page.getByRole('row', { name: row })).toBeVisible()
    await expectAccessible(page, 'introduction')
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: '统一身份认证' })).toBeVisible()
    await expectAccessible(page, 'login')
    await choosePerson(page, mother.name)
    await expect(page.getByRole('button', { name: mother.maskedName })).toBeVisible()
  })

  test('[R-1-25 R-2.1-05 R-2.4-18] the plan follows each answer and says why', async ({ page }) => {
    await begin(page)
    await expectRoute(page, 'smartGuide')
    await expect(planLine(page, '结婚证')).toContainText('也许')
    await answer(page, '新生儿父母的婚姻登记情况？', '已办理结婚登记')
    await expect(planLine(page, '结婚证')).toContainText('第 2 题选择“已办理结婚登记”')
    await answer(page, '新生儿的落户意向？', '暂不落户')
    await expect(planLine(page, '出生登记（申报户口）')).toBeHidden()
    await answerAll(page, answers)
    await expect(plan(page).getByRole('heading', { name: '事项（5）' })).toBeVisible()
    for (const matter of matters) await expect(planLine(page, matter)).toContainText('要办')
    await expectSaved(page)
    await expectAccessible(page, 'guide')
    await expectFitsPhone(page, 'guide')
    await chooseTheme(page, '适老版')
    await expectAccessible(page, 'guide in large type')
    await chooseTheme(page, '标准版')
    await goOn(page, 'notice')
  })

  test('[R-2.1-06] the notice is read before it goes on', async ({ page }) => {
    await expectAccessible(page, 'notice')
    await expectRoute(page, 'themeNotice')
    await acceptNotice(page, 'check')
  })

  test('the pre-check asks for what is not known, and every condition passes', async ({ page }) => {
    await expectRoute(page, 'newConditionPreCheck')
    await expect(textField(page, '母亲证件号码')).toHaveValue('23019*********002X')
    await fillAll(page, checkEntries())
    await runChecks(page, conditionCount)
    await expectAccessible(page, 'pre-check')
    await goOn(page, 'form')
  })

  test('[R-2.1-10 R-2.4-21] one form, filled in from what the province knows', async ({ page }) => {
    await expect(textField(page, '母亲姓名')).toHaveValue(mother.maskedName)
    await expectRoute(page, 'themeForm')
    await expect(page.getByText('来自实名认证').first()).toBeVisible()
    await fillAll(page, birthEntries)
    await expect(textField(page, '分娩登记号')).toHaveValue(child.number)
    await expect(textField(page, '新生儿姓名')).toHaveValue('林*雪')
    await expect(listField(page, '新生儿性别')).toHaveValue('2')
    await expect(textField(page, '出生体重（克）')).toHaveValue(child.weight)
    await fillAll(page, familyEntries)
    // As people give it, with what a messenger puts around it; the form keeps the number, and so does the printed form.
    await textField(page, '父亲手机号码').fill(`\u202d+86 ${father.mobile.replace(/^(...)(....)/, '$1-$2　')}\u202c`)
    await textField(page, '父亲手机号码').press('Tab')
    await expect(textField(page, '父亲手机号码')).toHaveValue(father.mobile)
    await expectSaved(page)
    await expectAccessible(page, 'form')
    await expectFitsPhone(page, 'form')
    await chooseTheme(page, '适老版')
    await expectAccessible(page, 'form in large type')
    await chooseTheme(page, '标准版')
    await goOn(page, 'material')
  })

  test('[R-1-17 R-1-18 R-2.1-11] materials and the generated form', async ({ page }) => {
    await uploadAll(page, handedIn)
    await expectRoute(page, 'themeMaterial')
    await generateForm(page)
    await expect(pdfPages(page).first()).toHaveAccessibleName(/林北雪/)
    await expectAccessible(page, 'preview of the application form')
    await expect(signButton(page)).toBeVisible()
    await expectForAll(page, 'form to sign')
  })

  test('there is no seal: it is applied for in a window of its own', async ({ page, context }) => {
    await signButton(page).click()
    await expect(noSealQuestion(page).getByText(/您还没有可用的个人签名/)).toBeVisible()
    const [seals] = await Promise.all([
      context.waitForEvent('page'),
      noSealQuestion(page)
        .getByRole('link', { name: /去申请/ })
        .click()
    ])
    await applyForSeal(seals, '个人签名')
    await expectForAll(seals, 'seal centre')
    await seals.close()
    await noSealQuestion(page).getByRole('button', { name: '已申请，继续签名' }).click()
  })

  test('[R-1-19] with consent the form is signed: whole for pdfsig, and with a changed byte no more; pdftotext finds what was typed', async ({
    page
  }, testInfo) => {
    await consent(page)
    await expectSigned(page, mother.name)
    await expectForAll(page, 'form signed')
    expectSignedFile(
      await downloadForm(page, testInfo, 'signed'),
      [mother.name],
      [mother.name, child.name, child.weight, father.name, father.mobile]
    )
    await closePreview(page)
    await expect(filesOf(page, registrationForm)).toHaveCount(1)
    const signedBy = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: registrationForm }) })
      .getByText(new RegExp(`已签名：${mother.name}`))
    await expect(signedBy).toBeVisible()
    await page.reload()
    await expect(signedBy).toBeVisible()
    await expectForAll(page, 'material with signatures')
  })

  test('[R-2.4-31] other files looked at again and downloaded, and one submit', async ({ page }) => {
    await openMaterial(page, '结婚证')
    const copy = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 结婚证.pdf' }).click()
    expect((await copy).suggestedFilename()).toBe('结婚证.pdf')
    expect(await readFile(await (await copy).path())).toEqual(fileNamed('结婚证.pdf').buffer)
    await page.getByRole('button', { name: '预览 结婚证.pdf' }).click()
    await expect(page.getByRole('dialog', { name: '材料预览' })).toBeVisible()
    await expect(pdfFrame(page).getByRole('img', { name: /^第 1 页/ })).toBeVisible()
    await closePreview(page)
    await expectAccessible(page, 'materials')
    await submitButton(page).click()
    await expect(confirmation(page)).toContainText('共 5 个事项、8 个材料文件')
    await expectAccessible(page, 'confirmation of the submit')
    await confirmation(page).getByRole('button', { name: '确认提交' }).click()
  })

  test('[R-2.1-13 R-2.1-14] the receipt, under both names of its step', async ({ page }) => {
    applyNo = await submittedNumber(page)
    await expectRoute(page, 'newSuccessfulHandling')
    for (const matter of matters) await expect(page.getByRole('row').filter({ hasText: matter })).toBeVisible()
    const receipt = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载回执' }).click()
    expect((await receipt).suggestedFilename()).toBe(`受理回执-${applyNo}.pdf`)
    await expectAccessible(page, 'submitted')
    await page.goto(page.url().replace('newSuccessfulHandling', 'successfulHandling'))
    await expectRoute(page, 'successfulHandling')
    expect(await submittedNumber(page)).toBe(applyNo)
  })

  test('[R-2.4-06 R-2.4-24 R-2.4-25] my items, in the same window: one timeline for each matter', async ({ page }) => {
    await openApplications(page)
    expect(page.context().pages()).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe('/ljonething/doThing/doThingProgress/oneThingList')
    await expect(applicationRow(page, applyNo)).toContainText('0 / 5 项')
    await expectAccessible(page, 'my items')
    await openApplication(page, applyNo)
    await expect(timelines(page)).toHaveCount(5)
    for (const matter of matters) await expect(timelineOf(page, matter).getByRole('listitem').first()).toContainText('申报')
    await expectAccessible(page, 'application')
    await expectFitsPhone(page, 'application')
    await chooseTheme(page, '适老版')
    await expectAccessible(page, 'application in large type')
    await chooseTheme(page, '标准版')
  })

  test('a phone without a login sees number, matters and states by a code, and nothing of the person', async ({ page, openBrowser }) => {
    const answered = page.waitForResponse(/getQRCodeAndApplyNo/)
    await page.getByRole('button', { name: '手机查进度' }).click()
    const dialog = page.getByRole('dialog', { name: '手机查进度' })
    await expect(dialog.getByRole('img', { name: '查看办理进度的二维码' })).toBeVisible()
    await expectAccessible(page, 'code of the status')
    const { data } = (await (await answered).json()) as { readonly data: { readonly token: string } }
    await dialog.getByRole('button', { name: '完成' }).click()
    const phone = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage()
    await phone.goto(new URL(`phoneStatus#${data.token}`, new URL('/ljonething/', page.url())).href)
    await expect(phone.getByText(`申请编号 ${applyNo}`)).toBeVisible()
    for (const matter of matters) await expect(phone.getByText(matter)).toBeVisible()
    await expect(phone.getByText(/周|23019/)).toBeHidden()
    await expectAccessible(phone, 'status on a phone')
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('the departments finish as time passes', async ({ page }) => {
    await openSandbox(page)
    await expectAccessible(page, 'sandbox console')
    await advance(page, '60 天')
    await openApplications(page)
    await openApplication(page, applyNo)
    await expect(page.getByText('5 个事项，已办结 5 个')).toBeVisible()
    await expect(timelineOf(page, matters[0]).getByRole('listitem').last()).toContainText('送达')
  })

  test('[R-card-36 R-1-02 R-2.1-15 R-2.4-26] the rating, once, with which the job is done', async ({ page }) => {
    await page.getByRole('link', { name: '去评价' }).click()
    await expectStep(page, 'rating')
    await expectRoute(page, 'doThingAppraise')
    await page.getByRole('radio', { name: '非常满意', exact: true }).check()
    await page.getByRole('textbox', { name: '评价内容' }).fill('五件事一次办完，很方便。')
    await expectAccessible(page, 'rating')
    await page.getByRole('button', { name: '提交评价' }).click()
    await expect(page.getByRole('heading', { name: '评价已提交' })).toBeVisible()
    await expectAccessible(page, 'thanks')
    for (const stage of ['申请', '受理', '办结']) {
      await page.getByRole('button', { name: `评价 ${matters[0]}${stage}环节`, exact: true }).click()
      await page.getByRole('radio', { name: '满意', exact: true }).check()
      await page.getByRole('button', { name: '提交评价' }).click()
      await expect(page.getByText('已评价 4 分')).toHaveCount(['申请', '受理', '办结'].indexOf(stage) + 1)
    }
    await expectAccessible(page, 'ratings of the stages')
    await expectFitsPhone(page, 'ratings of the stages')
    await page.getByRole('link', { name: '查看办件' }).click()
    await expect(page.getByText(`申请编号 ${applyNo}`)).toBeVisible()
    await expect(page.getByRole('link', { name: '去评价' })).toBeHidden()
  })
})
