/** What a visitor may open (游客), and how the portal answers on the way in. */
import { company, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { openHome, sceneLinks } from './pages/home.ts'
import { choosePerson, logIn, logOut, ticketOf } from './pages/login.ts'
import { expectStep } from './pages/step.ts'

test('[R-2.1-01 R-2.1-19] a link to a later step opens the first unfinished one and says why', async ({ page }) => {
  await page.goto(`themeWrapper/themeForm?code=${scene.code}`)
  await expectStep(page, 'guide')
  await expect(page.getByText('请先完成“答题引导”，再进入“填写表单”。')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/ljonething/themeWrapper/smartGuide')
})

test('[R-6-11] a visitor who asks for my items is sent to the special column and told to log in, then gets there', async ({ page }) => {
  await page.goto('doThing/doThingProgress/oneThingList')
  const notice = page.getByRole('alertdialog', { name: '温馨提示' })
  await expect(notice).toContainText('请先登录政务服务网，再进行办理')
  await expect(page).toHaveURL(/\/ljonething\/onethingSpecialColumn$/)
  await notice.getByRole('button', { name: '稍后再说' }).click()
  await expect(notice).toBeHidden()
  await expect(sceneLinks(page).first()).toBeVisible()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的办件' }).click()
  await notice.getByRole('button', { name: '去登录' }).click()
  await choosePerson(page, mother.name)
  await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeVisible()
})

test('[R-1-29 R-2.2-05 R-2.2-09 R-2.4-17] the portal is served below /ljonething/ in history mode with strict headers', async ({
  page
}) => {
  const document = await page.goto('')
  const headers = document?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]{20,}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'/
  )
  expect(policy).not.toMatch(/unsafe/)
  for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(directive)
  }
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store'
  })
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  await openHome(page)
  expect(new URL(page.url()).pathname).toBe('/ljonething/onethingSpecialColumn')
  await page.goto('unionProcessColumn')
  await expect(page.getByRole('link', { name: scene.name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: scene.name, exact: true }).click()
  await expect(page).toHaveURL(/\/ljonething\/themeWrapper\/themeMiddle\?code=/)
  expect(new URL(page.url()).hash).toBe('')
})

test('[R-3.1-14 R-6-10] every call of the portal names its client type in a header', async ({ page }) => {
  const named: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/\/(ljonethingapi|longjiang_otn)\//.test(request.url())) named.push(request.headers()['client-type'])
  })
  await openHome(page)
  await page.getByRole('link', { name: scene.name, exact: true }).click()
  await expect(page).toHaveURL(/\/themeWrapper\/themeMiddle/)
  await logIn(page, mother.name)
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的办件' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeVisible()
  await expect.poll(() => named.length).toBeGreaterThan(3)
  expect(new Set(named)).toEqual(new Set(['1']))
})

test('[R-1-01] visitors, individuals and companies each find what is theirs', async ({ page }) => {
  const audience = (name: string) => page.getByRole('radiogroup', { name: '服务对象' }).getByRole('radio', { name, exact: true })
  await openHome(page)
  await expect(audience('个人')).toBeChecked()
  await expect(page.getByRole('link', { name: scene.name, exact: true })).toBeVisible()
  await logIn(page, mother.name)
  await expect(page.getByRole('button', { name: mother.maskedName })).toBeVisible()
  await expect(audience('个人')).toBeChecked()
  await logOut(page, mother.maskedName)
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('tab', { name: '法人登录' }).click()
  await page.getByRole('button', { name: `以 ${company.clerk} 登录` }).click()
  await page.getByRole('button', { name: company.maskedClerk }).click()
  await expect(page.getByRole('menuitem', { name: company.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(audience('法人')).toBeChecked()
  await expect(page.getByRole('link', { name: '企业注销登记一件事' })).toBeVisible()
})

test('[R-2.3-10 R-2.3-14] the token of a link logs in, and no request names it as the page it came from', async ({ page }) => {
  await page.goto('onething/loginJumpPage')
  await expect(page.getByRole('heading', { level: 1, name: '登录没有成功' })).toBeVisible()
  const ticket = await ticketOf(page, mother.id)
  expect(ticket.length).toBeGreaterThan(30)
  const referers: string[] = []
  page.on('request', (request) => referers.push(request.headers()['referer'] ?? ''))
  await page.goto(`personal/redirectPage/oneThingList?token=${ticket}&keyword=${encodeURIComponent('出生')}`)
  await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeVisible()
  expect(new URL(page.url()).search).toBe(`?keyword=${encodeURIComponent('出生')}`)
  expect(referers.length).toBeGreaterThan(5)
  expect(referers.filter((referer) => referer.includes(ticket))).toEqual([])
})
