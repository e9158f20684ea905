/** What goes wrong on the way (出错与恢复) costs nobody their work. */
import { father, handedIn, mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { countApplications, openApplications } from './pages/applications.ts'
import { conditionCount, fillForm, reachForm, reachGuide } from './pages/flow.ts'
import { fill, fillAll, listField, popupField, textField } from './pages/form.ts'
import { answerAll, choice } from './pages/guide.ts'
import {
  closePreview,
  confirmation,
  errorSummary,
  filesOf,
  generateForm,
  openMaterial,
  submitButton,
  upload,
  uploadAll
} from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { passedConditions, runChecks } from './pages/preCheck.ts'
import { endedDialog, endSession, logInInPlace } from './pages/session.ts'
import { signShown } from './pages/signing.ts'
import { expectRoute, expectSaved, expectStep, goOn, nextButton, saved } from './pages/step.ts'
import { submittedNumber } from './pages/submitted.ts'
import { answers, birthEntries, checkEntries, childEntries, familyEntries } from './data/newborn.ts'

const idCardLabel = '户主身份证号'
const wrongIdCard = '230199199304120021'

test('a wrong number, an ended session, missing materials and a double click cost no work and no second application', async ({ page }) => {
  await reachForm(page)
  await openApplications(page)
  const before = await countApplications(page)
  await page.goBack()
  await fillForm(page)

  await test.step('a wrong ID number is named, and the summary leads to its field', async () => {
    await fill(page, { way: 'type', label: idCardLabel, text: wrongIdCard })
    await nextButton(page).click()
    await expect(errorSummary(page)).toBeVisible()
    await expect(errorSummary(page).getByRole('heading', { level: 2 })).toBeFocused()
    await errorSummary(page)
      .getByRole('link', { name: `${idCardLabel}有误` })
      .click()
    await expect(textField(page, idCardLabel)).toBeFocused()
    await expect(textField(page, idCardLabel)).toHaveAccessibleDescription(/有误，请对照证件核对，共18位/)
    await fill(page, { way: 'type', label: idCardLabel, text: mother.idCard })
    await expect(errorSummary(page)).toBeHidden()
  })

  await test.step('an ended session asks to log in again in place, and nothing is typed twice', async () => {
    await expectSaved(page)
    await endSession(page)
    await fill(page, { way: 'type', label: '母亲工作单位', text: '哈尔滨示例小学' })
    await expect(endedDialog(page)).toBeVisible()
    await logInInPlace(page, mother.name)
    await expect(textField(page, '母亲工作单位')).toHaveValue('哈尔滨示例小学')
    await expect(textField(page, '出生孕周（周）')).toHaveValue('39')
    await expect(popupField(page, '助产机构')).toContainText('哈尔滨市红十字中心医院')
    await expectSaved(page)
    await goOn(page, 'material')
  })

  await test.step('missing materials refuse the submit, one by one', async () => {
    await submitButton(page).click()
    await expect(errorSummary(page)).toBeVisible()
    await expect(errorSummary(page).getByRole('link', { name: '结婚证', exact: true })).toBeVisible()
    await expect(confirmation(page)).toBeHidden()
    await uploadAll(page, handedIn.slice(0, -1))
    await generateForm(page)
    await page.keyboard.press('Escape')
    await submitButton(page).click()
    const unsigned = '待周晓岚签名，签名后才能提交'
    await expect(page.getByRole('region', { name: '有 2 处需要修改' }).getByRole('link', { name: unsigned })).toBeVisible()
    await page.getByRole('button', { name: /^查看并签名/ }).click()
    await signShown(page)
    await closePreview(page)
    await submitButton(page).click()
    await expect(page.getByRole('region', { name: '有 1 处需要修改' }).getByRole('link', { name: '请上传新生儿近期照片' })).toBeVisible()
    const last = handedIn.at(-1)
    await upload(page, last?.label ?? '', last?.files ?? [])
  })

  await test.step('a double click on submit and on its confirmation gives one application', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/submitSx')) sent.push(request.url())
    })
    await submitButton(page).dblclick()
    await confirmation(page).getByRole('button', { name: '确认提交' }).dblclick()
    const applyNo = await submittedNumber(page)
    expect(sent).toHaveLength(1)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/doThing/oneThingDetails\\?.*${applyNo}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openApplications(page)
    await expect(page.getByRole('row').filter({ hasText: applyNo })).toHaveCount(1)
    expect(await countApplications(page)).toBe(before + 1)
  })
})

