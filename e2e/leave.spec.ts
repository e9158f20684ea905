/** The ways to the provincial portal (前往政务服务网): they say where they lead, and leave by the press of the person alone. */
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'

test('[R-2.3-15 R-2.3-16] a correction and a life event lead to the provincial portal, through the check of links', async ({ page }) => {
  await page.goto('middleware?caseNo=230100-20261120-8F3K2M4N7P-M03')
  await expect(page.getByRole('heading', { level: 1, name: '前往黑龙江政务服务网' })).toBeVisible()
  await expectForAll(page, 'way out')
  await page.goto('outsideLifeCycle/birth')
  await expect(page.getByText(/将在新窗口打开 zwfw\.hlj\.gov\.cn/)).toBeVisible()
  await page.context().route('https://zwfw.hlj.gov.cn/**', (route) => route.fulfill({ body: 'arrived', contentType: 'text/plain' }))
  const [other] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '前往办理' }).click()])
  await expect(other).toHaveURL('https://zwfw.hlj.gov.cn/lifeCycle/birth')
  await page.goto('outsideLifeCycle/a%3Fb')
  await expect(page.getByText('链接地址有误')).toBeVisible()
  await expect(page.getByRole('button', { name: '前往办理' })).toBeHidden()
})
