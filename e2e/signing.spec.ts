/**
 * Online signing (在线签名) by the parents of a newborn child: from the guide to the receipt, each on a device of their own, and a seal centre
 * that is slow, away or heard too late. Signed files are checked by tools of somebody else.
 */
import type { Page } from '@playwright/test'
import {
  answers,
  birthEntries,
  checkEntries,
  child,
  childEntries,
  familyEntries,
  father,
  handedIn,
  mother,
  registrationForm,
  scene
} from './data/newborn.ts'
import { expect, test } from './journey.ts'
import { expectForAll } from './pages/appearance.ts'
import { reachGuide, openMaterials } from './pages/flow.ts'
import { fillAll } from './pages/form.ts'
import { answerAll } from './pages/guide.ts'
import { choosePerson } from './pages/login.ts'
import { closePreview, confirmation, generateForm, preview, submitButton, uploadAll } from './pages/material.ts'
import { acceptNotice } from './pages/notice.ts'
import { runChecks } from './pages/preCheck.ts'
import { mendSystems, setSystem } from './pages/sandbox.ts'
import {
  applyForSeal,
  applyOnTheWay,
  consent,
  downloadForm,
  expectSigned,
  expectSignedFile,
  forgetSeals,
  notDone,
  signButton,
  signer,
  signersIn,
  startSigning
} from './pages/signing.ts'
import { goOn } from './pages/step.ts'
import { submittedNumber } from './pages/submitted.ts'
import { describedTo } from './scenes/described.ts'
import { expectPrinted, previewWholeForm } from './scenes/printedForm.ts'
import { listsOf, watchPayloads } from './scenes/sentPayloads.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const statement = '非婚生育情况声明书'
const allowance = { form: '育儿补贴申领表', card: '6222021234567890123' } as const

test.beforeEach(forgetSeals)

const signatureCall = /\/seal\/signatureByFileId/

const card = (page: Page, label: RegExp | string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: label }) })

/** The parents are not married, the father is named, and the allowance is applied for: two forms that both sign. */
const reachFormsOfBoth = async (page: Page, bornAt: string) => {
  await reachGuide(page)
  await answerAll(page, [
    ...answers.filter(([question]) => !question.includes('婚姻')),
    ['新生儿父母的婚姻登记情况？', '未办理结婚登记或婚姻信息无法核验'],
    ['是否在《出生医学证明》上登记父亲信息？', '是'],
    ['是否申领育儿补贴？', '是']
  ])
  await goOn(page, 'notice')
  await acceptNotice(page, 'check')
  await fillAll(page, checkEntries(bornAt))
  await runChecks(page, 5)
  await goOn(page, 'form')
  await fillAll(page, [
    ...birthEntries,
    ...childEntries,
    { way: 'choose', label: '母亲婚姻状况', option: '未婚' },
    ...familyEntries,
    { way: 'choose', label: '本次申领子女孩次', option: '一孩' },
    { way: 'choose', label: '发放银行', option: '中国工商银行' },
    { way: 'type', label: '发放账号', text: allowance.card }
  ])
  await goOn(page, 'material')
}

const papersOfBoth = [
  ...handedIn.filter(({ label }) => label !== '结婚证'),
  { label: '亲子鉴定意见书', files: ['亲子鉴定意见书.pdf'] }
] as const

/** Asks the father to sign the form in the preview; gives the address behind the code. */
const inviteFather = async (page: Page): Promise<string> => {
  const answered = page.waitForResponse(/\/seal\/invite/)
  await page.getByRole('button', { name: `请${father.name}签名` }).click()
  const dialog = page.getByRole('dialog', { name: `请${father.name}签名` })
  await expect(dialog.getByRole('img', { name: `请${father.name}签名的二维码` })).toBeVisible()
  await expectForAll(page, 'invitation to sign')
  await dialog.getByRole('button', { name: '完成' }).click()
  const { data } = (await (await answered).json()) as { readonly data: { readonly code: string } }
  return new URL(`signing#${data.code}`, new URL('/ljonething/', page.url())).href
}

