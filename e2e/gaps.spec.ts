/** What no register answers yet (暂时无法核验): a couple reads so, declares it and fills it in, and is stopped nowhere. */
import { expectAccessible } from './accessibility.ts'
import { couple, coupleAnswers, wedding, weddingChecks } from './data/wedding.ts'
import { expect, test } from './journey.ts'
import { expectFitsPhone } from './pages/appearance.ts'
import { fill, fillAll, textField } from './pages/form.ts'
import { answerAll } from './pages/guide.ts'
import { openHome, openScene } from './pages/home.ts'
import { begin } from './pages/introduction.ts'
import { logIn } from './pages/login.ts'
import { acceptNotice } from './pages/notice.ts'
import { condition, declare } from './pages/preCheck.ts'
import { goOn } from './pages/step.ts'

test('what no register answers is said, declared and filled in by hand', async ({ page }) => {
  await openHome(page)
  await openScene(page, wedding.name)
  await logIn(page, couple.man.name)
  await begin(page)
  await answerAll(page, coupleAnswers)
  await goOn(page, 'notice')
  await acceptNotice(page, 'check')

  await test.step('a condition says that it cannot be verified and takes a declaration', async () => {
    await fillAll(page, weddingChecks)
    await page.getByRole('button', { name: '开始核验' }).click()
    for (const title of ['双方婚姻状态可登记', '双方达到法定婚龄']) await expect(condition(page, title)).toContainText('核验通过')
    const unanswered = '当日尚有可约号源'
    await expect(condition(page, unanswered)).toContainText('暂时无法核验，请如实声明，提交后由工作人员人工审核')
    await declare(page, unanswered, '符合')
    await expectAccessible(page, 'gap pre-check')
    await expectFitsPhone(page, 'gap pre-check')
  })

  await test.step('a choice without options is text that says why', async () => {
    await goOn(page, 'form')
    await expect(textField(page, '婚姻登记处')).toHaveValue(wedding.office)
    await expect(textField(page, '婚姻登记处')).toHaveAccessibleDescription(/暂时无法查询可选项，请如实填写全称/)
    await fill(page, { way: 'type', label: '登记机关区划', text: '哈尔滨市南岗区' })
    await expectAccessible(page, 'gap form')
    await expectFitsPhone(page, 'gap form')
  })
})
