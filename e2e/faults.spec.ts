/** Faults (故障): ended sessions, a killed service, two tabs, a killed thread, lost answers: nothing is lost, nothing done twice, all is told. */
import type { Page, Route } from '@playwright/test'
import {
  answers,
  birthEntries,
  checkEntries,
  childEntries,
  familyEntries,
  father,
  handedIn,
  matters,
  mother,
  scene
} from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { pictures } from './pages/appearance.ts'
import { openDrafts } from './pages/applications.ts'
import { conditionCount, reachForm, reachGuide } from './pages/flow.ts'
import { fill, fillAll, listField, textField } from './pages/form.ts'
import { answerAll, choice } from './pages/guide.ts'
import { openHome } from './pages/home.ts'
import { logIn, logOut } from './pages/login.ts'
import { closePreview, confirmation, filesOf, generateForm, pdfPages, submitButton, uploadAll, uploadButton } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { runChecks } from './pages/preCheck.ts'
import { endedDialog, endedPanel, endSession, endSessionsDuring, endSessionsOf, logInInPlace, otherPersonDialog } from './pages/session.ts'
import { makeAndSign, signShown } from './pages/signing.ts'
import { expectSaved, expectStep, goOn } from './pages/step.ts'
import { submittedNumber } from './pages/submitted.ts'
import { fileNamed } from './data/files.ts'
import { killNextRenders, killService, query, servicePid } from './service/product.ts'

const unit = '母亲工作单位'
const weeks = '出生孕周（周）'
const type = (page: Page, label: string, text: string) => fill(page, { way: 'type', label, text })
const confirm = (page: Page) => confirmation(page).getByRole('button', { name: '确认提交' })

const applicationsOf = (owner: string) =>
  query((sql) => sql<{ applyNo: string }>`SELECT apply_no AS "applyNo" FROM application WHERE owner = ${owner}`)
const draftsOf = (owner: string) => query((sql) => sql`SELECT row_guid FROM draft WHERE owner = ${owner}`)
const unclaimedForms = (owner: string) =>
  query((sql) => sql`SELECT file_id FROM material_file WHERE owner = ${owner} AND is_apply_form AND apply_no IS NULL`)

/** One more application of the person than before, and each matter once. */
const expectOnce = async (applyNo: string, before: readonly { readonly applyNo: string }[]) => {
  const now = await applicationsOf(mother.id)
  expect(now.filter((one) => !before.some((other) => other.applyNo === one.applyNo))).toEqual([{ applyNo }])
  const cases = await query(
    (sql) => sql<{ name: string }>`SELECT matter_name AS name FROM handling_case WHERE apply_no = ${applyNo} ORDER BY position`
  )
  expect(cases.map(({ name }) => name)).toEqual(matters)
}

/** The request reaches the service; its answer does not reach the page. */
const losing = (answered: unknown[], then: (route: Route) => Promise<void>) => async (route: Route) => {
  const response = await route.fetch()
  answered.push((await response.json()).data.applyNo)
  await then(route)
}

