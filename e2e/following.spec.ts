/**
 * Following (办件跟踪): what waits stands on top, an application is found by number and day, one matter is late and urged once, another stands still.
 * The application is of two months ago and its departments have been silent since: put into the database, so that no clock is moved.
 */
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { applicationRow, openApplication, openApplications } from './pages/applications.ts'
import { arriveAs } from './pages/login.ts'
import { query } from './service/product.ts'

const person = { id: 'P034', name: '田雨' } as const
const applyNo = '230100-20260901-FOLLOWED01'
const hourMs = 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hourMs)

const matters = [
  { code: 'M01', name: '《出生医学证明》首次签发', department: '省卫生健康委', statuses: [2, 4, 5, 8, 9] },
  { code: 'M03', name: '出生登记（申报户口）', department: '省公安厅', statuses: [2, 6] }
] as const

/** As submitted 60 days ago and moved by its departments on the day after; one has named what is to be corrected. */
const submitLongAgo = async () => {
  await query(
    (sql) => sql`
      INSERT INTO application (apply_no, owner, client_key, body_hash, scene_code, scene_hash, scene_name, region, region_name, applicant, source,
                               params, payload, result, submitted_at, standing, awaits_correction)
      VALUES (${applyNo}, ${person.id}, ${applyNo}, '', 'HLJYJS0001', '', '新生儿出生一件事', '230103000000', '南岗区',
              ${JSON.stringify({ v: 1, name: person.name, cardId: '' })}::jsonb, '', '{}', '{}', '{}', ${daysAgo(60)}, 'inProgress', true)`
  )
  for (const [position, { code, name, department, statuses }] of matters.entries()) {
    const caseNo = `${applyNo}-${code}`
    await query(
      (sql) => sql`
        INSERT INTO handling_case (case_no, apply_no, position, matter_code, matter_name, dept_code, department, promised_days, handle_type,
                                   result_name, received_at, status)
        VALUES (${caseNo}, ${applyNo}, ${position}, ${code}, ${name}, 'SILENT', ${department}, 5, '2', '', ${daysAgo(60)}, ${statuses.at(-1) ?? 1})`
    )
    for (const [seq, to] of statuses.entries()) {
      const at = new Date(daysAgo(59).getTime() + seq * hourMs).toISOString()
      const action = { v: 1, kind: 'move', by: 'department', to, at, key: `${to}`, ...(to === 6 ? { note: '户口簿首页不清晰' } : {}) }
      await query(
        (sql) => sql`
          INSERT INTO case_action (case_no, seq, action_key, action) VALUES (${caseNo}, ${seq}, ${action.key}, ${JSON.stringify(action)}::jsonb)`
      )
    }
  }
}

test('[R-1-15] [R-2.2-16] [R-2.4-24] [R-2.4-25] finds an application, urges the department that is late, and sees that another matter stands still', async ({
  page
}) => {
  await submitLongAgo()
  await arriveAs(page, person.name)
  await openApplications(page)
  const top = page.getByRole('region', { name: '需要您处理' })
  await expect(top.getByRole('link', { name: `去补正 新生儿出生一件事 ${applyNo}` })).toBeVisible()
  await expect(page.getByRole('radio', { name: '办理中 1' })).toBeVisible()
  await expectForAll(page, 'my items')

  await page.getByRole('textbox', { name: '提交日期从' }).fill(new Date().toISOString().slice(0, 10))
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有符合条件的办件')).toBeVisible()
  await page.getByRole('button', { name: '清除条件' }).click()
  await page.getByRole('searchbox', { name: '按主题名称或申请编号查找' }).fill('followed01')
  await page.getByRole('button', { name: '查找' }).click()
  await expect(applicationRow(page, applyNo)).toBeVisible()
  await expect(page).toHaveURL(/keyword=followed01/)
  await openApplication(page, applyNo)
  await expect(page.getByText('已暂停', { exact: true })).toBeVisible()
  await expect(page.getByText('超期', { exact: true })).toBeVisible()

  const [late, paused] = matters
  await page.getByRole('link', { name: `查看详情和催办：${late.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: late.name })).toBeVisible()
  await expect(page.getByText(/^已超期 \d+ 个工作日：省卫生健康委承诺 .* 前办结，还没有办结$/)).toBeVisible()
  await expectForAll(page, 'a late matter')
  await page.getByRole('button', { name: '催办' }).click()
  await expect(page.getByText(/您最近一次催办：.*今天已经催办过了/)).toBeVisible()
  await expect(page.getByRole('button', { name: '催办' })).toHaveCount(0)
  await expect(
    page
      .getByRole('list', { name: `${late.name}的办理记录` })
      .getByRole('listitem')
      .first()
  ).toContainText('催办')

  await page.goBack()
  await page.getByRole('link', { name: `查看详情：${paused.name}` }).click()
  await expect(page.getByText('已暂停', { exact: true })).toBeVisible()
  await expect(page.getByText(/等您补正，计时已暂停/)).toBeVisible()
  await expectForAll(page, 'a matter that stands still')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: '按主题名称或申请编号查找' })).toHaveValue('followed01')
})

test('[R-2.2-14] what is under way stands under /doThing: for who is logged in alone, in one place of the navigation, and the bare address leads to the list', async ({
  page
}) => {
  const children = [
    ['doThingProgress', '我的办件'],
    ['doThingProgress/oneThingList', '我的办件'],
    [`oneThingDetails?applyNo=${applyNo}`, '新生儿出生一件事'],
    [`doThingDetails?applyNo=${applyNo}&caseNo=${applyNo}-M01`, '《出生医学证明》首次签发'],
    ['batchRetire', '企业职工退休批量办理'],
    ['', '我的办件']
  ] as const
  for (const [path] of children) {
    await page.goto(`doThing/${path}`)
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).first()).toContainText('登录')
    await expect(page).toHaveURL(/onethingSpecialColumn/)
  }
  await arriveAs(page, person.name)
  for (const [path, title] of children) {
    await page.goto(`doThing/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(/\/ljonething\/doThing\//)
  }
})
