/**
 * A marriage with a foreigner (涉外婚姻登记): another matter than that of two mainland residents, a passport in place of a citizen ID, and only the
 * registries that the province determined.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectChinese } from './chinese.ts'
import { coupleAnswers, foreignWedding, wedding } from './data/wedding.ts'
import { expect, test } from './journey.ts'
import { chooseTheme, expectFitsPhone, pictures } from './pages/appearance.ts'
import { applicationRow, openApplication, openApplications } from './pages/applications.ts'
import { bookingPanel, chooseOffice, dateOf, day, expectCalendarFile, fillPerson, office, openDays, person, time } from './pages/booking.ts'
import { choose, listField, textField } from './pages/form.ts'
import { answer, answerAll, planLine } from './pages/guide.ts'
import { begin } from './pages/introduction.ts'
import { arriveAs } from './pages/login.ts'
import { errorSummary } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { condition, declare } from './pages/preCheck.ts'
import { expectSaved, goOn } from './pages/step.ts'
import { handIn } from './pages/submitted.ts'

const { groom, bride, matter, mainland } = foreignWedding
const [identityQuestion, ofBride] = foreignWedding.answers[1] ?? ['', '']

const look = async (page: Page, screen: string) => {
  await expectAccessible(page, screen)
  await expectFitsPhone(page, screen)
  await pictures(page, screen.replaceAll(' ', '-'))
}

test('[R-1-24 R-2.4-28] a groom marries a foreigner: the matter, the number and the registries are those of such a marriage', async ({
  page
}) => {
  await test.step('the plan has the matter of foreigners in place of that of mainland residents', async () => {
    await arriveAs(page, groom.name, wedding.code)
    await begin(page)
    await answerAll(page, coupleAnswers)
    await expect(planLine(page, mainland)).toContainText('要办')
    await answer(page, identityQuestion, ofBride)
    await expect(planLine(page, mainland)).toBeHidden()
    await expect(planLine(page, matter)).toContainText(`第 2 题选择“${ofBride}”`)
    await expect(planLine(page, '女方居民身份证')).toBeHidden()
    for (const { label } of foreignWedding.papers) await expect(planLine(page, label)).toContainText('必交')
    await look(page, 'guide of a foreign marriage')
    await goOn(page, 'notice')
    await acceptNotice(page, 'check')
  })

  await test.step('the certificate type chooses the rule of the number; a wrong one is told', async () => {
    await expect(listField(page, '业务类型')).toHaveAttribute('aria-readonly', 'true')
    await expect(listField(page, '业务类型')).toHaveValue('05')
    await expect(textField(page, '证件号码（男方信息）')).not.toBeEditable()
    const number = textField(page, '证件号码（女方信息）')
    await choose(listField(page, '证件类型（女方信息）'), '港澳居民来往内地通行证')
    await number.fill(bride.passport)
    await page.getByRole('button', { name: '开始核验' }).click()
    await expect(errorSummary(page).getByRole('link', { name: /女方证件号码有误，请对照证件和所选的证件类型核对/ })).toBeVisible()
    await look(page, 'a number of another certificate')
    await choose(listField(page, '证件类型（女方信息）'), '普通护照')
    await number.blur()
    await expect(number).toHaveValue(bride.passport)
    await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  })

  const chosen = await test.step('only registries that register such marriages can be booked', async () => {
    const cities = page.getByRole('combobox', { name: '市（地）' })
    await expect(cities.getByRole('option', { name: foreignWedding.office.city })).toHaveCount(1)
    await expect(cities.getByRole('option', { name: wedding.office.city })).toHaveCount(0)
    await expect(office(page, wedding.office.name)).toHaveCount(0)
    await chooseOffice(page, foreignWedding.office)
    await expect(page.getByText(foreignWedding.office.phone)).toBeVisible()
    const name = ((await openDays(page).nth(3).textContent()) ?? '').replace(/，.*$/, '')
    await day(page, name).click()
    await page.getByRole('button', { name: /^(重新|开始)核验$/ }).click()
    await expect(condition(page, '当日尚有可约号源')).toContainText('核验通过')
    return { name, date: dateOf(name) }
  })

  await test.step('what no register knows by a passport is declared', async () => {
    for (const title of ['双方达到法定婚龄', '双方婚姻状态可登记']) {
      await expect(condition(page, title)).toContainText('暂时无法核验，请如实声明')
      await declare(page, title, '符合')
    }
    await look(page, 'pre-check of a foreign marriage')
    await goOn(page, 'form')
  })

  await test.step('a place is held for ten minutes, over a reload too', async () => {
    await expect(person(page, '女方信息').getByRole('combobox', { name: '民族', exact: true })).toHaveCount(0)
    await fillPerson(page, '男方信息', { ...groom, nation: '汉族' })
    await fillPerson(page, '女方信息', bride)
    await time(page, '14:30').click()
    await expect(time(page, '14:30')).toContainText('已为您保留')
    await expect(page.getByText(new RegExp(`^${chosen.name} 14:30 的名额为您保留到 \\d\\d:\\d\\d$`))).toBeVisible()
    await page.getByRole('checkbox', { name: /^本人承诺/ }).check()
    await expectSaved(page)
    await page.reload()
    await expect(time(page, '14:30')).toContainText('已为您保留')
    await expect(office(page, foreignWedding.office.name)).toBeChecked()
    await chooseTheme(page, '适老版')
    await expectAccessible(page, 'form of a foreign marriage in large type')
    await expectFitsPhone(page, 'form of a foreign marriage in large type')
    await chooseTheme(page, '标准版')
    await look(page, 'form of a foreign marriage')
    await goOn(page, 'material')
  })

  const applyNo = await test.step('submitted, it is booked, with a calendar file', async () => {
    await look(page, 'materials of a foreign marriage')
    const number = await handIn(page, foreignWedding.papers, '共 2 个事项')
    await expect(page.getByRole('row').filter({ hasText: matter })).toBeVisible()
    await expect(bookingPanel(page)).toContainText(`${chosen.name} 14:30-15:30`)
    await expect(bookingPanel(page)).toContainText(foreignWedding.office.name)
    await expectCalendarFile(page, { name: foreignWedding.office.name, date: chosen.date, from: '063000', to: '073000' })
    await expectChinese(page, 'receipt of a foreign marriage')
    await look(page, 'receipt of a foreign marriage')
    return number
  })

  await test.step('another time is sought among the same registries', async () => {
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText(`${chosen.name} 14:30-15:30`)
    await openApplication(page, applyNo)
    await look(page, 'application of a foreign marriage')
    await bookingPanel(page).getByRole('link', { name: '改约' }).click()
    await expect(office(page, foreignWedding.office.name)).toBeChecked()
    await expect(page.getByRole('combobox', { name: '市（地）' }).getByRole('option', { name: wedding.office.city })).toHaveCount(0)
    await look(page, 'another time of a foreign marriage')
  })
})
