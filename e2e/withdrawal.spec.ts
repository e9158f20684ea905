/** A withdrawal of part (撤回部分事项): what is not accepted yet is taken back, what is accepted or finished goes on, and the departments are told. */
import { submitNewborn } from '@ljonething/tools/submitting/submitNewborn'
import { bornOn, matters, mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { moveCase, setDepartments } from './pages/correction.ts'
import { moves, openDesk, openDeskCase } from './pages/department.ts'
import { arriveAs } from './pages/login.ts'

const [finished, accepted, ...open] = matters

test('a mother takes back what is not accepted yet; the rest goes on, and the departments know', async ({ page }) => {
  await setDepartments(page, 'manual')
  try {
    await arriveAs(page, mother.name)
    const { applyNo, caseNos } = await submitNewborn(new URL(page.url()).origin, `${bornOn} 09:56`)
    const [first = '', second = '', third = ''] = caseNos
    await moveCase(page, first, [2, 4, 5, 8, 9, 11, 15, 16])
    await moveCase(page, second, [2, 4, 5, 8])
    await page.goto(`doThing/oneThingDetails?applyNo=${applyNo}`)
    const question = page.getByRole('alertdialog', { name: '撤回申请' })

    await test.step('it asks first, and says which are taken back and which not, and why', async () => {
      await page.getByRole('button', { name: '撤回申请' }).click()
      await expect(question).toContainText(`以下 ${open.length} 个事项还没有受理，将被撤回`)
      for (const matter of open) await expect(question.getByRole('listitem').filter({ hasText: matter })).toHaveText(matter)
      await expect(question).toContainText('以下 2 个事项不受影响')
      await expect(question).toContainText(`${finished}（已送达，已经办结，不用撤回）`)
      await expect(question).toContainText(`${accepted}（已受理，不能撤回）`)
      await expectForAll(page, 'withdrawal-question')
      await question.getByRole('button', { name: '暂不撤回' }).click()
      await expect(page.getByText('已撤回', { exact: true })).toHaveCount(0)
    })

    await test.step('exactly those are taken back, once', async () => {
      await page.getByRole('button', { name: '撤回申请' }).click()
      await question.getByRole('button', { name: '确认撤回' }).dblclick()
      await expect(page.getByText(`已撤回 ${open.length} 个事项`).first()).toBeVisible()
      await expect(page.getByRole('button', { name: '撤回申请' })).toBeHidden()
      await expect(page.getByText(`5 个事项，已办结 1 个，已撤回 ${open.length} 个`)).toBeVisible()
      await expectForAll(page, 'withdrawal-done')
    })

    await test.step('the department of one that was taken back has its row alone, the others work on', async () => {
      await openDesk(page, 'GAT')
      await expect(page.getByRole('link', { name: third })).toBeHidden()
      await page.getByRole('radio', { name: '已办结' }).check()
      const row = page.getByRole('row').filter({ hasText: third })
      await expect(row).toContainText('申请人已撤回，材料已经退还')
      await expect(row.getByRole('link')).toHaveCount(0)
      await expectForAll(page, 'withdrawal-desk')
      await openDeskCase(page, 'WJW', second)
      await moves(page).getByRole('button', { name: '开始办理' }).click()
      await expect(moves(page).getByRole('button', { name: '审批通过' })).toBeVisible()
    })
  } finally {
    await setDepartments(page, 'normal')
  }
})
