/** A couple books their wedding (结婚登记预约): the last place lost to somebody else, another taken, kept, changed and cancelled. */
import { expectAccessible } from './accessibility.ts'
import { couple, coupleAnswers, others, wedding, weddingConditions, weddingPapers } from './data/wedding.ts'
import { expect, test } from './journey.ts'
import { chooseTheme, expectFitsPhone } from './pages/appearance.ts'
import { applicationRow, openApplication, openApplications } from './pages/applications.ts'
import {
  bookingPanel,
  chooseOffice,
  dateOf,
  day,
  expectCalendarFile,
  fillPerson,
  office,
  openDays,
  person,
  somebodyElse,
  time
} from './pages/booking.ts'
import { textField } from './pages/form.ts'
import { answerAll } from './pages/guide.ts'
import { begin } from './pages/introduction.ts'
import { arriveAs } from './pages/login.ts'
import { confirmation, submitButton, uploadAll } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { runChecks } from './pages/preCheck.ts'
import { endedDialog, endSessionsDuring, logInInPlace } from './pages/session.ts'
import { makeAndSign } from './pages/signing.ts'
import { expectSaved, goOn } from './pages/step.ts'
import { submittedNumber } from './pages/submitted.ts'

test('[R-1-24 R-2.4-28] a couple loses the last place to somebody else, takes another, changes and cancels it', async ({
  page,
  openBrowser
}) => {
  const rivals: Awaited<ReturnType<typeof somebodyElse>>[] = []
  for (const name of others) rivals.push(await somebodyElse(await openBrowser(), name))

  await arriveAs(page, couple.man.name, wedding.code)
  await begin(page)
  await answerAll(page, coupleAnswers)
  await goOn(page, 'notice')
  await acceptNotice(page, 'check')

  const chosen = await test.step('office and day are chosen at the pre-check', async () => {
    await expect(textField(page, '证件号码（男方信息）')).not.toBeEditable()
    await textField(page, '证件号码（女方信息）').fill(couple.woman.idCard)
    await chooseOffice(page, wedding.office)
    await expect(page.getByText(wedding.office.phone)).toBeVisible()
    const free = openDays(page).nth(4)
    const name = ((await free.textContent()) ?? '').replace(/，.*$/, '')
    await day(page, name).click()
    await expectAccessible(page, 'pre-check with booking')
    await runChecks(page, weddingConditions)
    await goOn(page, 'form')
    return { name, date: dateOf(name) }
  })

  await test.step('the last place goes to somebody else, and nothing typed is lost', async () => {
    const [first, second, third, last] = rivals
    for (const rival of [first, second, third]) await rival?.hold(chosen.date, '0930')
    await fillPerson(page, '男方信息', { ...couple.man, nation: '汉族' })
    await fillPerson(page, '女方信息', { ...couple.woman, nation: '汉族' })
    await expect(office(page, wedding.office.name)).toBeChecked()
    await page.reload()
    await expect(time(page, '09:30')).toContainText('余 1 个名额')
    await last?.hold(chosen.date, '0930')
    await time(page, '09:30').click()
    await expect(page.getByRole('alert').filter({ hasText: `${chosen.name} 09:30 刚刚被别人约走了` })).toBeVisible()
    await expect(time(page, '09:30')).toContainText('已约满')
    await expect(person(page, '女方信息').getByRole('textbox', { name: '姓名', exact: true })).toHaveValue(couple.woman.name)
    await expectAccessible(page, 'form after a lost place')
  })

  await test.step('offline and after the end of the session the place is held on the next try', async () => {
    await page.context().setOffline(true)
    await time(page, '10:30').click()
    await expect(page.getByRole('alert').filter({ hasText: '没有预留成功' })).toBeVisible()
    await page.context().setOffline(false)
    await expectSaved(page)
    // What the page asks once it is online again would tell the end before the press.
    await endSessionsDuring(page, /\/booking\/hold/, couple.man.id, 'removed')
    await time(page, '10:30').click()
    await expect(endedDialog(page)).toBeVisible()
    await logInInPlace(page, couple.man.name)
    await time(page, '10:30').click()
    await expect(time(page, '10:30')).toContainText('已为您保留')
    await expect(page.getByText(new RegExp(`^${chosen.name} 10:30 的名额为您保留到 \\d\\d:\\d\\d$`))).toBeVisible()
  })

  await test.step('the place stays held over a reload, in every look', async () => {
    await page.getByRole('checkbox', { name: /^本人承诺/ }).check()
    await expectSaved(page)
    await page.reload()
    await expect(time(page, '10:30')).toContainText('已为您保留')
    await expect(page.getByText(/的名额为您保留到/).first()).toBeVisible()
    await expectAccessible(page, 'form with booking')
    await expectFitsPhone(page, 'form with booking')
    await chooseTheme(page, '适老版')
    await expectAccessible(page, 'form with booking in large type')
    await expectFitsPhone(page, 'form with booking in large type')
    await chooseTheme(page, '标准版')
    await goOn(page, 'material')
  })

  const applyNo = await test.step('submitted, it is booked', async () => {
    await uploadAll(page, weddingPapers)
    await makeAndSign(page)
    await submitButton(page).click()
    await confirmation(page).getByRole('button', { name: '确认提交' }).click()
    const number = await submittedNumber(page)
    await expect(bookingPanel(page)).toContainText(`${chosen.name} 10:30-11:30`)
    await expect(bookingPanel(page)).toContainText(wedding.office.name)
    await expect(bookingPanel(page)).toContainText('携带身份证原件')
    await expectAccessible(page, 'submitted with booking')
    return number
  })

  await test.step('the calendar file is one event of that time', async () => {
    await expectCalendarFile(page, { name: wedding.office.name, date: chosen.date, from: '023000', to: '033000' })
  })

  await test.step('my items show it, and lead to another time', async () => {
    await openApplications(page)
    await expect(applicationRow(page, applyNo)).toContainText(`已预约：`)
    await expect(applicationRow(page, applyNo)).toContainText(`${chosen.name} 10:30-11:30`)
    await openApplication(page, applyNo)
    await expect(bookingPanel(page)).toContainText('可以改约或取消')
    await expectAccessible(page, 'application with booking')
    await expectFitsPhone(page, 'application with booking')
    await bookingPanel(page).getByRole('link', { name: '改约' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '婚姻登记预约' })).toBeVisible()
    await expect(office(page, wedding.office.name)).toBeChecked()
    await openDays(page).nth(6).click()
    await time(page, '14:30').click()
    await expect(time(page, '14:30')).toContainText('已选择')
    await expectAccessible(page, 'booking')
    await expectFitsPhone(page, 'booking')
    await page.getByRole('button', { name: '确认改约' }).click()
    await expect(page.getByText(/^已改约到 .* 14:30-15:30$/).first()).toBeVisible()
    await expect(bookingPanel(page)).toContainText('14:30-15:30')
  })

  await test.step('cancelled, it is free for others and may be booked again', async () => {
    await bookingPanel(page).getByRole('button', { name: '取消预约' }).click()
    await page.getByRole('button', { name: '确认取消' }).click()
    await expect(bookingPanel(page)).toContainText('已取消预约')
    await expect(bookingPanel(page).getByRole('link', { name: '重新预约' })).toBeVisible()
    await expect(bookingPanel(page).getByRole('button', { name: '加入日历' })).toBeHidden()
  })
})
