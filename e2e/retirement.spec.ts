/** Retirement (企业职工退休): by the one who retires while registers are away, and by the clerk of the company; both to the receipt. */
import { expectAccessible } from './accessibility.ts'
import { expectChinese } from './chinese.ts'
import { agency, career, identityPapers, personEntries, retirement, staff, staffAnswers, staffPapers } from './data/retirement.ts'
import { unitEntries, worker, workerAnswers, workEntries } from './data/retirement.ts'
import { company } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectFitsPhone, pictures } from './pages/appearance.ts'
import { applicationRow, openApplication, openApplications } from './pages/applications.ts'
import { addRecord, fill, fillAll, listField, pick, popupField, textField } from './pages/form.ts'
import { arriveAsClerk } from './pages/login.ts'
import { errorSummary } from './pages/material.ts'
import { condition, declare, checkUntilPassed } from './pages/preCheck.ts'
import { mark, reachChecks } from './pages/registered.ts'
import { mendSystems, setSystem } from './pages/sandbox.ts'
import { expectSaved, goOn, nextButton } from './pages/step.ts'
import { handIn } from './pages/submitted.ts'

const cannotTell = '暂时无法核验，请如实声明'
/** Conditions of the social security, and of its retirement system. */
const insured = ['职工在我省唯一正常参保', '参保信息可查询', '社会保险未停保'] as const
const reviewed = ['职工档案已通过预审', '达到申请年龄', '未处于其他在办退休业务', '参保和历年工资信息可以查询'] as const

test('a worker retires while one register is down and another answers nonsense: declared, reviewed by hand, and nothing typed is lost', async ({
  page,
  openBrowser
}) => {
  const other = await (await openBrowser()).newPage()
  await reachChecks(page, worker.name, retirement.name, workerAnswers)
  await test.step('what the identity and the social security know stands there', async () => {
    await expect(textField(page, '公民身份号码')).toHaveValue(worker.maskedIdCard)
    await expect(textField(page, '公民身份号码')).not.toBeEditable()
    await expect(textField(page, '社会保障号码')).not.toBeEditable()
    await expect(page.getByText('来自实名认证')).toHaveCount(2)
    await expect(page.getByText(mark('养老保险'))).toHaveCount(1)
    await fill(page, { way: 'choose', label: '退休时岗位性质', option: '管理或专业技术岗位' })
    await pick(page, '参保地经办机构', agency)
  })
  await setSystem(other, '养老保险', '停机')
  await setSystem(other, '企业职工退休', '返回网页')
  try {
    await test.step('what neither tells is declared, and asked again when one is back', async () => {
      await page.getByRole('button', { name: '开始核验' }).click()
      for (const title of [...insured, ...reviewed]) await expect(condition(page, title)).toContainText(cannotTell)
      await expectAccessible(page, 'pre-check with registers away')
      await expectFitsPhone(page, 'pre-check with registers away')
      await pictures(page, 'registers-away')
      await nextButton(page).click()
      await expect(page.getByRole('region', { name: '请先声明是否符合' })).toBeVisible()
      await declare(page, reviewed[0], '不符合')
      await expect(condition(page, reviewed[0])).toContainText('请先向人社部门提交档案预审')
      await expect(nextButton(page)).toBeDisabled()
      await mendSystems(other)
      await setSystem(other, '企业职工退休', '返回网页')
      for (const title of insured) {
        await page.getByRole('button', { name: `重新核验：${title}` }).click()
        await expect(condition(page, title)).toContainText('核验通过')
      }
      for (const title of reviewed) await declare(page, title, '符合')
      await goOn(page, 'form')
    })
    await test.step('the form is filled in from the social security, marked; a wrong number is told', async () => {
      await expect(textField(page, '姓名')).toHaveValue(worker.maskedName)
      await expect(textField(page, '实际缴费月数')).toHaveValue(worker.months)
      await expect(textField(page, '实际缴费月数')).not.toBeEditable()
      await expect(textField(page, '参加工作时间')).toHaveValue(worker.firstWorkDate)
      await expect(popupField(page, '参保地经办机构')).toContainText(agency[2])
      await expect(page.getByText(mark('养老保险'))).toHaveCount(3)
      await expect(page.getByText('来自实名认证')).toHaveCount(3)
      await expect(page.getByText('登记信息暂时查不到，请您填写')).toHaveCount(1)
      await fill(page, { way: 'type', label: '测算法定退休年月', text: '2027-01' })
      await pick(page, '档案托管机构', ['哈尔滨市', '哈尔滨市人才服务中心档案室（示例）'])
      await fillAll(page, personEntries('1971-08-20'))
      await addRecord(page, '主要工作经历', career)
      await fillAll(page, workEntries)
      await fill(page, { way: 'type', label: '社会保障卡金融账号', text: '0000' })
      await nextButton(page).click()
      await expect(errorSummary(page).getByRole('link', { name: /社会保障卡金融账号有误/ })).toBeVisible()
      await fill(page, { way: 'type', label: '社会保障卡金融账号', text: '6222021234567890' })
      await expectSaved(page)
      await page.reload()
      await expect(textField(page, '测算法定退休年月')).toHaveValue('2027-01')
      await expect(listField(page, '政治面貌')).toHaveValue('13')
      await expect(page.getByRole('row', { name: /会计/ })).toBeVisible()
      await expectAccessible(page, 'retirement form')
      await expectFitsPhone(page, 'retirement form')
      await pictures(page, 'retirement-form')
      await goOn(page, 'material')
    })
    const applyNo = await handIn(page, identityPapers, '共 3 个事项')
    await test.step('my items say what is reviewed by hand', async () => {
      await openApplications(page)
      await expect(applicationRow(page, applyNo)).toContainText(retirement.name)
      await openApplication(page, applyNo)
      await expect(page.getByText('以下条件由工作人员人工审核')).toBeVisible()
      for (const title of reviewed)
        await expect(page.getByText(new RegExp(`^${title}：提交时暂时无法核验，您于 .* 声明“符合”，由.*审核。$`))).toBeVisible()
      await expectAccessible(page, 'application with manual reviews')
      await expectChinese(page, 'application with manual reviews')
      await expectFitsPhone(page, 'application with manual reviews')
      await pictures(page, 'manual-reviews')
    })
  } finally {
    await mendSystems(other)
  }
})

