import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Signing } from '../../queries/signing.ts'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { digestOf } from '../../signing/digestOf.ts'
import { decrypted } from '../../testing/decrypted.ts'
import { refuse } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { describedForm } from '../../testing/newbornForm.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { smallPdf } from '../../testing/smallPdf.ts'

const form = describedForm(newbornScene, guideAnswers)
const phone = form.allfield.flatMap(({ fieldList }) => fieldList).find(({ name }) => name === 'motherMobile')?.id ?? ''
const label = form.allfile.find(({ id }) => id === 'CL04')?.label ?? ''
const file = (id: string) => ({ id, name: '登记表.pdf', fileType: 'pdf', size: 2_048, url: '', isApplyForm: true, isReuse: false })
const digest = await digestOf(new Uint8Array(smallPdf()))
const mother = { key: 'applicant', label: '申请人', name: '周晓岚', seal: 'person', isCaller: true } as const
const signedAt = '2026-11-23T04:00:00.000Z'
const signing = (isSigned: boolean, isOutdated = false): Signing => ({
  ...{ file: file('made'), digest, signers: [isSigned ? { ...mother, signedAt } : mother], isWhole: isSigned, isOutdated }
})

let applications = 0
const asked = (values: Readonly<Record<string, string>>, files: SubmittedApplication['staged']['files'] = {}): SubmittedApplication => ({
  applyNo: `230100-S${(applications += 1)}`,
  sceneCode: newbornScene.sceneCode,
  sceneName: newbornScene.name,
  submittedAt: '2026-11-20T04:10:00.000Z',
  consult: '12345',
  form,
  values: { [phone]: '13900000001' },
  files: { CL04: [file('former')] },
  signed: ['CL04'],
  mayCorrect: true,
  requests: [
    {
      ...{ caseNo: 'A-M01', matterName: '出生医学证明', department: '省卫生健康委', until: '2099-12-04', isOverdue: false },
      ...{ fields: [{ id: phone, reason: '号码是空号' }], materials: [] }
    }
  ],
  staged: { version: 3, values, files },
  former: []
})
const open = (part: 'Form' | 'Material', application: SubmittedApplication, answers: (service: FakeService) => void) =>
  renderPortal(`/themeWrapper/approvedOperation${part}?applyNo=${application.applyNo}`, {
    loggedIn: true,
    answers: (service) => {
      let version = application.staged.version
      service.answer('oneThingCorrections', 'read', () => application)
      service.answer('oneThingCorrections', 'stage', () => ({ version: (version += 1), savedAt: signedAt }))
      service.answer('oneThingMaterials', 'tisDownload', () => smallPdf())
      answers(service)
    }
  })
const lastStaged = (service: FakeService) => {
  const { content = '' } = (service.requestsOf('oneThingCorrections.stage').at(-1)?.json ?? {}) as { readonly content?: string }
  return content === '' ? undefined : JSON.parse(decrypted(content))
}
const toSign = page.getByRole('status').filter({ hasText: /申请表(需要|已经)重新签名/ })

it('says at the form that what is typed is to be signed again, and takes that back with the value', async () => {
  const { screen, service } = await open('Form', asked({}), () => undefined)
  const field = screen.getByRole('textbox', { name: '母亲手机号码' })
  await expect.element(field).toBeVisible()
  expect(toSign.elements()).toEqual([])
  await field.fill('13900000077')
  await expect.element(toSign.getByText('待重新签名')).toBeVisible()
  await expect.element(toSign.getByRole('link', { name: label })).toBeVisible()
  await field.fill('13900000001')
  await expect.poll(() => toSign.elements()).toEqual([])
  await expect.poll(() => lastStaged(service)).toEqual({ values: { [phone]: '13900000001' }, files: {} })
})

