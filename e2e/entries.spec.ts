/** The entries beside the special columns (专区、解读、指南、引导): each opens for a visitor and leads on; what leads out passes its checks. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectChinese } from './chinese.ts'
import { company, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { openHome, sceneLinks } from './pages/home.ts'
import { expectFitsPhone } from './pages/appearance.ts'
import { logIn } from './pages/login.ts'

const pathOf = (page: Page): string => new URL(page.url()).pathname.replace('/ljonething', '')
const project = { code: 'HLJYJS0014', name: '固定资产投资项目开工一件事', host: 'https://invest.example.invalid' }

/** A page of its own for everybody: heading, title, Chinese, accessible, and within a phone. */
const expectScreen = async (page: Page, heading: string, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(title)
  await expect(page.locator('main [data-placeholder]')).toHaveCount(0)
  await expectChinese(page, heading)
  await expectAccessible(page, heading)
  await expectFitsPhone(page, heading)
}

/** At its published path, for somebody who is not logged in. */
const expectOpen = async (page: Page, path: string, heading: string, title: string): Promise<void> => {
  await page.goto(path)
  await expectScreen(page, heading, `${title} - 龙江一件事`)
  expect(pathOf(page)).toBe(`/${path.split('?')[0] ?? ''}`)
}

test('[R-2.2-02 R-2.2-03 R-2.4-19] a visitor opens the interpretations, and that of births', async ({ page }) => {
  await expectOpen(page, 'unscramble', '政策解读', '政策解读')
  await expectOpen(page, 'unscramble/birth', '“新生儿出生一件事”政策解读', '政策解读')
})

test('[R-2.2-10] a visitor opens the guides to the services, and that of a scene', async ({ page }) => {
  await expectOpen(page, 'service/guide', '办事指南', '办事指南')
  await expectOpen(page, `service/guide?code=${scene.code}`, `${scene.name}办事指南`, `办事指南 - ${scene.name}`)
})

test('[R-2.2-01] a visitor opens the guide from outside, and that of a scene', async ({ page }) => {
  await expectOpen(page, 'outerSmartGuide', '办事引导', '办事引导')
  await expectOpen(page, `outerSmartGuide?code=${scene.code}`, `${scene.name}办事引导`, `办事引导 - ${scene.name}`)
})

test('[R-2.2-04 R-2.2-11 R-2.2-13] a visitor opens what is open where, and the zones of education and investment', async ({ page }) => {
  await expectOpen(page, 'sceneFulfil', '主题开通情况', '主题开通情况')
  await expectOpen(page, 'educateEnrolOnethingSpecialColunm', '教育入学专区', '教育入学专区')
  await expectOpen(page, 'fixedAssetInvestmentOnethingSpecialColumn', '固定资产投资专区', '固定资产投资专区')
})

test('[R-2.2-12] the correct spelling of the education column leads to the published path', async ({ page }) => {
  await page.goto('educateEnrolOnethingSpecialColumn')
  await expect.poll(() => pathOf(page)).toBe('/educateEnrolOnethingSpecialColunm')
  await expect(page.getByRole('list', { name: '办理阶段' })).toContainText('学位分配')
  await page.getByRole('main').getByRole('link', { name: '政策解读' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '教育入学一件事解读' })).toBeVisible()
  await page.getByRole('link', { name: '进入专区' }).click()
  await expect.poll(() => pathOf(page)).toBe('/educateEnrolOnethingSpecialColunm')
})

test('[R-2.3-13] another site leads to a scene by its address, or to home without one', async ({ page }) => {
  await page.goto(`outer/middleJumpPage?code=${project.code}`)
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await expect(page.getByRole('button', { name: '去办理' })).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/themeWrapper/themeMiddle')
  await page.goto('personal/redirectPage/outerMiddleJumpPage')
  await expect.poll(() => pathOf(page)).toBe('/onethingSpecialColumn')
})

