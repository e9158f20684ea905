/** What registers know (登记信息): asked once, filled in and marked; one that is slow or down is said, and nothing typed is lost. */
import { expectAccessible } from './accessibility.ts'
import {
  buyer,
  flexible,
  flexibleAnswers,
  freelancer,
  freelancerEntries,
  freelancerPapers,
  houseEntries,
  housing,
  housingAnswers,
  housingEntries,
  housingPapers,
  maternityAnswers
} from './data/registers.ts'
import { answers, checkEntries, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { applicationRow, openApplication, openApplications } from './pages/applications.ts'
import { expectFitsPhone, pictures } from './pages/appearance.ts'
import { fillAll, pick, popupField, textField } from './pages/form.ts'
import { errorSummary } from './pages/material.ts'
import { condition, declare, runChecks } from './pages/preCheck.ts'
import { mark, reachChecks } from './pages/registered.ts'
import { mendSystems, setSystem } from './pages/sandbox.ts'
import { expectSaved, expectStep, goOn, nextButton } from './pages/step.ts'
import { handIn } from './pages/submitted.ts'

test('a house bought with the provident fund: what the fund knows is asked once, marked, the person’s to change, and handed in', async ({
  page
}) => {
  await reachChecks(page, buyer.name, housing.name, housingAnswers)
  await expect(textField(page, '身份证号')).not.toBeEditable()
  await runChecks(page, 3)
  await expect(condition(page, '公积金连续足额缴存满6个月')).toContainText('住房公积金的登记信息已填入表单（2 项）')
  await goOn(page, 'form')
  await expect(page.getByText(mark('住房公积金'))).toHaveCount(2)
  await expect(textField(page, '公积金账号')).not.toBeEditable()
  await expect(textField(page, '公积金账号')).toHaveValue(buyer.account)
  await textField(page, '工作单位').fill('另一家单位')
  await expect(page.getByText(`登记信息为“${buyer.unit}”`)).toBeVisible()
  await fillAll(page, housingEntries)
  await expectSaved(page)
  await page.reload()
  await expect(textField(page, '工作单位')).toHaveValue('另一家单位')
  await expect(page.getByText(mark('住房公积金'))).toHaveCount(1)
  await expectAccessible(page, 'prefilled form')
  await expectFitsPhone(page, 'prefilled form')
  await pictures(page, 'marks')
  await page.getByRole('button', { name: '工作单位：用登记信息替换' }).click()
  await expect(textField(page, '工作单位')).toHaveValue(buyer.unit)
  await expect(page.getByText(mark('住房公积金'))).toHaveCount(2)
  await test.step('a loan of 31 years is told, and nothing typed is lost', async () => {
    await fillAll(page, houseEntries)
    await nextButton(page).click()
    await errorSummary(page).getByRole('link', { name: '贷款年限请填写1至30的整数，例如20' }).click()
    await expect(textField(page, '贷款年限（年）')).toBeFocused()
    await textField(page, '贷款年限（年）').fill('25')
    await expect(textField(page, '网签合同备案号')).toHaveValue('WQ2026000777')
    await goOn(page, 'material')
  })
  const applyNo = await handIn(page, housingPapers, '共 4 个事项')
  await openApplications(page)
  await expect(applicationRow(page, applyNo)).toContainText(housing.name)
})

test('[R-2.5-03] a birth: the clinic is found area by area, the branch among those of the bank, and both parents’ households are filled in', async ({
  page
}) => {
  await reachChecks(page, mother.name, scene.name, [...answers, ...maternityAnswers])
  await fillAll(page, checkEntries('08:36'))
  await runChecks(page, 7)
  await goOn(page, 'form')
  await expect(page.getByText(mark('公安'))).toHaveCount(7)
  await expect(textField(page, '父亲姓名')).not.toBeEditable()
  await fillAll(page, [{ way: 'choose', label: '谁是户主', option: '同母亲' }])
  await expect(page.getByText('与“母亲姓名”相同').first()).toBeVisible()
  await expect(textField(page, '户主身份证号')).not.toBeEditable()
  await pick(page, '建证接种单位', ['哈尔滨市', '南岗区', '南岗区荣市预防接种门诊'])
  await fillAll(page, [{ way: 'search', label: '收款银行', keyword: '工商', option: '中国工商银行' }])
  await pick(page, '开户支行', ['哈尔滨市', '南岗区', '中国工商银行哈尔滨南岗支行（示例）'])
  await expect(page.getByText(/^南岗区主街1号（示例地址） 0451-/)).toBeVisible()
  await expectSaved(page)
  await page.reload()
  await expect(popupField(page, '开户支行')).toContainText('中国工商银行哈尔滨南岗支行（示例）')
  await expect(popupField(page, '建证接种单位')).toContainText('南岗区荣市预防接种门诊')
  await fillAll(page, [{ way: 'search', label: '收款银行', keyword: '哈尔滨', option: '哈尔滨银行' }])
  await expect(page.getByText('您更改了“收款银行”，请重新选择').first()).toBeVisible()
  await pick(page, '开户支行', ['哈尔滨市', '南岗区', '哈尔滨银行哈尔滨南岗支行（示例）'])
  await expect(page.getByText('您更改了“收款银行”，请重新选择')).toBeHidden()
  await expectAccessible(page, 'chosen institutions')
  await expectFitsPhone(page, 'chosen institutions')
})

test('flexible employment: an archive system that takes too long is waited for, said and declared; later its word is offered, to the receipt', async ({
  page,
  openBrowser
}) => {
  const other = await (await openBrowser()).newPage()
  await reachChecks(page, freelancer.name, flexible.name, flexibleAnswers)
  await setSystem(other, '人事档案', '迟缓')
  await setSystem(other, '养老保险', '报错')
  try {
    await expect(textField(page, '身份证号')).not.toBeEditable()
    await page.getByRole('button', { name: '开始核验' }).click()
    await expect(condition(page, '没有在职参保')).toContainText('登记系统出错，先予通过，由办理部门核验')
    await expect(condition(page, '未达到法定退休年龄')).toContainText('核验通过')
    await expect(condition(page, '档案去向可查').getByText('正在核验')).toBeVisible()
    await expect(condition(page, '档案去向可查')).toContainText('暂时无法核验，请如实声明')
    await declare(page, '档案去向可查', '符合')
  } finally {
    await mendSystems(other)
  }
  await goOn(page, 'form')
  await textField(page, '现档案保管单位').fill('哈尔滨某物流有限公司')
  await test.step('an institution is found area by area, with its address', async () => {
    await pick(page, '转入机构', ['哈尔滨市', '哈尔滨市人才服务中心档案室（示例）'])
    await expect(page.getByText('哈尔滨市人才服务中心一楼（示例地址） 0451-12336000')).toBeVisible()
  })
  await test.step('the register is back: asked again, its word is offered beside what was typed', async () => {
    await page.getByRole('button', { name: /^上一步/ }).click()
    await expectStep(page, 'check')
    await page.getByRole('button', { name: '重新核验', exact: true }).click()
    await expect(condition(page, '档案去向可查')).toContainText('核验通过')
    await goOn(page, 'form')
    await expect(textField(page, '现档案保管单位')).toHaveValue('哈尔滨某物流有限公司')
    await expect(popupField(page, '转入机构')).toContainText('哈尔滨市人才服务中心档案室（示例）')
    await page.getByRole('button', { name: '现档案保管单位：用登记信息替换' }).click()
    await expect(textField(page, '现档案保管单位')).toHaveValue(freelancer.archive)
    await expect(page.getByText(mark('人事档案'))).toBeVisible()
  })
  await test.step('a card number that is none is told; then on to the receipt and my items', async () => {
    await fillAll(page, freelancerEntries)
    await nextButton(page).click()
    await expect(errorSummary(page).getByRole('link', { name: /^发放账号有误/ })).toBeVisible()
    await textField(page, '发放账号').fill('6228480912345678')
    await goOn(page, 'material')
    const applyNo = await handIn(page, freelancerPapers, '共 5 个事项')
    await openApplications(page)
    await openApplication(page, applyNo)
    await expect(page.getByText('以下条件由工作人员人工审核')).toBeHidden()
  })
})