it('a value that is changed after the signature voids it, and nothing of it is lost where the value comes back', async () => {
  const application = asked({ [phone]: '13900000077' }, { CL04: [file('made')] })
  const { screen, service } = await open('Form', application, (answers) => {
    answers.answer('oneThingCorrections', 'signing', () => {
      const staged = lastStaged(answers)
      return signing(true, staged !== undefined && staged.values[phone] !== '13900000077')
    })
  })
  await expect.element(toSign.getByText('已重新签名')).toBeVisible()
  const field = screen.getByRole('textbox', { name: '母亲手机号码' })
  await field.fill('13900000078')
  await expect.element(toSign.getByText('您修改了表单，签名已作废，请重新签名')).toBeVisible()
  await expect.element(toSign.getByText('申请表需要重新签名')).toBeVisible()
  await field.fill('13900000001')
  await expect.poll(() => lastStaged(service)?.files).toEqual({})
  await field.fill('13900000077')
  await expect.element(toSign.getByText('已重新签名')).toBeVisible()
  expect(lastStaged(service).files).toEqual({ CL04: ['made'] })
})

it('makes the form from what is kept, has it signed in its window, and keeps the signed file', async () => {
  let isSigned = false
  const application = asked({ [phone]: '13900000077' })
  const { screen, service } = await open('Material', application, (answers) => {
    answers.answer('oneThingCorrections', 'print', () => file('made'))
    answers.answer('oneThingCorrections', 'signing', () => signing(isSigned))
    answers.answer('gatewayTickets', 'switchTicket', () => ({ ticket: 't' }))
    answers.answer('oneThingFaces', 'isAsked', () => ({ isAsked: false }))
    answers.answer('oneThingSeal', 'getSignature', () => ({ status: 0, sid: 's1' }))
    answers.answer('oneThingSeal', 'signatureByFileId', () => {
      isSigned = true
      return { status: 0, fileId: 'made', signing: signing(true) }
    })
  })
  await expect.element(toSign.getByText('待重新签名')).toBeVisible()
  await expect.element(toSign.getByText('申请表需要重新签名')).toBeVisible()
  await screen.getByRole('button', { name: '生成申请表并预览' }).click()
  const window = page.getByRole('dialog', { name: '预览' })
  await window.getByRole('button', { name: '在线签名', exact: true }).click()
  await page.getByRole('alertdialog', { name: '在线签名' }).getByRole('button', { name: '同意并签名' }).click()
  await expect.element(window.getByText('已签名：周晓岚')).toBeVisible()
  const { applyNo } = application
  expect(service.requestsOf('oneThingCorrections.print').map(({ json }) => json)).toEqual([{ applyNo, version: 3, materialId: 'CL04' }])
  expect(service.requestsOf('oneThingSeal.signatureByFileId')[0]?.url.searchParams.get('digest')).toBe(digest)
  await window.getByRole('button', { name: '关闭预览' }).click()
  await expect.element(toSign.getByText('已重新签名', { exact: true })).toBeVisible()
  await expect.element(toSign.getByText('申请表已经重新签名')).toBeVisible()
  await expect.element(toSign.getByText(/新的签名都已齐全，可以交回/)).toBeVisible()
  await expect.poll(() => lastStaged(service)?.files).toEqual({ CL04: ['made'] })
})

it('says at its material which form is not signed, and stays at the desk', async () => {
  const message = '待周晓岚签名，签名后才能提交'
  const issue = { kind: 'material', id: 'CL04', label, fn: 'signature', message, text: `[${label}]字段${message}` } as const
  const application = asked({ [phone]: '13900000077' }, { CL04: [file('made')] })
  const { screen, path } = await open('Material', application, (answers) => {
    answers.answer('oneThingCorrections', 'signing', () => signing(false))
    answers.answer('oneThingCorrections', 'handIn', () => refuse({ _tag: 'Invalid', msg: '有 1 处需要修改', issues: [issue] }))
  })
  await screen.getByRole('button', { name: '交回补正' }).click()
  await expect.element(screen.getByRole('listitem').filter({ hasText: `错误：${message}` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `查看并签名 ${label}` })).toBeVisible()
  expect(path()).toBe('/themeWrapper/approvedOperationMaterial')
})
