/**
 * After a death (公民身后): a daughter whose own certificate has run out reuses those of her father, is refused her mother's in his place, and takes
 * the pictures of the first application for the second.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectChinese } from './chinese.ts'
import {
  afterDeath,
  cremation,
  daughter,
  deathAnswers,
  deathChecks,
  deathConditions,
  deathEntries,
  deathMatters,
  father,
  household,
  identity,
  mother
} from './data/afterDeath.ts'
import { expect, test } from './journey.ts'
import { expectFitsPhone, pictures } from './pages/appearance.ts'
import { applicationRow, openApplication, openApplications, timelines } from './pages/applications.ts'
import { fillAll, textField } from './pages/form.ts'
import { answerAll, planLine } from './pages/guide.ts'
import { openScene } from './pages/home.ts'
import { begin } from './pages/introduction.ts'
import { arriveAs } from './pages/login.ts'
import { confirmation, errorSummary, filesOf, submitButton, upload } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { condition, runChecks } from './pages/preCheck.ts'
import { mark, reachChecks } from './pages/registered.ts'
import { makeAndSign } from './pages/signing.ts'
import { expectSaved, expectStep, goOn } from './pages/step.ts'
import { handIn, submittedNumber } from './pages/submitted.ts'

const note = '该材料为复用材料'

const offerOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .last()

const reuse = async (page: Page, material: string, offer: string) => {
  await page.getByRole('button', { name: `复用 ${offer}` }).click()
  await expect(filesOf(page, material)).toContainText(note)
}

const look = async (page: Page, screen: string) => {
  await expectAccessible(page, screen)
  await expectFitsPhone(page, screen)
  await pictures(page, screen.replaceAll(' ', '-'))
}

test('[R-2.5-19 R-2.5-27] a daughter reuses her father’s certificates, is refused her mother’s in his place, and hands in her own again', async ({
  page
}) => {
  await test.step('the guide says what can be done in one go, and what a certificate stands for', async () => {
    await arriveAs(page, daughter.name)
    await openScene(page, afterDeath.name)
    await begin(page)
    await answerAll(page, deathAnswers)
    for (const matter of deathMatters) await expect(planLine(page, matter)).toContainText('要办')
    await expect(planLine(page, cremation.label)).toContainText('可用电子证照')
    await look(page, 'guide after a death')
    await goOn(page, 'notice')
    await acceptNotice(page, 'check')
  })

  await test.step('a number that is the other parent’s: the cremation does not fit, and it is said', async () => {
    await expect(textField(page, '申请人身份证号')).toHaveValue(daughter.maskedIdCard)
    await fillAll(page, deathChecks({ ...mother, cremationNo: father.cremationNo }))
    await page.getByRole('button', { name: '开始核验' }).click()
    await expect(condition(page, '火化信息一致')).toContainText('火化证明编号与登记的不一致。请对照火化证明核对编号')
    await look(page, 'pre-check of another cremation')
    await fillAll(page, deathChecks(mother))
    await runChecks(page, deathConditions)
    await goOn(page, 'form')
  })

  await test.step('the form knows the dead from the registers', async () => {
    await expect(textField(page, '逝者姓名')).toHaveValue(mother.maskedName)
    await expect(page.getByText(mark('公安')).first()).toBeVisible()
    await fillAll(page, deathEntries)
    await expectSaved(page)
    await look(page, 'form after a death')
    await goOn(page, 'material')
  })

  await test.step('what is expired is not to be reused and says since when; uploaded instead', async () => {
    const own = offerOf(page, `居民身份证（${daughter.name}）`)
    await expect(own).toContainText(/有效期至 \d{4}-\d{2}-\d{2}/)
    await expect(own).toContainText(/已于\d{4}-\d{2}-\d{2}到期，不能复用/)
    await expect(own.getByRole('button', { name: /^预览 / })).toBeVisible()
    await expect(own.getByRole('button', { name: /^复用 / })).toHaveCount(0)
    await expect(page.getByText('您已有的证照不能复用，请上传材料')).toHaveCount(1)
    await expect(offerOf(page, cremation.offerOf(mother.name))).toContainText('长期有效')
    await look(page, 'materials after a death')
    await upload(page, identity.label, identity.files)
    await reuse(page, household.label, household.offer)
    await reuse(page, cremation.label, cremation.offerOf(mother.name))
  })

  const applyNo = await test.step('it was the father: the certificate of the mother is refused by its sentence, his is taken', async () => {
    for (const to of ['form', 'check'] as const) {
      await page.getByRole('button', { name: /^上一步/ }).click()
      await expectStep(page, to)
    }
    await fillAll(page, deathChecks(father))
    await runChecks(page, deathConditions)
    await goOn(page, 'form')
    await expect(textField(page, '逝者姓名')).toHaveValue(father.maskedName)
    await goOn(page, 'material')
    await makeAndSign(page)
    await submitButton(page).click()
    await confirmation(page).getByRole('button', { name: '确认提交' }).click()
    const refused = '复用的电子证照的持证人与表单中填写的不一致，请撤销复用，重新选择或改为上传'
    await expect(errorSummary(page).getByRole('link', { name: new RegExp(refused) })).toBeVisible()
    await look(page, 'the refused certificate')
    await page.getByRole('button', { name: '撤销复用 火化证明.pdf' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销复用' }).click()
    await reuse(page, cremation.label, cremation.offerOf(father.name))
    await expect(page.getByText('材料还不齐全或不符合要求')).toBeHidden()
    await submitButton(page).click()
    await expect(confirmation(page)).toContainText('共 5 个事项')
    await confirmation(page).getByRole('button', { name: '确认提交' }).click()
    return submittedNumber(page)
  })

  await test.step('the receipt says who does what until when, and what to do if not', async () => {
    for (const matter of deathMatters) await expect(page.getByRole('row').filter({ hasText: matter })).toBeVisible()
    await expect(page.getByRole('heading', { name: '接下来' })).toBeVisible()
    await expect(page.getByText('过了承诺日期还没有办结，请拨打 12345，说明办件编号。')).toBeVisible()
    await expectChinese(page, 'receipt after a death')
    await look(page, 'receipt after a death')
  })

  await test.step('my items keep what was reused with its mark', async () => {
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText(afterDeath.name)
    await openApplication(page, applyNo)
    await expect(timelines(page)).toHaveCount(deathMatters.length)
    await expect(page.getByText(note)).toHaveCount(2)
    await look(page, 'application after a death')
  })

  await test.step('for her mother she takes the pictures of the first application', async () => {
    await reachChecks(page, undefined, afterDeath.name, deathAnswers)
    await fillAll(page, deathChecks(mother))
    await runChecks(page, deathConditions)
    await goOn(page, 'form')
    await fillAll(page, deathEntries)
    await goOn(page, 'material')
    const former = identity.files.join('、')
    await expect(offerOf(page, former)).toContainText(`办理“${afterDeath.name}”时提交`)
    await look(page, 'materials with those of the first application')
    await page.getByRole('button', { name: `复用 ${former}` }).click()
    await expect(filesOf(page, identity.label)).toHaveCount(identity.files.length)
    for (const name of identity.files) await expect(filesOf(page, identity.label).filter({ hasText: name })).toContainText(note)
    await reuse(page, household.label, household.offer)
    await reuse(page, cremation.label, cremation.offerOf(mother.name))
    const second = await handIn(page, [], '共 5 个事项')
    expect(second).not.toBe(applyNo)
  })
})