test('[R-1-02 R-1-19 R-7.4-27] from the guide to the receipt both parents sign two forms on two devices, in either order; somebody else cannot', async ({
  page,
  openBrowser
}, testInfo) => {
  const described = describedTo(page)
  const sent = watchPayloads(page)
  await reachFormsOfBoth(page, '11:41')
  await generateForm(page, statement)
  const device = await (await openBrowser(phone)).newPage()

  await test.step('the mother signs the statement and asks the father by code', async () => {
    await startSigning(page)
    await applyOnTheWay(page, '个人签名')
    await consent(page)
    await expectSigned(page, mother.name)
    await expect(signer(page, father.name)).toContainText('未签名')
    await expectForAll(page, 'form signed by one of two')
  })
  const address = await inviteFather(page)
  await expect(signer(page, father.name)).toContainText('已邀请，等待签名')

  await test.step('the code is good for nobody but him', async () => {
    const other = await (await openBrowser(phone)).newPage()
    await other.goto(address)
    await other.getByRole('button', { name: '去登录' }).click()
    await choosePerson(other, '赵国强')
    await expect(other.getByRole('heading', { name: '不能签名' })).toBeVisible()
    await expect(signButton(other)).toHaveCount(0)
    await expect(other.getByText(mother.name)).toHaveCount(0)
  })

  await test.step('he logs in on his phone, sees the form and signs it', async () => {
    await device.goto(address)
    await expect(device).not.toHaveURL(/#/)
    await expectForAll(device, 'asked to sign')
    await device.getByRole('button', { name: '去登录' }).click()
    await choosePerson(device, father.name)
    await startSigning(device)
    await applyOnTheWay(device, '个人签名')
    await consent(device)
    await expect(device.getByText('对方的页面会自动更新，您不用再做什么，本页可以关闭。')).toBeVisible()
    await expectForAll(device, 'signed as asked')
  })

  await test.step('the desk of the mother learns of it by itself, and the file holds both', async () => {
    await expectSigned(page, father.name)
    await expect(
      preview(page)
        .getByRole('status')
        .filter({ hasText: `已签名：${mother.name}、${father.name}` })
    ).toBeVisible()
    const path = await downloadForm(page, testInfo, 'statement')
    expectSignedFile(path, [mother.name, father.name], [mother.name, father.name, child.name])
    await closePreview(page)
    await expect(card(page, statement).getByText(`已签名：${mother.name}、${father.name}`)).toBeVisible()
  })

  await test.step('the other form he signs first, from 我的办件', async () => {
    await generateForm(page, allowance.form)
    await inviteFather(page)
    await device.getByRole('link', { name: '我的办件' }).last().click()
    await expect(device.getByRole('region', { name: '待签名' }).getByText('有 1 份申请表待您签名')).toBeVisible()
    await expectForAll(device, 'waiting for a signature')
    await device.getByRole('link', { name: `去签名 ${scene.name} ${allowance.form}` }).click()
    await startSigning(device)
    await consent(device)
    await expectSigned(page, father.name)
  })

  await test.step('she signs what holds his signature already', async () => {
    await startSigning(page)
    await consent(page)
    await expectSigned(page, mother.name)
    const path = await downloadForm(page, testInfo, 'allowance')
    expectSignedFile(path, [father.name, mother.name], [mother.name, allowance.card])
    await closePreview(page)
  })

  await test.step('the third is hers alone; then all is handed in once', async () => {
    await uploadAll(page, papersOfBoth)
    await generateForm(page, registrationForm)
    await startSigning(page)
    await consent(page)
    await expectSigned(page, mother.name)
    expectSignedFile(await downloadForm(page, testInfo, 'registration'), [mother.name], [mother.name, child.name, child.weight])
    await closePreview(page)
    const printed = await previewWholeForm(page)
    await submitButton(page).click()
    await confirmation(page).getByRole('button', { name: '确认提交' }).click()
    await submittedNumber(page)
    expectPrinted(printed, await described(), listsOf((await sent.submit()).form))
  })
})

test('[R-1-19 R-8-38] a seal centre that is slow, away, garbled, refusing or heard too late: one signature, the form as it was, and it is begun again', async ({
  page,
  context
}, testInfo) => {
  await openMaterials(page, '11:46')
  await generateForm(page)
  const sandbox = await context.newPage()
  /** The other tab is in front meanwhile: what lies behind is drawn once a second. */
  const atSandbox = async (act: () => Promise<unknown>) => {
    await sandbox.bringToFront()
    await act()
    await page.bringToFront()
  }
  await atSandbox(async () => {
    await sandbox.goto('sandbox/seals')
    await applyForSeal(sandbox, '个人签名')
  })
  const unsigned = await downloadForm(page, testInfo, 'unsigned')
  expect(signersIn(unsigned)).toEqual([])

  try {
    await test.step('away when it is asked for the seal', async () => {
      await atSandbox(() => setSystem(sandbox, '电子签章平台', '停机'))
      await startSigning(page)
      await expect(notDone(page)).toContainText('电子签章服务暂不可用，请稍后再试，您填写的内容不会丢失')
      await expectForAll(page, 'seal centre away')
    })

    await test.step('begun again it finds the seal; then the answer to the signature is lost, too late, and no answer', async () => {
      await atSandbox(() => mendSystems(sandbox))
      await notDone(page).getByRole('button', { name: '重新发起' }).click()
      const asked = page.getByRole('alertdialog', { name: '在线签名' })
      await expect(asked).toBeVisible()
      await atSandbox(() => setSystem(sandbox, '电子签章平台', '停机'))
      await consent(page)
      for (const way of ['迟缓', '返回网页', '内容不全'] as const) {
        await expect(notDone(page)).toContainText('电子签章服务暂不可用')
        await atSandbox(() => setSystem(sandbox, '电子签章平台', way))
        // The question is away only until the next answer, which may be there at once: its going is told by what it asks anew.
        const askedAnew = page.waitForRequest(/\/seal\/getSignature/)
        await notDone(page).getByRole('button', { name: '重新发起' }).click()
        await askedAnew
      }
      await expect(notDone(page)).toBeVisible()
      await notDone(page).getByRole('button', { name: '取消' }).click()
      await expect(signer(page, mother.name)).toContainText('待您签名')
      expect(signersIn(await downloadForm(page, testInfo, 'still-unsigned'))).toEqual([])
    })
  } finally {
    await atSandbox(() => mendSystems(sandbox))
  }

  await test.step('a revoked certificate and a ticket that was used are refused in words, and nothing is signed; with a new seal she can sign', async () => {
    const used = /\/seal\/getSignature/
    await page.route(used, async (route) => {
      await route.fetch()
      await route.continue()
    })
    await startSigning(page)
    await expect(notDone(page)).toContainText('签章凭证无效或已过期，请重新发起签名')
    await page.unroute(used)
    await atSandbox(async () => {
      await sandbox.goto('sandbox/seals')
      await sandbox.getByRole('button', { name: '吊销 个人签名' }).click()
      await expect(sandbox.getByText('已吊销', { exact: true }).first()).toBeVisible()
    })
    await notDone(page).getByRole('button', { name: '重新发起' }).click()
    await expect(notDone(page)).toContainText('签名证书已被吊销，请重新申请后再签名')
    await expectForAll(page, 'signature refused')
    await notDone(page).getByRole('button', { name: '取消' }).click()
    expect(signersIn(await downloadForm(page, testInfo, 'refused'))).toEqual([])
    await atSandbox(() => applyForSeal(sandbox, '个人签名'))
  })

  await test.step('she gives up; the call that was lost arrives late and is answered, and signing again adds nothing', async () => {
    let arrive = async () => {}
    await page.route(signatureCall, async (route) => {
      const request = route.request()
      const headers = await request.allHeaders()
      arrive = async () => expect((await page.request.get(request.url(), { headers })).ok()).toBe(true)
      await route.abort('connectionreset')
    })
    await startSigning(page)
    await consent(page)
    await expect(notDone(page)).toBeVisible()
    await notDone(page).getByRole('button', { name: '取消' }).click()
    await page.unroute(signatureCall)
    await arrive()
    await startSigning(page)
    await consent(page)
    await expectSigned(page, mother.name)
    expectSignedFile(await downloadForm(page, testInfo, 'late'), [mother.name], [mother.name, child.name])
    await closePreview(page)
  })
})
