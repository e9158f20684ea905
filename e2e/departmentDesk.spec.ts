/** A tester at the desks of the departments (部门案头): asks for a correction, refuses, and brings a case to its certificate; the applicant sees each. */
import { submitNewborn } from '@ljonething/tools/submitting/submitNewborn'
import { bornOn, mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { moveCase, moveDialog, moves, openDesk, openDeskCase, workDesk } from './pages/department.ts'
import { arriveAs } from './pages/login.ts'

test('a department asks for a correction, refuses, and hands out a certificate by hand, and the applicant sees what it did', async ({
  page,
  baseURL
}) => {
  const desks = ['GAT', 'WJW', 'YBJ']
  for (const desk of desks) await workDesk(page, desk, '手工办理')
  const { applyNo, caseNos } = await submitNewborn(new URL(baseURL ?? '').origin, `${bornOn} 09:41`)
  const [certificate = '', , household = '', insurance = ''] = caseNos

  await openDeskCase(page, 'GAT', household)
  await expect(page.getByText('周*岚').first()).toBeVisible()
  await expectForAll(page, 'case at the desk')
  await moveCase(page, '转预审')
  await moves(page).getByRole('button', { name: '要求补正' }).click()
  const dialog = moveDialog(page, '要求补正')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('textbox').first().fill('与出生医学证明不一致')
  await expectForAll(page, 'what is to be corrected')
  await dialog.getByRole('button', { name: '确定要求补正' }).click()
  await expect(moves(page)).toContainText('等待申请人补正')

  await openDeskCase(page, 'YBJ', insurance)
  await moveCase(page, '转预审', '预审通过', '转受理', '不予受理')
  await expect(moves(page)).toContainText('已经结束')

  await openDeskCase(page, 'WJW', certificate)
  await moveCase(page, '转预审', '预审通过', '转受理', '受理', '开始办理', '挂起', '恢复办理', '审批通过', '制证', '送达')
  await expect(page.getByRole('list', { name: '办理记录' }).getByRole('listitem')).toHaveCount(11)

  await openDesk(page, 'GAT')
  await expect(page.getByRole('row').filter({ hasText: '待补正' }).first()).toBeVisible()
  await expectForAll(page, 'queue of a department')
  for (const desk of desks) await workDesk(page, desk, '自动办理')

  await arriveAs(page, mother.name)
  await page.goto(`doThing/oneThingDetails?applyNo=${applyNo}`)
  for (const label of ['待补正', '不予受理', '已送达']) await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
})