test('[R-2.2-01] what is answered in the guide from outside is there in the handling', async ({ page }) => {
  await page.goto(`outerSmartGuide?code=${scene.code}`)
  const first = page.getByRole('main').getByRole('radiogroup').first()
  await first.getByRole('radio', { name: '是', exact: true }).check()
  await page.getByRole('button', { name: '带着回答去办理' }).click()
  await expect.poll(() => pathOf(page)).toBe('/themeWrapper/smartGuide')
  await expect(page.getByRole('main').getByRole('radiogroup').first().getByRole('radio', { name: '是', exact: true })).toBeChecked()
})

test('[R-1-03 R-3.3-37] a visitor has a list of their own; a district finds its city’s scenes; the tab keeps region, scene and person', async ({
  page
}) => {
  await openHome(page)
  await expect(page.getByText(/您正以游客身份浏览/u)).toBeVisible()
  await page.goto('municipal/onethingSpecialColumn?region=230100000000')
  await expect(page.getByText(/^哈尔滨市已开通 \d+ 件事$/u)).toBeVisible()
  const inCity = await sceneLinks(page).allTextContents()
  await page.goto('municipal/onethingSpecialColumn?region=230103000000')
  await expect(page.getByText(`南岗区已开通 ${inCity.length} 件事`)).toBeVisible()
  expect(await sceneLinks(page).allTextContents()).toEqual(inCity)
  await logIn(page, mother.name)
  await expect(page.getByText(/您正以游客身份浏览/u)).toBeHidden()
  await page.goto(`themeWrapper/smartGuide?code=${scene.code}`)
  await page.getByRole('radio').first().check()
  const kept = () => page.evaluate((key) => window.sessionStorage.getItem(key) ?? '', `onething:${scene.code}`)
  await expect.poll(kept).toContain('"answers"')
  expect(await kept()).toContain(`"sceneCode":"${scene.code}"`)
  expect(await kept()).toContain(`"userId":"${mother.id}"`)
  expect(await page.evaluate(() => window.sessionStorage.getItem('specialColumnRegion'))).toContain('230103000000')
})

test('[R-6-13 R-6-14 R-6-16 R-7.2-12] the way to another system asks for a login of its type, and hands over a fresh ticket', async ({
  page,
  context
}) => {
  const arrived: string[] = []
  await context.route(`${project.host}/**`, (route) => {
    arrived.push(route.request().url())
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>外部系统</title>' })
  })
  const go = () => page.getByRole('button', { name: '去办理' }).click()
  await page.goto(`themeWrapper/themeMiddle?code=${project.code}`)
  await expectScreen(page, project.name, `主题介绍 - ${project.name} - 龙江一件事`)
  await go()
  const notice = page.getByRole('alertdialog', { name: '温馨提示' })
  await expect(notice).toContainText('请先登录政务服务网，再进行办理')
  await notice.getByRole('button', { name: '稍后再说' }).click()
  await logIn(page, mother.name)
  await go()
  await expect(notice).toContainText('请先以法人身份登录后再办理')
  await notice.getByRole('button', { name: '切换登录身份' }).click()
  await page.getByRole('tab', { name: '法人登录' }).click()
  await page.getByRole('button', { name: `以 ${company.clerk} 登录` }).click()
  await page.getByRole('button', { name: '切换登录', exact: true }).click()
  await expect(page.getByRole('button', { name: company.maskedClerk })).toBeVisible()
  for (let press = 0; press < 2; press += 1) {
    const [opened] = await Promise.all([context.waitForEvent('page'), go()])
    await expect(opened).toHaveTitle('外部系统')
    await opened.close()
  }
  const tickets = arrived.map((address) => new URL(address).searchParams.get('ticket') ?? '')
  expect(tickets).toEqual([expect.stringMatching(/^[\w-]{43}$/u), expect.stringMatching(/^[\w-]{43}$/u)])
  expect(new Set(tickets).size).toBe(2)
  const answer = await page.request.post('/ljonethingapi/sandbox/ticketHolder', {
    data: { ticket: tickets[0], host: new URL(project.host).host }
  })
  expect(JSON.parse(await answer.text()).data).toMatchObject({ userType: '1' })
})
