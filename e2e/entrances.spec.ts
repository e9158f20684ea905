/** The ways in (入口): named links for individuals and companies, columns of a city, my own two lists. */
import type { Page } from '@playwright/test'
import { expectChinese } from './chinese.ts'
import { company, mother, scene } from './data/newborn.ts'
import { expect, test, testInSteps } from './journey.ts'
import { openApplications, openDrafts } from './pages/applications.ts'
import { openHome, sceneLinks } from './pages/home.ts'
import { reachGuide } from './pages/flow.ts'
import { expectSaved } from './pages/step.ts'
import { ticketOf } from './pages/login.ts'

const pathOf = (page: Page): string => new URL(page.url()).pathname.replace('/ljonething', '')

const logInCompany = async (page: Page): Promise<void> => {
  await openHome(page)
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('tab', { name: '法人登录' }).click()
  await page.getByRole('button', { name: `以 ${company.clerk} 登录` }).click()
  await expect(page.getByRole('button', { name: company.maskedClerk })).toBeVisible()
}

const upperFirst = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Published names (spec §2.1, §2.2) of what a company can open, and where they lead. Steps lead to the first that is open: the introduction. */
const companyScreens = [
  ['onethingSpecialColumn', '/onethingSpecialColumn'],
  ['unionProcessColumn', '/unionProcessColumn'],
  ['oneThingList', '/doThing/doThingProgress/oneThingList'],
  ['draftBox', '/doThing/doThingProgress/draftBox'],
  ['oneThingDetails', '/doThing/oneThingDetails']
] as const

const steps = ['themeMiddle', 'smartGuide', 'themeNotice', 'conditionsPreCheck', 'themeForm', 'themeFormReset', 'themeMaterial'] as const
const companyScene = 'HLJYJS0008'

test.describe('an individual arrives from another site of the province, logged in', () => {
  const test = testInSteps()
  const addresses: string[] = []
  let ticket = ''

  test('[R-2.3-02 R-2.3-05 R-6-08] at the named screen of persons', async ({ page }) => {
    ticket = await ticketOf(page, mother.id)
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.goto(`personal/redirectPage/oneThingList?token=${ticket}&group=success`)
    await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeVisible()
    expect(pathOf(page)).toBe('/doThing/doThingProgress/oneThingList')
  })

  test('[R-2.3-03 R-6-07] by the ticket, whose login the browser keeps', async ({ page }) => {
    await expect(page.getByRole('button', { name: mother.maskedName })).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('authCenterToken'))).toMatch(/^[\w-]{30,}$/u)
  })

  test('[R-2.3-06 R-2.3-09] the token is nowhere in the address, nor on the way back; the rest of it is', async ({ page }) => {
    expect(new URL(page.url()).search).toBe('?group=success')
    expect(addresses.filter((address) => address.includes(ticket)).length).toBeLessThanOrEqual(1)
    await page.goBack().catch(() => undefined)
    expect(page.url()).not.toContain(ticket)
  })
})

test('[R-2.3-01 R-2.3-04 R-2.3-19] a company arrives under the e-name of every screen it can open', async ({ page }) => {
  await logInCompany(page)
  for (const [name, path] of companyScreens) {
    for (const asked of [name, `e${upperFirst(name)}`]) {
      await page.goto(`enterprise/redirectPage/${asked}`)
      await expect.poll(() => pathOf(page), { message: asked }).toBe(path)
    }
  }
  for (const name of steps) {
    await page.goto(`enterprise/redirectPage/e${upperFirst(name)}?code=${companyScene}`)
    await expect.poll(() => pathOf(page), { message: name }).toMatch(/^\/themeWrapper\//u)
  }
  await page.goto('enterprise/redirectPage/eNothing')
  await expect.poll(() => pathOf(page)).toBe('/onethingSpecialColumn')
})

test('[R-2.2-06 R-2.2-08] a chosen city has a column of its own, which is the way home from then on', async ({ page }) => {
  await page.goto('municipal/onethingSpecialColumn?region=230200000000')
  await expect(page.getByText(/^齐齐哈尔市已开通 \d+ 件事$/u)).toBeVisible()
  await page.goto('')
  await expect.poll(() => pathOf(page)).toBe('/municipal/onethingSpecialColumn')
  await page.goto('onethingSpecialColumn')
  await expect.poll(() => pathOf(page)).toBe('/municipal/onethingSpecialColumn')
  await expect(sceneLinks(page).first()).toBeVisible()
})

test.describe('my drafts and my items each have their place, all in Chinese', () => {
  const test = testInSteps()

  test('[R-1-14] what is begun stands in the draft box', async ({ page }) => {
    await reachGuide(page)
    await expectChinese(page, 'guide')
    await page.getByRole('radio').first().check()
    await expectSaved(page)
    await openDrafts(page)
    expect(pathOf(page)).toBe('/doThing/doThingProgress/draftBox')
    await expect(page.getByRole('row').filter({ hasText: scene.name }).first()).toContainText('暂存')
    await expectChinese(page, 'draft box')
  })

  test('[R-1-15 R-2.2-19 R-2.2-20] my items are its neighbours', async ({ page }) => {
    await openApplications(page)
    expect(pathOf(page)).toBe('/doThing/doThingProgress/oneThingList')
    await expectChinese(page, 'my items')
  })

  test('[R-1-28 R-2.2-17] an application that is none is said at its address, and home is Chinese like the rest', async ({ page }) => {
    await page.goto('doThing/oneThingDetails?applyNo=230000-20261120-0000000000')
    await expect(page.getByText('未查询到相关记录')).toBeVisible()
    expect(pathOf(page)).toBe('/doThing/oneThingDetails')
    await expectChinese(page, 'an application that is none')
    await openHome(page)
    await expectChinese(page, 'home')
  })
})