test('[R-2.1-07 R-2.1-08 R-2.1-09] reload and back in every step lose nothing', async ({ page }) => {
  await reachGuide(page)
  await answerAll(page, answers)
  const [title, text] = answers[2]

  await test.step('guide', async () => {
    await page.reload()
    await expect(choice(page, title, text)).toBeChecked()
    await goOn(page, 'notice')
  })
  await test.step('notice', async () => {
    await page.getByRole('checkbox', { name: '我已阅读并知晓' }).check()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: '我已阅读并知晓' })).toBeChecked()
    await acceptNotice(page, 'check')
    await expectRoute(page, 'newConditionPreCheck')
  })
  await test.step('pre-check', async () => {
    await fillAll(page, checkEntries('08:31'))
    await page.reload()
    await expect(textField(page, '父亲证件号码')).toHaveValue(father.idCard)
    await runChecks(page, conditionCount)
    await page.reload()
    await expect(passedConditions(page)).toHaveCount(conditionCount)
    for (const route of ['conditionsPreCheck', 'resConditionPreCheck']) {
      await page.goto(page.url().replace(/\w+(?=\?)/, route))
      await expect(passedConditions(page)).toHaveCount(conditionCount)
      await expectRoute(page, route)
    }
    await goOn(page, 'form')
  })
  await test.step('form: reload at once, back and forward, away and back', async () => {
    await fillAll(page, [...birthEntries, ...childEntries])
    await fillAll(page, familyEntries.slice(0, 4))
    await page.reload()
    await expect(listField(page, '母亲婚姻状况')).toHaveValue('20')
    await expect(popupField(page, '母亲户籍所在地')).toContainText('南岗区')
    await page.goBack()
    await expect(passedConditions(page)).toHaveCount(conditionCount)
    await page.goForward()
    await expectStep(page, 'form')
    await expect(textField(page, '出生孕周（周）')).toHaveValue('39')
    await openApplications(page)
    await page.goBack()
    await expect(textField(page, '出生孕周（周）')).toHaveValue('39')
    await expect(listField(page, '母亲婚姻状况')).toHaveValue('20')
  })
  await test.step('materials', async () => {
    await fillAll(page, familyEntries.slice(4))
    await goOn(page, 'material')
    await upload(page, handedIn[2].label, handedIn[2].files)
    await page.reload()
    await openMaterial(page, handedIn[2].label)
    await expect(filesOf(page, handedIn[2].label)).toHaveCount(1)
    await page.goBack()
    await expectStep(page, 'form')
    await page.goForward()
    await openMaterial(page, handedIn[2].label)
    await expect(filesOf(page, handedIn[2].label)).toHaveCount(1)
  })
})

test('what is typed offline is saved once the network is back', async ({ page, context }) => {
  await reachForm(page)
  await expectSaved(page)
  await context.setOffline(true)
  await expect(page.getByText('网络已断开', { exact: false })).toBeVisible()
  await fill(page, { way: 'type', label: '母亲工作单位', text: '断网时填写' })
  await expect(page.getByText(/^暂存失败/)).toBeVisible()
  await fill(page, { way: 'type', label: '出生孕周（周）', text: '38' })
  await context.setOffline(false)
  await expect(page.getByText('网络已断开', { exact: false })).toBeHidden()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(textField(page, '母亲工作单位')).toHaveValue('断网时填写')
  await expect(textField(page, '出生孕周（周）')).toHaveValue('38')
})

test('offline plus 下一步 keeps the step and goes on when the network is back', async ({ page, context }) => {
  await reachGuide(page)
  await answerAll(page, answers)
  await context.setOffline(true)
  await nextButton(page).click()
  await expect(page.getByText('网络恢复后自动进入“办理须知”', { exact: false })).toBeVisible()
  await expectStep(page, 'guide')
  await context.setOffline(false)
  await expectStep(page, 'notice')
})