test('a session that ends at any step asks to log in again, keeps the step and what was typed, and is submitted once; nobody else sees it', async ({
  page
}) => {
  await reachGuide(page)
  const before = await applicationsOf(mother.id)

  await test.step('guide, after too long a pause', async () => {
    await answerAll(page, answers.slice(0, 3))
    await expectSaved(page)
    await endSessionsOf(page, mother.id, 'idle')
    await answerAll(page, answers.slice(3, 4))
    await expect(endedDialog(page)).toContainText('已填写的内容都还在本页，不会丢失')
    await logInInPlace(page, mother.name)
    await expectStep(page, 'guide')
    await expectSaved(page)
    for (const [title, text] of answers.slice(0, 4)) await expect(choice(page, title, text)).toBeChecked()
    await answerAll(page, answers.slice(4))
    await goOn(page, 'notice')
    await acceptNotice(page, 'check')
  })

  await test.step('pre-check, removed while the conditions are asked', async () => {
    await fillAll(page, checkEntries('09:01'))
    await expectSaved(page)
    await endSessionsOf(page, mother.id, 'removed')
    await page.getByRole('button', { name: '开始核验' }).click()
    await logInInPlace(page, mother.name)
    await expectStep(page, 'check')
    await expect(textField(page, '父亲证件号码')).toHaveValue(father.idCard)
    await runChecks(page, conditionCount)
    await goOn(page, 'form')
  })

  await test.step('form, at its latest end: what is not saved yet outlives a reload', async () => {
    await fillAll(page, [...birthEntries, ...childEntries])
    await expectSaved(page)
    await endSessionsOf(page, mother.id, 'expired')
    await type(page, unit, '还没有暂存')
    await page.reload()
    await expect(endedPanel(page)).toContainText('已填写的内容不会丢失')
    await expect(page.getByText('还没有暂存')).toBeHidden()
    await logInInPlace(page, mother.name, endedPanel(page))
    await expectStep(page, 'form')
    await expect(textField(page, unit)).toHaveValue('还没有暂存')
    await expect(textField(page, weeks)).toHaveValue('39')
    await expectSaved(page)
  })

  await test.step('somebody else logs in instead: nothing of the first is left in the browser, and the draft waits for its owner', async () => {
    await endSession(page)
    const opened = page.waitForEvent('popup')
    await type(page, weeks, '38')
    await endedDialog(page).getByRole('button', { name: '重新登录' }).click()
    const popup = await opened
    await popup.getByRole('button', { name: `以 ${father.name} 登录` }).click()
    await expect(otherPersonDialog(page)).toContainText('林*峰')
    await pictures(page, 'somebody-else')
    await expect(page.getByLabel(unit)).toHaveCount(0)
    await otherPersonDialog(page).getByRole('button', { name: '回到首页' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '一件事，一次办' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('林*峰')
    const kept = await page.evaluate(() => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]))
    for (const trace of ['还没有暂存', father.idCard, mother.name, 'NB_Q01']) expect(kept).not.toContain(trace)
    await openDrafts(page)
    await expect(page.getByText('还没有草稿').or(page.getByRole('row')).first()).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: scene.name })).toHaveCount((await draftsOf('P002')).length)
    await logOut(page, '林*峰')
    await openHome(page)
    await logIn(page, mother.name)
    await openDrafts(page)
    await page
      .getByRole('link', { name: `继续办理 ${scene.name}` })
      .first()
      .click()
    await expectStep(page, 'form')
    await expect(textField(page, unit)).toHaveValue('还没有暂存')
    await fillAll(page, familyEntries)
    await goOn(page, 'material')
  })

  await test.step('materials, while a file is on its way', async () => {
    const { label, files } = handedIn[4]
    const [name] = files
    await endSessionsDuring(page, /\/tisUpload/, mother.id, 'removed')
    await uploadButton(page, label).setInputFiles(fileNamed(name))
    await logInInPlace(page, mother.name)
    await expectStep(page, 'material')
    await page.getByRole('button', { name: `重新上传 ${name}` }).click()
    await expect(filesOf(page, label).filter({ hasText: name }).getByText('已上传')).toBeVisible()
    await expect(filesOf(page, label)).toHaveCount(1)
    await uploadAll(page, handedIn.slice(0, 4))
  })

  await test.step('preview of the form', async () => {
    await expectSaved(page)
    await endSessionsDuring(page, /\/newGlovePrinting/, mother.id, 'idle')
    await page.getByRole('button', { name: '生成申请表并预览' }).click()
    await logInInPlace(page, mother.name)
    await makeAndSign(page)
  })

  await test.step('the moment of submitting; then the answer is lost and the page loaded anew', async () => {
    await expectSaved(page)
    await submitButton(page).click()
    await expect(confirm(page)).toBeVisible()
    await endSessionsDuring(page, /\/submitSx/, mother.id, 'removed')
    await confirm(page).click()
    await logInInPlace(page, mother.name)
    await expect(page.getByRole('alert').filter({ hasText: '需要重新登录' })).toContainText('已填写的内容不会丢失')
    expect(await applicationsOf(mother.id)).toEqual(before)
    const answered: unknown[] = []
    await page.route(
      /\/submitSx/,
      losing(answered, (route) => route.abort('connectionreset')),
      { times: 1 }
    )
    await confirm(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '没有收到系统的答复' })).toContainText('不会重复提交')
    await page.reload()
    await expect(page.getByText(`申请编号 ${String(answered[0])}`)).toBeVisible()
    await expectOnce(String(answered[0]), before)
  })
})