test('a clerk retires one of the staff: told nothing about anybody else, and on to the receipt', async ({ page }) => {
  await reachChecks(page, company.clerk, retirement.name, staffAnswers, arriveAsClerk)
  await test.step('somebody who is not of the staff is refused, and nothing else is asked', async () => {
    await fill(page, { way: 'type', label: '公民身份号码', text: worker.idCard })
    await fill(page, { way: 'type', label: '姓名', text: worker.name })
    await fill(page, { way: 'type', label: '社保单位编号', text: staff.unitNo })
    await fill(page, { way: 'type', label: '社会保障号码', text: worker.idCard })
    await fill(page, { way: 'choose', label: '退休时岗位性质', option: '管理或专业技术岗位' })
    await pick(page, '参保地经办机构', agency)
    await page.getByRole('button', { name: '开始核验' }).click()
    await expect(condition(page, '职工属于本单位')).toContainText('不符合')
    await expect(condition(page, '职工在我省唯一正常参保')).toContainText('待核验')
    await expect(nextButton(page)).toBeDisabled()
  })
  await test.step('of one of the staff all is told', async () => {
    await fill(page, { way: 'type', label: '公民身份号码', text: staff.idCard })
    await expect(textField(page, '社会保障号码')).not.toBeEditable()
    await checkUntilPassed(page, 8)
    await expectAccessible(page, 'pre-check of one of the staff')
    await goOn(page, 'form')
  })
  await expect(textField(page, '单位名称')).not.toBeEditable()
  await expect(textField(page, '单位名称')).toHaveValue(company.name)
  await expect(textField(page, '实际缴费月数')).toHaveValue(staff.months)
  await expect(textField(page, '参加工作时间')).toHaveValue(staff.firstWorkDate)
  await expect(textField(page, '测算法定退休年月')).toHaveValue('2027-01')
  await expect(page.getByText(mark('养老保险'))).toHaveCount(4)
  await fillAll(page, [...unitEntries, ...personEntries('1971-08-16'), { way: 'type', label: '手机号码', text: '13900000004' }])
  await addRecord(page, '主要工作经历', career)
  await fillAll(page, workEntries)
  await goOn(page, 'material')
  const applyNo = await handIn(page, staffPapers, '共 4 个事项')
  await openApplications(page)
  await expect(applicationRow(page, applyNo)).toContainText(retirement.name)
})
