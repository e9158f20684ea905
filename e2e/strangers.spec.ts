/**
 * Whom a scene is for (为谁办理): four strangers who name somebody else get no further than the pre-check, whatever they would declare; the other
 * parent is told of an application before filling in another, and follows it.
 */
import { submitNewborn } from '@ljonething/tools/submitting/submitNewborn'
import { expectAccessible } from './accessibility.ts'
import { answers, bornOn, company, mother, scene } from './data/newborn.ts'
import { restaurant, restaurantAnswers, owner, siteEntries, staff } from './data/restaurant.ts'
import { agency, retirement, staff as ours, staffAnswers, worker } from './data/retirement.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { applicationRow, openApplications } from './pages/applications.ts'
import { addRecord, fill, fillAll, pick, textField } from './pages/form.ts'
import { arriveAs, arriveAsClerk } from './pages/login.ts'
import { condition } from './pages/preCheck.ts'
import { reachChecks } from './pages/registered.ts'
import { nextButton } from './pages/step.ts'
import type { Page } from '@playwright/test'

const veterans = '军人退役一件事'
const veteranAnswers = [
  ['退役方式？', '自主就业'],
  ['申请人是党员还是团员？', '都不是'],
  ['是否由部队移交档案？', '是'],
  ['户口是否恢复到入伍地？', '是']
] as const

/** The relation fails, nothing behind it is asked or declared, and it goes no further. */
const expectDenied = async (page: Page, relation: string, behind: string): Promise<void> => {
  await page.getByRole('button', { name: '开始核验' }).click()
  await expect(condition(page, relation)).toContainText('不符合')
  await expect(condition(page, behind)).toContainText('待核验')
  await expect(page.getByRole('radio', { name: '符合', exact: true })).toHaveCount(0)
  await expect(nextButton(page)).toBeDisabled()
}

test('a company cannot file for a worker of another company', async ({ page }) => {
  await reachChecks(page, company.clerk, retirement.name, staffAnswers, arriveAsClerk)
  await fill(page, { way: 'type', label: '公民身份号码', text: worker.idCard })
  await fill(page, { way: 'type', label: '姓名', text: worker.name })
  await fill(page, { way: 'type', label: '社保单位编号', text: ours.unitNo })
  await fill(page, { way: 'type', label: '社会保障号码', text: worker.idCard })
  await fill(page, { way: 'choose', label: '退休时岗位性质', option: '管理或专业技术岗位' })
  await pick(page, '参保地经办机构', agency)
  await expectDenied(page, '职工属于本单位', '参保信息可查询')
  await expectForAll(page, 'denied-relation')
})

test('a private person cannot file for the shop of another', async ({ page }) => {
  await reachChecks(page, '马晓东', restaurant.name, restaurantAnswers)
  await textField(page, '统一社会信用代码').fill(owner.creditCode)
  await fillAll(page, siteEntries)
  await addRecord(page, '从业人员', staff[0])
  await expectDenied(page, '申请人是该主体的法定代表人或者经营者', '市场主体存续且经营范围包含餐饮')
})

for (const name of ['马晓东', '周晓岚'])
  test(`${name} cannot file for a veteran: the number is that of the login, and of nobody else`, async ({ page }) => {
    await reachChecks(page, name, veterans, veteranAnswers)
    await expect(textField(page, '身份证号')).not.toBeEditable()
    await page.getByRole('button', { name: '开始核验' }).click()
    await expect(condition(page, '地方已收到退役信息')).toContainText('不符合')
    await expect(nextButton(page)).toBeDisabled()
  })

test('a father is told of the application of the mother once the child is named, is led to it, and has it among his own', async ({
  page,
  baseURL
}) => {
  const { applyNo } = await submitNewborn(new URL(baseURL ?? '').origin, `${bornOn} 11:31`)
  await test.step('he hears of it', async () => {
    await arriveAs(page, '林海峰')
    await openApplications(page)
    await expect(page.getByRole('region', { name: '需要您处理' })).toContainText(applyNo)
    await expect(applicationRow(page, applyNo)).toContainText('由他人提交，与您有关')
    await expectAccessible(page, 'what others filed')
  })
  await test.step('it is told at the pre-check, before the form', async () => {
    await reachChecks(page, '林海峰', scene.name, answers)
    await textField(page, '母亲证件号码').fill(mother.idCard)
    await textField(page, '出生时间').fill(`${bornOn} 11:31`)
    const told = page.getByRole('status').filter({ hasText: '这件事已经提交过' })
    await expect(told).toContainText(/您的家人、单位或者同事已于.*提交过该新生儿的“新生儿出生一件事”，正在办理/)
    await told.getByRole('link', { name: '查看办件' }).click()
  })
  await expect(page.getByText(`申请编号 ${applyNo}`)).toBeVisible()
  await expect(page.getByText('这件申请由他人提交，与您有关')).toBeVisible()
  await expect(page.getByRole('button', { name: /撤回/ })).toHaveCount(0)
  await expectAccessible(page, 'application of others')
})
