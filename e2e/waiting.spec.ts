/**
 * A matter that waits for another's result (等待前一项结果): the card of a newborn waits for the citizen number, goes on by itself when it comes and is
 * received; and ends, with the sentence why, where the registration is refused.
 */
import { submitNewborn } from '@ljonething/tools/submitting/submitNewborn'
import { bornOn, mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { applicationRow, openApplications, timelineOf } from './pages/applications.ts'
import { expectAtDepartment } from './pages/correction.ts'
import { moveCase, openDesk, openDeskCase, workDesk } from './pages/department.ts'
import { arriveAs } from './pages/login.ts'

const [police, card] = ['GAT', 'RST']
const [registrationName, cardName] = ['出生登记（申报户口）', '社会保障卡申领（新生儿）']
const waitsFor = '等待“出生登记”的公民身份号码'

test('the card of a newborn waits for the citizen number, goes on when it comes, and is received', async ({ page, baseURL }) => {
  for (const desk of [police, card]) await workDesk(page, desk, '手工办理')
  const { applyNo } = await submitNewborn(new URL(baseURL ?? '').origin, `${bornOn} 07:51`)
  const [registrationNo, cardNo] = [`${applyNo}-M03`, `${applyNo}-M05`]

  await test.step('it says for what it waits, in the list, of the whole and of the matter', async () => {
    await arriveAs(page, mother.name)
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText('1 项等待其他事项的结果')
    await page.goto(`doThing/oneThingDetails?applyNo=${applyNo}`)
    await expect(page.getByText(waitsFor, { exact: true })).toBeVisible()
    await expect(page.getByText('还没有转给部门，不计时；转给部门后 5 个工作日内办结')).toBeVisible()
    await expectForAll(page, 'an application of which one matter waits')
    await page.getByRole('link', { name: `查看详情：${cardName}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: cardName })).toBeVisible()
    await expect(page.getByText(new RegExp(`^${waitsFor}，取得后自动转给.*办理，您不用做什么$`))).toBeVisible()
    await expectForAll(page, 'a matter that waits for another')
  })

  await test.step('its department has it only once the registration is approved, with the number and nothing else of it', async () => {
    await openDesk(page, card)
    await expect(page.getByRole('link', { name: cardNo })).toHaveCount(0)
    await openDeskCase(page, police, registrationNo)
    await moveCase(page, '转预审', '预审通过', '转受理', '受理', '开始办理', '审批通过')
    await expectAtDepartment(page, cardNo)
    await openDeskCase(page, card, cardNo)
    await expect(page.getByRole('region', { name: '其他事项的结果' })).toContainText(`公民身份号码（${registrationName}）`)
    await expect(page.getByRole('region', { name: '其他事项的结果' })).toContainText(/230\d\d\*{9}\d{3}[\dX]/)
    await expectForAll(page, 'case at the desk with an earlier result')
    await moveCase(page, '转预审', '预审通过', '转受理', '受理', '开始办理', '审批通过', '制证', '送达')
  })

  await test.step('the applicant sees that it went on, and has the card', async () => {
    await page.goto(`doThing/doThingDetails?applyNo=${applyNo}&caseNo=${cardNo}`)
    const log = page.getByRole('list', { name: `${cardName}的办理记录` })
    await expect(log).toContainText('平台：已取得“出生登记”的公民身份号码')
    await expect(page.getByRole('region', { name: '办理结果：社会保障卡' })).toBeVisible()
    await expect(page.getByText(waitsFor)).toHaveCount(0)
    await expectForAll(page, 'a matter that waited and is done')
  })
  for (const desk of [police, card]) await workDesk(page, desk, '自动办理')
})

test('where the registration is refused, the card that waits for it ends and says so', async ({ page, baseURL }) => {
  await workDesk(page, police, '手工办理')
  const { applyNo } = await submitNewborn(new URL(baseURL ?? '').origin, `${bornOn} 07:52`)
  await openDeskCase(page, police, `${applyNo}-M03`)
  await moveCase(page, '转预审', '预审通过', '转受理', '不予受理')
  await workDesk(page, police, '自动办理')

  await arriveAs(page, mother.name)
  await page.goto(`doThing/oneThingDetails?applyNo=${applyNo}`)
  const notice = page.getByRole('status').filter({ hasText: '有 2 项未通过' })
  await expect(notice).toContainText(`${cardName}：因“出生登记”不予受理，没有产生公民身份号码，这一项无法办理，没有转给部门。`)
  await expect(timelineOf(page, cardName)).toContainText('预审：预审不通过')
  await expect(page.getByText(/结束，没有转给部门$/)).toBeVisible()
  await expectForAll(page, 'an application of which a matter ended with another')
})
