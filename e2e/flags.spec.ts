/** What the flags of a scene (主题标记, spec §3.2) change on the screens, beside the same screens without them; no scene of ours has all of them. */
import type { Page } from '@playwright/test'
import { mother } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { openDrafts } from './pages/applications.ts'
import { openHome, sceneLinks, showAudience } from './pages/home.ts'
import { logIn } from './pages/login.ts'
import type { OtherProduct } from './service/withContent.ts'
import { startWith } from './service/withContent.ts'

const marriage = { code: 'HLJYJS0005', file: '05-marriage.yaml' }
const veterans = { code: 'HLJYJS0012', name: '军人退役一件事', file: '12-veterans.yaml' }
const transport = { code: 'HLJYJS0015', name: '大件运输一件事', file: '15-oversize-transport.yaml' }
const startup = { code: 'HLJYJS0003' }
const newborn = { code: 'HLJYJS0001', name: '新生儿出生一件事' }

const on = (file: string, flag: string) => ({ file, from: `${flag}: '0'`, to: `${flag}: '1'` })
const flags = [
  on(marriage.file, 'hideThemeHandleButton'),
  on(veterans.file, 'closeDraftBox'),
  on(transport.file, 'hideDictionaryThirdJump')
]

let flagged: OtherProduct
test.beforeAll(async () => {
  test.setTimeout(180_000)
  flagged = await startWith(flags, Number(process.env['E2E_PORT'] ?? 8187) + 100)
})
test.afterAll(() => flagged.stop())

/** On the product with these flags, and on the one without. */
const onBoth = async (page: Page, baseURL: string | undefined, path: string, look: (isFlagged: boolean) => Promise<void>) => {
  for (const [base, isFlagged] of [
    [baseURL ?? '', false],
    [flagged.baseURL, true]
  ] as const) {
    await page.goto(new URL(path, base).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(isFlagged)
  }
}

test('hideThemeHandleButton: nobody begins, from the introduction or from any entry', async ({ page, baseURL }) => {
  await onBoth(page, baseURL, `themeWrapper/themeMiddle?code=${marriage.code}`, async (isFlagged) => {
    await expect(page.getByText('本主题暂不支持在线办理，请到办事窗口咨询。')).toBeVisible({ visible: isFlagged })
    await expect(page.getByRole('button', { name: '开始办理' })).toBeVisible({ visible: !isFlagged })
  })
  for (const path of ['unscramble', 'service/guide'])
    await onBoth(page, baseURL, `${path}?code=${marriage.code}`, async (isFlagged) => {
      await expect(page.getByRole('main').getByRole('link', { name: '立即办理' })).toHaveCount(isFlagged ? 0 : 1)
    })
})

test('closeDraftBox: nothing is offered to be kept, and nothing is', async ({ page, openBrowser }) => {
  const begin = async (of: Page) => {
    await of.goto(`themeWrapper/smartGuide?code=${veterans.code}`)
    await logIn(of, mother.name)
    await of.getByRole('main').getByRole('radio').first().check()
  }
  await begin(page)
  await expect(page.getByRole('button', { name: '暂存', exact: true })).toBeVisible()
  await expect(page.getByText(/已暂存/u).first()).toBeVisible()
  await openDrafts(page)
  await expect(page.getByRole('row').filter({ hasText: veterans.name })).toHaveCount(1)
  const other = await (await openBrowser({ baseURL: flagged.baseURL })).newPage()
  await begin(other)
  await expect(other.getByRole('button', { name: '暂存', exact: true })).toHaveCount(0)
  // A draft is saved 1.2 s after the last change; leaving the guide would ask, as nothing is kept.
  await other.waitForTimeout(3_000)
  const drafts = await other.context().newPage()
  await drafts.goto('doThing/doThingProgress/draftBox')
  await expect(drafts.getByRole('heading', { level: 1, name: '草稿箱' })).toBeVisible()
  await expect(drafts.getByText('没有填写到一半的申请。')).toBeVisible()
})

test('hideDictionaryThirdJump: the scene of another system is in no list, and its page leads nowhere', async ({ page, baseURL }) => {
  await onBoth(page, baseURL, '', async (isFlagged) => {
    await showAudience(page, '法人')
    await expect(sceneLinks(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: transport.name, exact: true })).toHaveCount(isFlagged ? 0 : 1)
  })
  await onBoth(page, baseURL, `themeWrapper/themeMiddle?code=${transport.code}`, async (isFlagged) => {
    await expect(page.getByRole('button', { name: '去办理' })).toBeVisible({ visible: !isFlagged })
    await expect(page.getByText('本站暂不提供前往办理的入口，请到办事窗口咨询。')).toBeVisible({ visible: isFlagged })
  })
})

test('key theme, zone and fixed region: as scenes of ours have them', async ({ page }) => {
  await openHome(page)
  await expect(sceneLinks(page).first()).toBeVisible()
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  const marks = await page.getByRole('main').getByText('重点主题', { exact: true }).count()
  expect(marks).toBeGreaterThan(0)
  expect(marks).toBeLessThan(await cards.count())
  await page.goto(`themeWrapper/themeMiddle?code=${newborn.code}`)
  await expect(page.getByRole('main').getByText('重点主题', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '办理地区' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '进入专区' }).click()
  await expect(page).toHaveURL(/\/unionProcessColumn$/u)
  await page.goto(`themeWrapper/themeMiddle?code=${veterans.code}`)
  await expect(page.getByRole('heading', { level: 1, name: veterans.name })).toBeVisible()
  await expect(page.getByRole('main').getByText('重点主题', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: '进入专区' })).toHaveCount(0)
  await page.goto(`themeWrapper/themeMiddle?code=${startup.code}`)
  await expect(page.getByText(/办理地区：/u)).toBeVisible()
  await expect(page.getByRole('combobox', { name: '办理地区' })).toHaveCount(0)
})
