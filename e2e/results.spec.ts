/**
 * Results (办理结果): a veteran is given his household register and a card of preference as certificates, looks at them and takes them home; the register
 * is in his locker from then on, where another scene reuses it in place of an upload.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { planFor } from '@ljonething/tools/scene-filling/answerSets'
import { sceneRuns } from '@ljonething/tools/scene-filling/sceneRuns'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { openApplication, openApplications } from './pages/applications.ts'
import { moveCase, setDepartments } from './pages/correction.ts'
import { filesOf } from './pages/material.ts'
import { describedTo, filledBy, today } from './scenes/described.ts'
import { enterAs } from './scenes/enterAs.ts'
import { handleScene } from './scenes/handleScene.ts'

const veterans = { scene: 'HLJYJS0012', household: 'M02', preference: 'M08' } as const
const flexible = 'HLJYJS0010'
const register = { type: '居民户口簿', holder: '秦岳' } as const
const material = '居住证或户口簿'

const runOf = (code: string) => {
  const run = sceneRuns(today).find(({ scene }) => scene.sceneCode === code)
  if (run === undefined) throw new Error(`no example of ${code}`)
  return run
}

const result = (page: Page, title: string) => page.getByRole('region', { name: `办理结果：${title}` })

const saved = async (page: Page, name: RegExp) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return (await readFile(await download.path())).subarray(0, 4).toString('latin1')
}

test('a finished matter gives a certificate, which another scene reuses, with the day until which it is valid', async ({ page }) => {
  const first = runOf(veterans.scene)
  const { user } = first
  const answers = { region: user.userRegion, userType: user.userType, today }

  const applyNo = await test.step('submitted, and by hand at two departments to the certificate', async () => {
    await setDepartments(page, 'manual')
    try {
      const plan = planFor(first.scene, first.example.answers, 'most', answers)
      const described = describedTo(page)
      await enterAs(page, user, first.scene)
      const fill = filledBy(first.example, true)
      const number = await handleScene({ ...first, page, plan, described, withOptional: true, fill })
      for (const code of [veterans.household, veterans.preference]) await moveCase(page, `${number}-${code}`, [2, 4, 5, 8, 9, 11, 15, 16])
      return number
    } finally {
      await setDepartments(page, 'normal')
    }
  })

  await test.step('number and validity stand at the matter; picture, PDF and OFD are there', async () => {
    await openApplications(page)
    await openApplication(page, applyNo)
    await expect(result(page, '退役军人优待证')).toContainText(/证照编号 \d+.*有效期至 \d{4}-\d\d-\d\d/)
    await expect(result(page, register.type)).toContainText('长期有效')
    await expect(result(page, register.type)).toContainText('已存入持证人的电子证照库，以后办事可以直接复用')
    await expectForAll(page, 'results')
    await result(page, register.type)
      .getByRole('button', { name: /^预览 .*\.pdf$/ })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img').first()).toBeVisible()
    await expectForAll(page, 'results-preview')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await result(page, register.type)
      .getByRole('button', { name: /^预览 .*\.ofd$/ })
      .click()
    await expect(dialog.getByRole('figure', { name: '第 1 页' })).toHaveAttribute('aria-busy', 'false')
    await expect(dialog.getByText('居民户口簿', { exact: true })).toBeAttached()
    await expect(dialog.getByRole('status').filter({ hasText: '印章有效：' })).toContainText('文件盖章后没有被修改')
    await expectForAll(page, 'results-ofd')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await saved(page, /^下载 居民户口簿.*\.pdf$/)).toBe('%PDF')
    expect(await saved(page, /^下载 居民户口簿.*\.ofd$/)).toMatch(/^PK/)
  })

  await test.step('another scene offers it, it is taken in place of an upload, and submitted with its mark', async () => {
    const second = runOf(flexible)
    const known = { applicantName: register.holder, applicantIdCard: first.example.facts['applicantIdCard'] ?? '' }
    const example = { ...second.example, facts: { ...second.example.facts, ...known } }
    const plan = planFor(second.scene, example.answers, 'example', answers)
    const described = describedTo(page)
    await enterAs(page, user, second.scene)
    const atMaterials = async () => {
      const take = page.getByRole('button', { name: `复用 ${register.type}（${register.holder}）` })
      await expect(take).toBeVisible()
      const offer = page.getByRole('listitem').filter({ has: take }).last()
      await expect(offer).toContainText('长期有效')
      await expectForAll(page, 'results-offered')
      await take.click()
      await expect(filesOf(page, material).filter({ hasText: '该材料为复用材料' })).toBeVisible()
      return [material]
    }
    const fill = filledBy(example, false)
    const number = await handleScene({ ...second, user, example, page, plan, described, withOptional: false, fill, atMaterials })
    await openApplications(page)
    await openApplication(page, number)
    await expect(page.getByText('该材料为复用材料')).toHaveCount(1)
  })
})
