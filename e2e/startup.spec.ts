/**
 * A company founds another (企业开办) through its clerk, with the provident fund (公积金) and the seal (企业印章) for which its administrator applies, to the
 * receipt of every matter.
 */
import type { Page } from '@playwright/test'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { expectAccessible } from './accessibility.ts'
import { company } from './data/newborn.ts'
import {
  addressEntries,
  companyEntries,
  founded,
  founders,
  fund,
  generated,
  legal,
  peopleEntries,
  promises,
  startup,
  startupAnswers,
  startupMatters,
  startupPapers
} from './data/startup.ts'
import { expect, testInSteps } from './journey.ts'
import { expectFitsPhone, expectForAll, pictures } from './pages/appearance.ts'
import { applicationRow, openApplication, openApplications, timelines } from './pages/applications.ts'
import { addRecord, fill, fillAll, popupField, textField } from './pages/form.ts'
import { answer, answerAll, plan, planLine } from './pages/guide.ts'
import { openHome, openScene, showAudience } from './pages/home.ts'
import { begin } from './pages/introduction.ts'
import { logInAsClerk } from './pages/login.ts'
import { closePreview, confirmation, filesOf, generateForm, pdfPages, submitButton, uploadAll } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { condition, passedConditions } from './pages/preCheck.ts'
import {
  applyAsAdministrator,
  consent,
  downloadForm,
  expectSigned,
  expectSignedFile,
  forgetSeals,
  noSealQuestion,
  startSigning
} from './pages/signing.ts'
import { expectRoute, expectSaved, expectStep, goOn, nextButton } from './pages/step.ts'
import { expectReceipt, submittedNumber } from './pages/submitted.ts'
import { describedTo } from './scenes/described.ts'
import { expectPrinted, previewWholeForm } from './scenes/printedForm.ts'
import { listsOf, watchPayloads } from './scenes/sentPayloads.ts'
import type { SentPayloads } from './scenes/sentPayloads.ts'

const test = testInSteps()
test.beforeAll(forgetSeals)

/** The form breaks the line before what stands in brackets. */
const shortName = founded.name.replace(/（.*/, '')

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

/** Back to the guide along the steps, another answer about the fund, and on to the form again: how many matters there are then. */
const answerFund = async (page: Page, text: '是' | '否', matters: number) => {
  await page
    .getByRole('navigation', { name: '办理步骤' })
    .getByRole('button', { name: /答题引导/ })
    .click()
  await expectStep(page, 'guide')
  await answer(page, fund.question, text)
  await expect(plan(page).getByRole('heading', { name: `事项（${matters}）` })).toBeVisible()
  await goOn(page, 'notice')
  await goOn(page, 'check')
  await goOn(page, 'form')
}

