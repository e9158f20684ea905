/** The main job without a pointer (键盘办理): Tab, Space, Enter, arrows and typing. */
import { fileNamed } from './data/files.ts'
import { answers, birthEntries, bornOn, checkEntries, childEntries, familyEntries, handedIn, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { timelines } from './pages/applications.ts'
import { submitNewborn } from '@ljonething/tools/submitting/submitNewborn'
import { expectForAll } from './pages/appearance.ts'
import { moveDialog, moves } from './pages/department.ts'
import { conditionCount } from './pages/flow.ts'
import { question } from './pages/guide.ts'
import { chooseRadio, enterAll, press, tabTo } from './pages/keyboard.ts'
import { confirmation, filesOf, pdfPages, preview, submitButton, uploadButton } from './pages/material.ts'
import { passedConditions } from './pages/preCheck.ts'
import { expectStep, nextButton } from './pages/step.ts'
import type { StepName } from './pages/step.ts'
import { submittedNumber } from './pages/submitted.ts'

test('the whole journey is done with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  const goOn = async (to: StepName) => {
    await press(page, nextButton(page))
    await expectStep(page, to)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })

  await test.step('to the scene, past the navigation with the skip link, and in', async () => {
    await page.goto('')
    await expect(link(scene.name)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link('跳到主要内容')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await press(page, link(scene.name))
    await expect(page.getByRole('heading', { level: 1, name: scene.name })).toBeFocused()
    await press(page, page.getByRole('banner').getByRole('button', { name: '登录', exact: true }))
    await press(page, button(`以 ${mother.name} 登录`))
    await press(page, button(/^(开始办理|重新开始)$/))
    await expectStep(page, 'guide')
  })

  await test.step('guide, notice and pre-check', async () => {
    for (const [title, text] of answers) await chooseRadio(page, question(page, title), text)
    await goOn('notice')
    await press(page, page.getByRole('checkbox', { name: '我已阅读并知晓' }), 'Space')
    await goOn('check')
    await enterAll(page, checkEntries('08:21'))
    await press(page, button('开始核验'))
    await expect(passedConditions(page)).toHaveCount(conditionCount)
    await goOn('form')
  })

  await test.step('form', async () => {
    await enterAll(page, [...birthEntries, ...childEntries, ...familyEntries])
    await goOn('material')
  })

  const applyNo = await test.step('materials, with the file picker the browser opens', async () => {
    await expect(page.getByText('您已有这些材料').first()).toBeVisible()
    for (const { label, files } of handedIn) {
      const picker = page.waitForEvent('filechooser')
      await press(page, uploadButton(page, label), 'Space')
      await (await picker).setFiles(files.map(fileNamed))
      await expect(filesOf(page, label)).toHaveCount(files.length)
    }
    await press(page, button('生成申请表并预览'))
    await expect(pdfPages(page).first()).toBeVisible({ timeout: 30_000 })
    await tabTo(page, preview(page).getByRole('button', { name: '关闭预览' }))
    await page.keyboard.press('Escape')
    await expect(preview(page)).toBeHidden()
    await press(page, submitButton(page))
    await press(page, confirmation(page).getByRole('button', { name: '确认提交' }))
    return submittedNumber(page)
  })

  await test.step('progress and rating', async () => {
    await press(page, link('查看办理进度'))
    await expect(timelines(page)).toHaveCount(5)
    await press(page, link('打开沙箱控制台'))
    await press(page, button('前进 60 天'))
    await expect(page.getByText('时间已前进 60 天').first()).toBeVisible()
    await press(page, page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的办件' }))
    await press(page, link(`查看 ${scene.name} ${applyNo}`))
    await expect(page.getByText('5 个事项，已办结 5 个')).toBeVisible({ timeout: 40_000 })
    await press(page, link('去评价'))
    await chooseRadio(page, page.getByRole('group', { name: '总体满意度' }), '满意')
    await press(page, button('提交评价'))
    await expect(page.getByRole('heading', { name: '评价已提交' })).toBeVisible()
  })
})

test('a tester works the desk of a department with the keyboard alone, from its queue to what it is done with', async ({
  page,
  baseURL
}) => {
  test.setTimeout(180_000)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const move = async (name: string) => {
    await press(page, moves(page).getByRole('button', { name, exact: true }))
    await expect(moves(page).getByRole('button', { name, exact: true })).toBeHidden()
  }
  await page.goto('sandbox')
  await press(page, page.getByRole('link', { name: '黑龙江省公安厅', exact: true }))
  await press(page, button('改为手工办理'))
  await expect(page.getByText('手工办理', { exact: true })).toBeVisible()
  try {
    const { caseNos } = await submitNewborn(new URL(baseURL ?? '').origin, `${bornOn} 10:01`)
    const caseNo = caseNos[2] ?? ''
    await test.step('to the case, and a correction asked for in the dialog', async () => {
      await press(page, page.getByRole('link', { name: new RegExp(`^办理 .* ${caseNo}$`) }))
      await move('转预审')
      await press(page, moves(page).getByRole('button', { name: '要求补正', exact: true }))
      const dialog = moveDialog(page, '要求补正')
      await press(page, dialog.getByRole('checkbox').first(), 'Space')
      await tabTo(page, dialog.getByRole('textbox', { name: /的补正理由$/ }))
      await page.keyboard.insertText('与出生医学证明不一致')
      await tabTo(page, dialog.getByRole('textbox', { name: '补正期限' }))
      await expectForAll(page, 'desk-correction')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(moves(page).getByRole('button', { name: '要求补正', exact: true })).toBeFocused()
    })
    await test.step('refused with a reason, the keyboard goes on from there', async () => {
      await press(page, moves(page).getByRole('button', { name: '预审不通过', exact: true }))
      const dialog = moveDialog(page, '预审不通过')
      await tabTo(page, dialog.getByRole('textbox', { name: '理由' }))
      await page.keyboard.insertText('材料不符合要求')
      await press(page, dialog.getByRole('button', { name: '确定预审不通过' }))
      await expect(moves(page)).toContainText('已经结束')
      await expect(moves(page)).toBeFocused()
    })
    await test.step('it stands among what is done with, found with the arrows', async () => {
      await press(page, page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '部门案头' }))
      await expect(page.getByRole('link', { name: caseNo })).toBeHidden()
      await chooseRadio(page, page.getByRole('radiogroup', { name: '办理情况' }), '已办结')
      await press(page, page.getByRole('link', { name: new RegExp(`^查看 .* ${caseNo}$`) }))
      await expect(page.getByText('预审不通过').first()).toBeVisible()
    })
  } finally {
    await page.goto('sandbox/departments?dept=GAT')
    await press(page, button('改为自动办理'))
    await expect(page.getByText('自动办理', { exact: true })).toBeVisible()
  }
})
