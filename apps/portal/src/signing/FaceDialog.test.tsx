import { encode } from 'uqr'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FaceState } from '../queries/faces.ts'
import type { FakeService } from '../testing/fakeService.ts'
import { renderPortal } from '../testing/renderPortal.tsx'
import { fileNamed } from '../testing/fileNamed.ts'
import { hurryPolls } from '../testing/hurryPolls.ts'
import { renderFlow } from '../testing/renderFlow.tsx'
import { smallPdf } from '../testing/smallPdf.ts'
import { readyToSubmit } from '../testing/submitted.ts'
import { refuse } from '../testing/fakeService.ts'
import { digestOf } from './digestOf.ts'

const label = '《出生医学证明》首次签发登记表'
const form = { ...fileNamed('登记表.pdf'), isApplyForm: true }
const digest = await digestOf(new Uint8Array(smallPdf()))
const dialog = page.getByRole('dialog', { name: '人脸识别' })
const expiresAt = '2026-11-20T04:05:00.000Z'

/** At the desk, where the scene asks for the face before signing. */
const open = async (state: () => FaceState, answers: (service: FakeService) => void = () => undefined) => {
  let codes = 0
  const ready = readyToSubmit()
  const flow = await renderFlow('themeMaterial', {
    loggedIn: true,
    done: { ...ready, files: { ...ready.files, CL04: [form] } },
    answers: (service) => {
      const signer = { key: 'person:mother', label: '母亲', name: '周晓岚', seal: 'person', isCaller: true } as const
      const signing = { file: form, digest, signers: [signer], isWhole: false, isOutdated: false }
      service.answer('gatewayTickets', 'switchTicket', () => ({ ticket: 't' }))
      service.answer('oneThingMaterials', 'tisDownload', () => smallPdf())
      service.answer('oneThingSeal', 'signing', () => signing)
      service.answer('oneThingSeal', 'getSignature', () => ({ status: 0, sid: 's1' }))
      service.answer('oneThingSeal', 'signatureByFileId', () => ({ status: 0, fileId: form.id, signing }))
      service.answer('oneThingFaces', 'isAsked', () => ({ isAsked: true }))
      service.answer('oneThingFaces', 'begin', () => ({ code: `code-${(codes += 1)}`, expiresAt }))
      service.answer('oneThingFaces', 'cancel', () => ({}))
      service.answer('mobileFaces', 'selectFaceRecognitionResult', () => ({ state: state() }))
      answers(service)
    }
  })
  await page.getByRole('button', { name: `查看并签名 ${label}` }).click()
  await page.getByRole('button', { name: '在线签名', exact: true }).click()
  await page.getByRole('alertdialog', { name: '在线签名' }).getByRole('button', { name: '同意并签名' }).click()
  await expect.element(dialog).toBeVisible()
  return flow
}
const signatures = (service: FakeService) => service.requestsOf('oneThingSeal.signatureByFileId').length

describe('the face at the desk', () => {
  it('shows a code for the sandbox page, follows the phone, and goes on signing by itself', async () => {
    hurryPolls()
    let state: FaceState = 'waiting'
    const { service } = await open(() => state)
    const code = dialog.getByRole('img', { name: '人脸识别的二维码' })
    await expect.element(code).toBeVisible()
    const dark = encode(`${window.location.origin}/ljonething/faceRecognition#code-1`, { ecc: 'M', border: 4 }).data.flat().filter(Boolean)
    expect(code.element().querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark.length)
    expect(service.requestsOf('oneThingFaces.begin')[0]?.json).toEqual({ sceneid: 'HLJYJS0001', fileId: form.id })
    await expect.poll(() => service.requestsOf('mobileFaces.selectFaceRecognitionResult')[0]?.parts).toEqual({ code: 'code-1' })
    state = 'open'
    await expect.element(dialog.getByText(/手机已扫码/)).toBeVisible()
    expect(signatures(service)).toBe(0)
    state = 'passed'
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => signatures(service)).toBe(1)
  })

  it.each([
    ['failed', /没有通过/],
    ['cancelled', /手机上已取消/],
    ['expired', /二维码已失效/]
  ] as const)('says that it is %s, asks no more and makes another code', async (end, text) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let state: FaceState = end
    const { service } = await open(() => state)
    await expect.element(dialog.getByText(text)).toBeVisible()
    const asked = () => service.requestsOf('mobileFaces.selectFaceRecognitionResult').filter(({ parts }) => parts['code'] === 'code-1')
    const before = asked().length
    vi.advanceTimersByTime(60_000)
    state = 'waiting'
    await dialog.getByRole('button', { name: '重新生成二维码' }).click()
    await expect.element(dialog.getByRole('img', { name: '人脸识别的二维码' })).toBeVisible()
    expect(asked()).toHaveLength(before)
    expect(service.requestsOf('oneThingFaces.begin')).toHaveLength(2)
    expect(signatures(service)).toBe(0)
  })

  it('closed, the code is good for nothing and nothing is signed', async () => {
    const { service } = await open(() => 'waiting')
    await expect.element(dialog.getByRole('img', { name: '人脸识别的二维码' })).toBeVisible()
    await dialog.getByRole('button', { name: '暂不签名' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => service.requestsOf('oneThingFaces.cancel').map(({ json }) => json)).toEqual([{ code: 'code-1' }])
    expect(signatures(service)).toBe(0)
  })

  it('says why there is no code', async () => {
    const msg = '人脸识别过于频繁，请一小时后再试'
    await open(
      () => 'waiting',
      (service) => service.answer('oneThingFaces', 'begin', () => refuse({ _tag: 'Rejected', msg }))
    )
    await expect.element(dialog.getByText(msg)).toBeVisible()
  })
})

describe('the face on the phone', () => {
  const phone = (answers: (service: FakeService) => void) => renderPortal('/faceRecognition#code-1', { answers })
  const opened = (service: FakeService) => {
    service.answer('sandboxFaces', 'open', () => ({ key: 'k1', maskedName: '周*岚', purpose: '企业信息变更一件事：在线签名', expiresAt }))
    service.answer('sandboxFaces', 'end', ({ json }) => ({ end: (json as { readonly end: 'passed' }).end }))
  }

  it.each([
    ['识别通过', 'passed', '人脸识别通过'],
    ['识别不通过', 'failed', '人脸识别没有通过'],
    ['取消', 'cancelled', '人脸识别已取消']
  ])('%s is said to the service, and the phone has done its part', async (button, end, title) => {
    const { service } = await phone(opened)
    await expect.element(page.getByText('请周*岚本人确认：')).toBeVisible()
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
    expect(service.requestsOf('sandboxFaces.open').map(({ json }) => json)).toEqual([{ code: 'code-1' }])
    expect(service.requestsOf('sandboxFaces.end').map(({ json }) => json)).toEqual([{ key: 'k1', end }])
  })

  it('says what to do where the code is good no more', async () => {
    const msg = '二维码已失效或已被使用，请在电脑上重新生成'
    await phone((service) => service.answer('sandboxFaces', 'open', () => refuse({ _tag: 'NotFound', msg })))
    await expect.element(page.getByText(msg)).toBeVisible()
    expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([])
  })
})
