import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { digestOf } from '../../signing/digestOf.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { refuse } from '../../testing/fakeService.ts'
import { fileNamed } from '../../testing/fileNamed.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { smallPdf } from '../../testing/smallPdf.ts'

const expiresAt = '2026-11-21T04:00:00.000Z'
const invitation = {
  invitationId: 'i1',
  sceneCode: 'HLJYJS0001',
  sceneName: '新生儿出生一件事',
  label: '育儿补贴申领表',
  from: '周*岚',
  expiresAt
}
const digest = await digestOf(new Uint8Array(smallPdf()))
const signing = {
  file: { ...fileNamed('申领表.pdf'), isApplyForm: true },
  digest,
  signers: [{ key: 'person:father', label: '父亲', name: '林海峰', seal: 'person' as const, isCaller: true }],
  isWhole: false
}
const answers = (service: FakeService) => {
  service.answer('gatewayTickets', 'switchTicket', () => ({ ticket: 't' }))
  service.answer('oneThingSeal', 'openInvitation', () => invitation)
  service.answer('oneThingSeal', 'invitations', () => [invitation])
  service.answer('oneThingSeal', 'invitedSigning', () => signing)
  service.answer('oneThingSeal', 'invitedFile', () => smallPdf())
  service.answer('oneThingSeal', 'getSignature', () => ({ status: 0, sid: 's1' }))
  service.answer('oneThingSeal', 'signatureByFileId', () => ({ status: 0, fileId: signing.file.id, signing }))
  service.answer('oneThingFaces', 'isAsked', () => ({ isAsked: false }))
}

it('leads from the code to the form, which its person signs over what was shown', async () => {
  const { service } = await renderPortal('/signing#c1', { loggedIn: true, answers })
  await expect.element(page.getByText('周*岚请您签署：新生儿出生一件事 · 育儿补贴申领表')).toBeVisible()
  expect(service.requestsOf('oneThingSeal.openInvitation').map(({ json }) => json)).toEqual([{ code: 'c1' }])
  await page.getByRole('button', { name: '在线签名', exact: true }).click()
  await page.getByRole('alertdialog', { name: '在线签名' }).getByRole('button', { name: '同意并签名' }).click()
  await expect.element(page.getByText(/对方的页面会自动更新/)).toBeVisible()
  const sent = service.requestsOf('oneThingSeal.signatureByFileId').map(({ url }) => Object.fromEntries(url.searchParams))
  expect(sent).toEqual([{ fileId: signing.file.id, sid: 's1', ticket: 't', digest, invitationId: 'i1' }])
  expect(service.requestsOf('oneThingFaces.isAsked')[0]?.url.searchParams.get('sceneid')).toBe('HLJYJS0001')
})

it('asks a visitor to log in, and asks the service nothing before', async () => {
  const { service } = await renderPortal('/signing#c2', { answers })
  await expect.element(page.getByText(/请用您本人的账号登录/)).toBeVisible()
  expect(service.requests.filter(({ name }) => name.startsWith('oneThingSeal'))).toEqual([])
})

it('says that an invitation is over or somebody else’s, with the way on', async () => {
  const msg = '邀请已失效，或者不是发给您的'
  await renderPortal('/signing#c3', {
    loggedIn: true,
    answers: (service) => {
      answers(service)
      service.answer('oneThingSeal', 'openInvitation', () => refuse({ _tag: 'NotFound', msg }))
    }
  })
  await expect.element(page.getByText(msg)).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: '我的办件' })).toBeVisible()
})
