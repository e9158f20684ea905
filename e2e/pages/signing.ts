/** Online signing (在线签名): seals at the seal centre, the signature in the preview of a form, and what poppler's tools say of the signed file. */
import type { Locator, Page, TestInfo } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { grantSeal } from '@ljonething/tools/submitting/grantSeal'
import { expect } from '../journey.ts'
import { query } from '../service/product.ts'
import { arriveAsAdministrator } from './login.ts'
import { closePreview, generateForm, preview } from './material.ts'

/** Nobody has a seal any more, as when the product first starts: the journeys before this one may have applied for some. */
export const forgetSeals = (): Promise<unknown> => query((sql) => sql`DELETE FROM sandbox_seal`)

export type Seal = '个人签名' | '企业印章'

/** On the page of the seal centre. */
export const applyForSeal = async (seals: Page, seal: Seal): Promise<void> => {
  await seals.getByRole('button', { name: `申请 ${seal}` }).click()
  await expect(seals.getByRole('listitem').filter({ hasText: seal }).getByText('有效', { exact: true })).toBeVisible()
}

/** The administrator of a company at a desk of their own applies for its seal. */
export const applyAsAdministrator = async (desk: Page, name: string, company: string): Promise<void> => {
  await arriveAsAdministrator(desk, name, company)
  await desk.goto('sandbox/seals')
  await applyForSeal(desk, '企业印章')
}

export const noSealQuestion = (page: Page): Locator => page.getByRole('alertdialog', { name: '温馨提示' })

/** By the way that the question shows, in a window of its own; then on with the signature. */
export const applyOnTheWay = async (page: Page, seal: Seal): Promise<void> => {
  const opened = page.context().waitForEvent('page')
  await noSealQuestion(page)
    .getByRole('link', { name: /去申请/ })
    .click()
  const seals = await opened
  await applyForSeal(seals, seal)
  await seals.close()
  await noSealQuestion(page).getByRole('button', { name: '已申请，继续签名' }).click()
}

/** In a preview, or on the page of whoever is asked to sign. */
export const signButton = (page: Page): Locator => page.getByRole('button', { name: '在线签名', exact: true })

export const startSigning = async (page: Page): Promise<void> => {
  await expect(signButton(page)).toBeVisible()
  await signButton(page).click()
}

export const consent = (page: Page): Promise<void> =>
  page.getByRole('alertdialog', { name: '在线签名' }).getByRole('button', { name: '同意并签名' }).click()

/** Where a scene asks for the face: shown on a phone by the code that the desk was given. */
const showFace = async (page: Page, code: string): Promise<void> => {
  const phone = await page.context().newPage()
  await phone.goto(new URL(`faceRecognition#${code}`, new URL('/ljonething/', page.url())).href)
  await phone.getByRole('button', { name: '识别通过', exact: true }).click()
  await expect(phone.getByText('电脑上会自动继续签名，本页可以关闭。')).toBeVisible()
  await phone.close()
}

/** The form in the preview, by whoever is here, on the way to something else: with the seal that there is, or one granted now. */
export const signShown = async (page: Page): Promise<void> => {
  const own = page.getByRole('list', { name: '签署人' }).getByRole('listitem').filter({ hasText: '待您签名' })
  await expect(signButton(page)).toBeVisible()
  // What lies under a question is not there for whoever looks by role.
  const name = (await own.getByRole('strong').first().textContent()) ?? ''
  await signButton(page).click()
  const agree = page.getByRole('alertdialog', { name: '在线签名' })
  await expect(agree.or(noSealQuestion(page))).toBeVisible()
  if (await noSealQuestion(page).isVisible()) {
    await grantSeal(new URL(page.url()).origin, name)
    await noSealQuestion(page).getByRole('button', { name: '已申请，继续签名' }).click()
  }
  const faced = page.waitForResponse(/\/face\/begin/).catch(() => undefined)
  await consent(page)
  const face = page.getByRole('dialog', { name: '人脸识别', exact: true })
  const signed = page
    .getByRole('list', { name: '签署人' })
    .getByText(/^已签名 \d{4}/)
    .first()
  await expect(face.or(signed).first()).toBeVisible()
  if (await face.isVisible()) {
    const { data }: { data: { code: string } } = JSON.parse((await (await faced)?.text()) ?? '')
    await showFace(page, data.code)
  }
  await expect(signed).toBeVisible()
}

/** Made, signed and put away: ready to be submitted. */
export const makeAndSign = async (page: Page, label = ''): Promise<void> => {
  await generateForm(page, label)
  await signShown(page)
  await closePreview(page)
}

export const notDone = (page: Page): Locator => page.getByRole('alertdialog', { name: '在线签名没有完成' })

export const signer = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: '签署人' }).getByRole('listitem').filter({ hasText: name })

export const expectSigned = (page: Page, name: string): Promise<void> => expect(signer(page, name).getByText(/^已签名 \d{4}/)).toBeVisible()

/** The form as it is in the preview now, kept in a file. */
export const downloadForm = async (page: Page, testInfo: TestInfo, name: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview(page).getByRole('button', { name: '下载', exact: true }).click()
  ])
  const path = testInfo.outputPath(`${name}.pdf`)
  await download.saveAs(path)
  return path
}

/** What `pdfsig` says of a file; it answers 0 also where a signature is wrong, and 2 where there is none. */
const checked = (path: string): string => {
  const { stdout, stderr, status } = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })
  expect([0, 2], stderr).toContain(status)
  return stdout
}

export const signersIn = (path: string): readonly string[] =>
  [...checked(path).matchAll(/Signer Certificate Common Name: (.+)/g)].map(([, name = '']) => name)

/** Signed by these, one after the other, and whole; none of it holds once a byte is changed. `pdftotext` finds what was typed. */
export const expectSignedFile = (path: string, signers: readonly string[], typed: readonly string[]): void => {
  expect(signersIn(path)).toEqual(signers)
  expect(checked(path).match(/Signature is Valid/g)).toHaveLength(signers.length)
  const bytes = readFileSync(path)
  const at = Math.floor(bytes.length / 8)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  const changed = path.replace(/\.pdf$/, '-changed.pdf')
  writeFileSync(changed, bytes)
  expect(checked(changed)).not.toContain('Signature is Valid')
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
  for (const each of typed) expect(text).toContain(each)
}
