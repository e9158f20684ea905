/** The main job without a pointer (键盘办理): Tab, Space, Enter, arrows and typing. */
import { fileNamed } from './data/files.ts'
import type { Page } from '@playwright/test'
import { answers, birthEntries, checkEntries, childEntries, company, familyEntries, handedIn, mother, scene } from './data/newborn.ts'
import { agency, career, identityPapers, personEntries, retirement, worker, workerAnswers, workEntries } from './data/retirement.ts'
import {
  addressEntries,
  companyEntries,
  founded,
  founder,
  fund,
  generated,
  legal,
  partner,
  peopleEntries,
  promises,
  startup,
  startupAnswers,
  startupMatters,
  startupPapers
} from './data/startup.ts'
import { expect, test } from './journey.ts'
import { timelines } from './pages/applications.ts'
import { grantSeal } from '@ljonething/tools/submitting/grantSeal'
import { conditionCount } from './pages/flow.ts'
import { question } from './pages/guide.ts'
import { openScene, showAudience } from './pages/home.ts'
import { begin } from './pages/introduction.ts'
import { chooseRadio, enterAll, enterRecord, pickFiles, pickWithKeys, press, tickNode } from './pages/keyboard.ts'
import { arriveAs, arriveAsClerk } from './pages/login.ts'
import { confirmation, filesOf, pdfPages, preview, submitButton, uploadButton } from './pages/material.ts'
import type { Papers } from './pages/material.ts'
import { checkUntilPassed, passedConditions } from './pages/preCheck.ts'
import { expectSigned, signButton } from './pages/signing.ts'
import { expectStep, nextButton } from './pages/step.ts'
import type { StepName } from './pages/step.ts'
import { submittedNumber } from './pages/submitted.ts'

/** The form in the preview, with the seal of a person or a company. */
const sign = async (page: Page, signer: string): Promise<void> => {
  await grantSeal(new URL(page.url()).origin, signer)
  await press(page, signButton(page))
  await press(page, page.getByRole('alertdialog', { name: '在线签名' }).getByRole('button', { name: '同意并签名' }))
  await expectSigned(page, signer)
}

test('the whole journey is done with the keyboard alone', async ({ page }) => {
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
      await pickFiles(page, uploadButton(page, label), files.map(fileNamed))
      await expect(filesOf(page, label)).toHaveCount(files.length)
    }
    await press(page, button('生成申请表并预览'))
    await expect(pdfPages(page).first()).toBeVisible()
    await sign(page, mother.name)
    await press(page, preview(page).getByRole('button', { name: '关闭预览' }))
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
    await expect(page.getByText('5 个事项，已办结 5 个')).toBeVisible()
    await press(page, link('去评价'))
    await chooseRadio(page, page.getByRole('group', { name: '总体满意度' }), '满意')
    await press(page, button('提交评价'))
    await expect(page.getByRole('heading', { name: '评价已提交' })).toBeVisible()
  })
})

/** From the guide to the pre-check passed, of a scene begun by somebody logged in. */
const reachForm = async (page: Page, answers: readonly (readonly [string, string])[], fillChecks: () => Promise<void>): Promise<void> => {
  for (const [title, text] of answers) await chooseRadio(page, question(page, title), text)
  await press(page, nextButton(page))
  await press(page, page.getByRole('checkbox', { name: '我已阅读并知晓' }), 'Space')
  await press(page, nextButton(page))
  await expectStep(page, 'check')
  await fillChecks()
  const total = Number(/\d+/.exec((await page.getByText(/^共 \d+ 项条件/).textContent()) ?? '')?.[0])
  await checkUntilPassed(page, total, (button) => press(page, button))
  await press(page, nextButton(page))
  await expectStep(page, 'form')
}

interface HandedIn {
  readonly papers: Papers
  /** Labels of the forms that are made from what was filled in. */
  readonly forms: readonly string[]
  readonly signer: string
}

/** The papers, the forms made and signed, and on to the review. */
const reachReview = async (page: Page, { papers, forms, signer }: HandedIn, confirms: string): Promise<void> => {
  await press(page, nextButton(page))
  await expectStep(page, 'material')
  for (const { label, files } of papers) {
    await pickFiles(page, uploadButton(page, label), files.map(fileNamed))
    await expect(filesOf(page, label)).toHaveCount(files.length)
  }
  for (const label of forms) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: label }) })
    await press(page, card.getByRole('button', { name: '生成申请表并预览' }))
    await expect(pdfPages(page).filter({ visible: true }).first()).toBeVisible()
    await sign(page, signer)
    await press(page, preview(page).getByRole('button', { name: '关闭预览' }))
    await expect(preview(page)).toBeHidden()
  }
  await press(page, submitButton(page))
  await expect(confirmation(page)).toContainText(confirms)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('a clerk fills in the form of a new company with the keyboard alone, from the guide to the review', async ({ page }) => {
  await arriveAsClerk(page, company.clerk)
  await showAudience(page, '法人')
  await openScene(page, startup.name)
  await begin(page)
  await reachForm(page, [...startupAnswers, [fund.question, '否']], async () => {
    await enterRecord(page, '自然人股东', founder(legal, '60'))
    await enterRecord(page, '自然人股东', founder(partner, '40'))
    await enterAll(page, [
      { way: 'type', label: '法定代表人身份证号', text: legal.idCard },
      { way: 'type', label: '企业名称', text: founded.name },
      ...addressEntries
    ])
  })
  await enterAll(page, companyEntries)
  await tickNode(page, page.getByRole('tree', { name: '经营范围' }), '道路货物运输（不含危险货物）')
  await enterAll(page, [...peopleEntries, ...promises])
  await reachReview(page, { papers: startupPapers, forms: generated, signer: company.name }, `共 ${startupMatters.length - 1} 个事项`)
})

test('a worker fills in the form of a retirement with the keyboard alone, from the guide to the review', async ({ page }) => {
  await arriveAs(page, worker.name)
  await openScene(page, retirement.name)
  await begin(page)
  await reachForm(page, workerAnswers, async () => {
    await enterAll(page, [{ way: 'choose', label: '退休时岗位性质', option: '管理或专业技术岗位' }])
    await pickWithKeys(page, '参保地经办机构', agency)
  })
  await pickWithKeys(page, '档案托管机构', ['哈尔滨市', '哈尔滨市人才服务中心档案室（示例）'])
  await enterAll(page, personEntries('1971-08-20'))
  await enterRecord(page, '主要工作经历', career)
  await enterAll(page, workEntries)
  await reachReview(page, { papers: identityPapers, forms: [''], signer: worker.name }, '共 3 个事项')
})