test('[R-4.2-53] a killed service, two tabs, a killed typesetting thread and lost answers leave one application, and the other tab says so', async ({
  page,
  context
}) => {
  const before = await applicationsOf(mother.id)
  await reachForm(page, '09:02')
  await fillAll(page, birthEntries)
  await expectSaved(page)
  const other = await context.newPage()

  await test.step('the service is killed and starts again: what was typed before and meanwhile is saved', async () => {
    const pid = servicePid()
    await type(page, unit, '断电前填写')
    killService()
    await type(page, weeks, '38')
    await expect(page.getByText(/^暂存失败/)).toBeVisible()
    await expect.poll(servicePid).not.toBe(pid)
    await expect.poll(async () => (await page.request.get('/readyz').catch(() => undefined))?.status()).toBe(200)
    await expect(page.getByText(/^已暂存 \d{2}:\d{2}$/)).toBeVisible()
  })

  const clash = (tab: Page) => tab.getByRole('dialog', { name: '这份草稿在另一处也被修改过' })
  await test.step('two tabs of one draft: both sides come together, only a real clash is asked', async () => {
    await other.goto(page.url())
    await expect(textField(other, unit)).toHaveValue('断电前填写')
    await expect(textField(other, weeks)).toHaveValue('38')
    await fillAll(other, familyEntries.slice(0, 1))
    await expectSaved(other)
    await page.bringToFront()
    await fillAll(page, childEntries)
    await expect(listField(page, '孩次')).toHaveValue('1')
    await expectSaved(page)
    await other.bringToFront()
    await type(other, '父亲手机号码', '13904510002')
    await expect(textField(other, '出生体重（克）')).toHaveValue('3350')
    await expectSaved(other)
    for (const tab of [page, other]) await expect(clash(tab)).toBeHidden()
    await page.bringToFront()
    await type(page, unit, '第一页填写')
    await expectSaved(page)
    await other.bringToFront()
    await type(other, unit, '第二页填写')
    await expect(clash(other).getByRole('row').filter({ hasText: unit })).toContainText(/第二页填写.*第一页填写/)
    await clash(other).getByRole('button', { name: '保留本页内容' }).click()
    await expectSaved(other)
  })

  await test.step('a typesetting thread that is killed keeps no half form and the service lives; trying again gives the whole', async () => {
    await page.bringToFront()
    await fillAll(page, familyEntries)
    await expect(textField(page, unit)).toHaveValue('第二页填写')
    await goOn(page, 'material')
    await uploadAll(page, handedIn)
    const forms = await unclaimedForms(mother.id)
    const pid = servicePid()
    await killNextRenders(2)
    await page.getByRole('button', { name: '生成申请表并预览' }).click()
    await expect(page.getByText('生成申请表失败').first()).toBeVisible()
    expect(await unclaimedForms(mother.id)).toEqual(forms)
    await generateForm(page)
    await expect(pdfPages(page).first()).toHaveAccessibleName(/登记表/)
    await signShown(page)
    await closePreview(page)
    expect(await unclaimedForms(mother.id)).toHaveLength(forms.length + 1)
    expect(servicePid()).toBe(pid)
  })

  const answered: unknown[] = []
  const applyNo = await test.step('answers cut off, timed out and asked for twice give one receipt', async () => {
    const lost = page.getByRole('alert').filter({ hasText: '没有收到系统的答复' })
    const submit = () => confirm(page).dblclick()
    await submitButton(page).dblclick()
    await page.route(
      /\/submitSx/,
      losing(answered, (route) => route.abort('connectionreset')),
      { times: 1 }
    )
    await submit()
    await expect(lost).toContainText('不会重复提交')
    await pictures(page, 'answer-lost')
    await page.route(
      /\/submitSx/,
      losing(answered, (route) => route.fulfill({ status: 504, body: '' })),
      { times: 1 }
    )
    await submit()
    await expect.poll(() => answered.length).toBe(2)
    await expect(lost).toContainText('不会重复提交')
    await submit()
    const number = await submittedNumber(page)
    expect(answered).toEqual([number, number])
    await expectOnce(number, before)
    return number
  })

  await test.step('the other tab says that it is submitted and leads to the case, also after a save', async () => {
    await other.bringToFront()
    await expect(other.getByRole('heading', { level: 1, name: '这份申请已经提交' })).toBeVisible()
    await expect(other.getByRole('alert')).toContainText(applyNo)
    await pictures(other, 'submitted-elsewhere')
    await other.getByRole('link', { name: '查看办件' }).click()
    await expect(other.getByText(`申请编号 ${applyNo}`)).toBeVisible()
  })

  await test.step('logged out in one tab, the other says so', async () => {
    await page.bringToFront()
    await logOut(page, mother.maskedName)
    await other.bringToFront()
    await expect(endedDialog(other)).toContainText('已在别处退出登录')
  })
})
