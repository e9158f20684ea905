/** The door of a scene (办理资格): who may not file it is told before any question, and how to go on. */
import { expectAccessible } from './accessibility.ts'
import { expectChinese } from './chinese.ts'
import { company, mother, scene } from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { openHome } from './pages/home.ts'
import { arriveAs, choosePerson, ticketOf } from './pages/login.ts'

const low = { name: '薛明凯', maskedName: '薛*凯' } as const

test('[R-6-14] a company at a scene for persons meets the door, changes its login on purpose and goes on at the first question', async ({
  page
}) => {
  await openHome(page)
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('tab', { name: '法人登录' }).click()
  await choosePerson(page, company.clerk)
  for (const step of ['themeForm', 'themeMiddle', 'smartGuide']) {
    await page.goto(`themeWrapper/${step}?code=${scene.code}`)
    await expect(page.getByText('请先以个人身份登录后再办理')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: scene.name })).toBeVisible()
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '开始办理' })).toHaveCount(0)
  }
  await expectAccessible(page, 'the door')
  await expectChinese(page, 'the door')
  await page.getByRole('button', { name: '切换登录身份' }).click()
  await page.getByRole('button', { name: `以 ${mother.name} 登录` }).click()
  await expect(page.getByRole('heading', { level: 1, name: '是否切换登录身份？' })).toBeVisible()
  await expect(page.getByText(`新的登录身份是 ${mother.maskedName}`)).toBeVisible()
  await page.getByRole('button', { name: '切换登录', exact: true }).click()
  await expect(page.getByRole('button', { name: mother.maskedName })).toBeVisible()
  await expect(page).toHaveURL(/\/themeWrapper\/smartGuide\?/u)
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
})

test('a low real-name level is told before the first question, raises it and is back where it was', async ({ page }) => {
  await arriveAs(page, low.name)
  await page.goto(`themeWrapper/smartGuide?code=${scene.code}`)
  const told = page.getByText('您的实名等级为2级，可以填写和暂存，达到3级及以上才能提交，请先升级实名')
  await expect(told).toBeVisible()
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await page.getByRole('button', { name: '去升级实名' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '高级实名认证' })).toBeVisible()
  await expectAccessible(page, 'raising the real-name level')
  await expectChinese(page, 'raising the real-name level')
  await page.getByRole('button', { name: '完成认证，升为 4 级' }).click()
  await expect(page.getByRole('button', { name: low.maskedName })).toBeVisible()
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await expect(told).toHaveCount(0)
  await expect(page).toHaveURL(/\/themeWrapper\/smartGuide\?/u)
})

test('a link with somebody else’s ticket replaces nobody who is logged in, whatever it says of the window it comes from', async ({
  page
}) => {
  await arriveAs(page, mother.name)
  const ticket = await ticketOf(page, 'P008')
  await page.goto(`onething/loginJumpPage?ticket=${ticket}&goto=${encodeURIComponent('/onething/loginJumpPage?returned=1')}`)
  await expect(page.getByRole('heading', { level: 1, name: '是否切换登录身份？' })).toBeVisible()
  await page.getByRole('button', { name: '保持当前登录' }).click()
  await expect(page.getByRole('button', { name: mother.maskedName })).toBeVisible()
})