test.describe('a clerk founds a company with the provident fund: a wrong number, a name that is taken, a sum that does not fit and a changed answer cost no work', () => {
  const [charter, application] = generated
  let described: ReturnType<typeof describedTo>
  let sent: SentPayloads
  let form: FormDescription
  let applyNo = ''

  test('from the column of companies to the plan, which the fund joins with its reason', async ({ page }) => {
    described = describedTo(page)
    sent = watchPayloads(page)
    await openHome(page)
    await logInAsClerk(page, company.clerk)
    await showAudience(page, '法人')
    await expectForAll(page, 'startup-home')
    await openScene(page, startup.name)
    await expectRoute(page, 'themeMiddle')
    await expectForAll(page, 'startup-introduction')
    await begin(page)
    await answerAll(page, startupAnswers)
    await expect(planLine(page, fund.matter)).toBeHidden()
    await answer(page, fund.question, '是')
    await expect(planLine(page, fund.matter)).toContainText('因为：第 8 题选择“是”')
    for (const matter of startupMatters) await expect(planLine(page, matter)).toContainText('要办')
    await expectForAll(page, 'startup-guide')
    await goOn(page, 'notice')
    await expectForAll(page, 'startup-notice')
    await acceptNotice(page, 'check')
  })

  test('[R-2.5-08] a wrong number of a founder is told in the dialog of the row, which stays until it is right', async ({ page }) => {
    await page.getByRole('button', { name: '新增自然人股东' }).click()
    await fillAll(page, founders.legal)
    await dialog(page, '新增').getByRole('button', { name: '保存' }).click()
    await expect(textField(page, '身份证号')).toHaveAccessibleDescription(/身份证号有误，请对照证件核对，共18位/)
    await expect(textField(page, '身份证号')).toBeFocused()
    await expectForAll(page, 'startup-founder')
    await textField(page, '身份证号').fill(legal.idCard)
    await dialog(page, '新增').getByRole('button', { name: '保存' }).click()
    await expect(dialog(page, '新增')).toBeHidden()
    await addRecord(page, '自然人股东', founders.partner)
  })

  test('a name too near to a registered one is refused, the reserved one passes', async ({ page }) => {
    await fill(page, { way: 'type', label: '法定代表人身份证号', text: legal.idCard })
    await fill(page, { way: 'type', label: '企业名称', text: founded.nearName })
    await fillAll(page, addressEntries)
    await page.getByRole('button', { name: '开始核验' }).click()
    await expect(condition(page, '名称不与已登记名称相同或近似')).toContainText('企业名称已被占用或太相近。请更换字号后再试')
    await expect(nextButton(page)).toBeDisabled()
    await expectForAll(page, 'startup-check')
    await textField(page, '企业名称').fill(founded.name)
    await page
      .getByRole('button', { name: '重新核验', exact: true })
      .or(page.getByRole('button', { name: '开始核验' }))
      .click()
    await expect(passedConditions(page)).toHaveCount(startup.conditions)
    await goOn(page, 'form')
  })

  test('[R-1-16 R-2.4-21] one form of what is not known yet; the sum of the founders is held against the capital', async ({ page }) => {
    await expect(textField(page, '企业名称')).toHaveValue(founded.name)
    await fillAll(page, companyEntries)
    await page.getByRole('textbox', { name: '在经营范围中查找' }).fill('道路货物')
    await page
      .getByRole('tree', { name: '经营范围' })
      .getByRole('treeitem', { name: /^道路货物运输/ })
      .click()
    const differs = page.getByText('股东认缴出资额之和与注册资本不一致，请核对。')
    await expect(differs).toBeVisible()
    await page.getByRole('button', { name: /^修改 沈/ }).click()
    await textField(page, '认缴额（万元）').fill('40')
    await dialog(page, '修改').getByRole('button', { name: '保存' }).click()
    await expect(differs).toBeHidden()
    await fillAll(page, [...peopleEntries, ...fund.entries, ...promises])
    await expectSaved(page)
    await expectAccessible(page, 'startup-form')
    await expectFitsPhone(page, 'startup-form')
    await pictures(page, 'startup-form')
    form = await described()
  })

  test('the fund is given up and taken again: its matter and fields go and come back with what was typed', async ({ page }) => {
    await answerFund(page, '否', startupMatters.length - 1)
    await expect(textField(page, '每月汇缴日')).toHaveCount(0)
    await answerFund(page, '是', startupMatters.length)
    await expect(textField(page, '每月汇缴日')).toHaveValue(fund.day)
    await expect(textField(page, '单位缴存比例（%）')).toHaveValue(fund.ratio)
    await expect(popupField(page, '公积金管理中心')).toContainText(fund.centre)
    await expect(page.getByRole('row', { name: /^沈\*音/ })).toContainText('40')
    await goOn(page, 'material')
  })

  test('[R-1-17 R-1-18] materials; the charter wants the seal of the company: she cannot apply for one, her administrator can', async ({
    page,
    openBrowser
  }) => {
    await uploadAll(page, startupPapers)
    await generateForm(page, charter)
    await expect(pdfPages(page).first()).toHaveAccessibleName(/北原冷链物流/)
    await expectForAll(page, 'startup-preview')
    await startSigning(page)
    await expect(noSealQuestion(page)).toContainText('贵单位还没有可用的企业印章。请企业管理员先到签章平台申请')
    await expectForAll(page, 'no company seal')
    const opened = page.context().waitForEvent('page')
    await noSealQuestion(page)
      .getByRole('link', { name: /去申请/ })
      .click()
    const seals = await opened
    await seals.getByRole('button', { name: '申请 企业印章' }).click()
    await expect(seals.getByText('企业印章只能由企业管理员申请，请联系本企业管理员', { exact: true })).toBeVisible()
    await seals.close()
    const administrator = await (await openBrowser()).newPage()
    await applyAsAdministrator(administrator, legal.name, company.name)
    await expectForAll(administrator, 'seals of a company')
  })

  test('[R-1-19] now the charter is signed by the company, and the application with the seal that is there', async ({ page }, testInfo) => {
    await noSealQuestion(page).getByRole('button', { name: '已申请，继续签名' }).click()
    await consent(page)
    await expectSigned(page, company.name)
    await expectForAll(page, 'form with company seal')
    expectSignedFile(await downloadForm(page, testInfo, 'charter'), [company.name], [shortName, legal.name])
    await closePreview(page)
    await generateForm(page, application)
    await startSigning(page)
    await consent(page)
    await expectSigned(page, company.name)
    expectSignedFile(await downloadForm(page, testInfo, 'application'), [company.name], [shortName, legal.mobile])
    await closePreview(page)
    for (const label of generated) await expect(filesOf(page, label)).toHaveCount(1)
  })

  test('one submit; the whole form says every value that is handed in', async ({ page }) => {
    await expect(page.getByRole('button', { name: `复用 居民身份证（${legal.name}）` })).toBeVisible()
    await expect(page.getByRole('button', { name: `复用 居民身份证（${company.clerk}）` })).toHaveCount(0)
    await expectForAll(page, 'startup-materials')
    const printed = await previewWholeForm(page)
    await submitButton(page).click()
    await expect(confirmation(page)).toContainText(`共 ${startupMatters.length} 个事项`)
    await expectForAll(page, 'startup-confirmation')
    await confirmation(page).getByRole('button', { name: '确认提交' }).click()
    applyNo = await submittedNumber(page)
    expectPrinted(printed, form, listsOf((await sent.submit()).form))
  })

  test('[R-2.1-13 R-2.1-14 R-2.3-04 R-2.3-19] the receipt, under both e-names too, and my items', async ({ page }) => {
    await expectRoute(page, 'newSuccessfulHandling')
    await expectReceipt(page, startupMatters)
    await expect(page.getByText(company.name)).toBeVisible()
    await expectForAll(page, 'startup-receipt')
    for (const [eName, name] of [
      ['eSuccessfulHandling', 'successfulHandling'],
      ['eNewSuccessfulHandling', 'newSuccessfulHandling']
    ] as const) {
      await page.goto(`enterprise/redirectPage/${eName}?code=${startup.code}&applyNo=${applyNo}`)
      await expectRoute(page, name)
      expect(await submittedNumber(page)).toBe(applyNo)
      await expectReceipt(page, startupMatters)
    }
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText(startup.name)
    await expect(applicationRow(page, applyNo)).toContainText(`0 / ${startupMatters.length} 项`)
    await openApplication(page, applyNo)
    await expect(page.getByText(`申请单位 ${company.name}`)).toBeVisible()
    await expect(timelines(page)).toHaveCount(startupMatters.length)
    await expectForAll(page, 'startup-application')
  })
})
