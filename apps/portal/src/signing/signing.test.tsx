import type { Signing } from '@ljonething/api/shapes/Signature'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { HandlingState } from '../handling/HandlingState.ts'
import type { FakeService } from '../testing/fakeService.ts'
import { loseConnection, refuse } from '../testing/fakeService.ts'
import { fileNamed } from '../testing/fileNamed.ts'
import { hurryPolls } from '../testing/hurryPolls.ts'
import { renderFlow } from '../testing/renderFlow.tsx'
import { smallPdf } from '../testing/smallPdf.ts'
import { readyToSubmit } from '../testing/submitted.ts'
import { digestOf } from './digestOf.ts'

const label = '《出生医学证明》首次签发登记表'
const form = { ...fileNamed('登记表.pdf'), isApplyForm: true }
const formId = 'CL04'
const mother = { key: 'person:mother', label: '母亲', name: '周晓岚', seal: 'person', isCaller: true } as const
const father = { key: 'person:father', label: '父亲', name: '孙浩', seal: 'person', isCaller: false } as const
const signedAt = '2026-11-20T04:05:00.000Z'
const shownDigest = await digestOf(new Uint8Array(smallPdf()))
const signing = (signers: Signing['signers'], more: Partial<Signing> = {}): Signing => ({
  file: form,
  digest: shownDigest,
  signers,
  isWhole: signers.every((signer) => signer.signedAt !== undefined),
  isOutdated: false,
  ...more
})
const open = signing([mother])
const signed = signing([{ ...mother, signedAt }])

const done = (): Partial<HandlingState> => {
  const ready = readyToSubmit()
  return { ...ready, files: { ...ready.files, [formId]: [form] } }
}

/** A seal centre that signs; what a test says differently comes after. */
const signsAt = (answers: (service: FakeService) => void) => (service: FakeService) => {
  let tickets = 0
  service.answer('gatewayTickets', 'switchTicket', () => ({ ticket: `t${(tickets += 1)}` }))
  service.answer('oneThingMaterials', 'tisDownload', () => smallPdf())
  service.answer('oneThingSeal', 'signing', () => (service.requestsOf('oneThingSeal.signatureByFileId').length === 0 ? open : signed))
  service.answer('oneThingSeal', 'getSignature', () => ({ status: 0, sid: 's1' }))
  service.answer('oneThingSeal', 'signatureByFileId', () => ({ status: 0, fileId: form.id, signing: signed }))
  service.answer('oneThingFaces', 'isAsked', () => ({ isAsked: false }))
  answers(service)
}

const window = page.getByRole('dialog', { name: '预览', exact: true })
const signButton = window.getByRole('button', { name: '在线签名' })
const asked = (name: string) => page.getByRole('alertdialog', { name })
const openForm = async (answers: (service: FakeService) => void = () => undefined) => {
  const flow = await renderFlow('themeMaterial', { loggedIn: true, done: done(), answers: signsAt(answers) })
  await page.getByRole('button', { name: `查看并签名 ${label}` }).click()
  await expect.element(window).toBeVisible()
  return flow
}
const agree = async () => {
  await signButton.click()
  await asked('在线签名').getByRole('button', { name: '同意并签名' }).click()
}
const seals = (service: FakeService) =>
  service.requests.flatMap(({ name }) => (name.startsWith('oneThingSeal.') && name !== 'oneThingSeal.signing' ? [name.slice(13)] : []))
const signatures = (service: FakeService) => service.requestsOf('oneThingSeal.signatureByFileId').length

describe('signing an application form', () => {
  it('[R-2.4-12] [R-2.5-29] opens it over the whole window, with 在线签名 once the document is there', async () => {
    let give: (bytes: Uint8Array) => void = () => undefined
    const bytes = new Promise<Uint8Array>((resolve) => {
      give = resolve
    })
    await openForm((service) => service.answer('oneThingMaterials', 'tisDownload', () => bytes))
    await expect.element(window.getByText('周晓岚')).toBeVisible()
    expect(signButton.elements()).toEqual([])
    give(smallPdf())
    await expect.element(signButton).toBeVisible()
    expect(Math.round(window.element().getBoundingClientRect().width)).toBe(1280)
  })

  it('[R-4.2-39] waits for the form that is made, and shows it to be signed', async () => {
    const made = Promise.withResolvers<void>()
    const { files: _files, ...empty } = done()
    await renderFlow('themeMaterial', {
      loggedIn: true,
      done: empty,
      answers: signsAt((service) =>
        service.answer('oneThingPrinting', 'newGlovePrinting', async () => {
          await made.promise
          return { fileId: form.id, file: form }
        })
      )
    })
    await page.getByRole('button', { name: '生成申请表并预览' }).click()
    await expect.element(page.getByText('正在生成申请表，请稍候')).toBeVisible()
    made.resolve()
    await expect.element(signButton).toBeVisible()
    expect(page.getByText('正在生成申请表，请稍候').elements()).toEqual([])
  })

  it('[R-4.2-40] [R-4.2-42] [R-4.2-44] [R-4.2-45] looks for a seal, asks for consent, signs what was shown with a fresh ticket and keeps the signed file', async () => {
    let give: () => void = () => undefined
    const { service } = await openForm((service) =>
      service.answer(
        'oneThingSeal',
        'signatureByFileId',
        () =>
          new Promise((resolve) => {
            give = () => resolve({ status: 0, fileId: form.id, signing: { ...signed, file: { ...form, size: 4_711 } } })
          })
      )
    )
    await signButton.click()
    await expect.element(asked('在线签名')).toBeVisible()
    expect(seals(service)).toEqual(['getSignature'])
    await asked('在线签名').getByRole('button', { name: '同意并签名' }).click()
    await expect.element(page.getByText('正在为您自动签名，请稍候')).toBeVisible()
    await expect.poll(() => signatures(service)).toBe(1)
    const [found] = service.requestsOf('oneThingSeal.getSignature').map(({ url }) => Object.fromEntries(url.searchParams))
    const [sent] = service.requestsOf('oneThingSeal.signatureByFileId').map(({ url }) => Object.fromEntries(url.searchParams))
    expect(found).toEqual({ ticket: 't1', seal: 'person' })
    expect(sent).toEqual({ fileId: form.id, sid: 's1', ticket: 't2', digest: shownDigest })
    give()
    await expect.element(page.getByText('签名成功')).toBeVisible()
    await expect.element(window.getByText('已签名：周晓岚')).toBeVisible()
    expect(signButton.elements()).toEqual([])
    await expect.poll(() => sessionStorage.getItem('onething:HLJYJS0001')).toContain('4711')
  })

  it.each([
    ['person', 3, /您还没有可用的个人签名/],
    ['company', 4, /贵单位还没有可用的企业印章/]
  ] as const)('[R-4.2-41] without a seal of the %s it leads to where one applies, and asks again', async (seal, status, text) => {
    const { service } = await openForm((service) => {
      service.answer('oneThingSeal', 'signing', () =>
        signatures(service) === 0 ? signing([{ ...mother, seal }]) : signing([{ ...mother, seal, signedAt }])
      )
      service.answer('oneThingSeal', 'getSignature', () =>
        service.requestsOf('oneThingSeal.getSignature').length === 1 ? { status } : { status: 0, sid: 's2' }
      )
    })
    await signButton.click()
    await expect.element(asked('温馨提示').getByText(text)).toBeVisible()
    await asked('温馨提示').getByRole('button', { name: '已申请，继续签名' }).click()
    await asked('在线签名').getByRole('button', { name: '同意并签名' }).click()
    await expect.element(page.getByText('签名成功')).toBeVisible()
    expect(seals(service)).toEqual(['getSignature', 'getSignature', 'signatureByFileId'])
    expect(service.requestsOf('oneThingSeal.getSignature').map(({ url }) => url.searchParams.get('seal'))).toEqual([seal, seal])
  })

  it('[R-4.2-43] where the centre says when signing that there is no signature, one applies and the whole begins again', async () => {
    const { service } = await openForm((service) =>
      service.answer('oneThingSeal', 'signatureByFileId', () =>
        signatures(service) === 1 ? { status: 3 } : { status: 0, fileId: form.id, signing: signed }
      )
    )
    await agree()
    await asked('温馨提示').getByRole('button', { name: '已申请，继续签名' }).click()
    await expect.element(page.getByText('签名成功')).toBeVisible()
    expect(seals(service)).toEqual(['getSignature', 'signatureByFileId', 'getSignature', 'signatureByFileId'])
  })

  it('[R-4.2-46] [R-8-38] says what the centre says, and begins the request again or gives it up', async () => {
    const { service } = await openForm((service) => {
      service.answer('oneThingSeal', 'signing', () => open)
      service.answer('oneThingSeal', 'signatureByFileId', () => ({ status: 9, msg: '签章平台正在维护' }))
    })
    await agree()
    await expect.element(page.getByText('签章平台正在维护').first()).toBeVisible()
    await asked('在线签名没有完成').getByRole('button', { name: '重新发起' }).click()
    await expect.poll(() => signatures(service)).toBe(2)
    await asked('在线签名没有完成').getByRole('button', { name: '取消' }).click()
    await expect.element(signButton).toBeVisible()
    expect(seals(service)).toEqual(['getSignature', 'signatureByFileId', 'getSignature', 'signatureByFileId'])
    const tickets = ['getSignature', 'signatureByFileId'].flatMap((name) =>
      service.requestsOf(`oneThingSeal.${name}`).map(({ url }) => url.searchParams.get('ticket'))
    )
    expect(new Set(tickets).size).toBe(4)
    expect(page.getByText('签名成功').elements()).toEqual([])
  })

  it.each([
    ['answers an error without words', () => ({ status: 7 })],
    ['answers 0 without a file', () => ({ status: 0 })]
  ])('[R-8-40] says 在线签名失败 where the centre %s', async (_, answer) => {
    await openForm((service) => {
      service.answer('oneThingSeal', 'signing', () => open)
      service.answer('oneThingSeal', 'signatureByFileId', answer)
    })
    await agree()
    await expect.element(asked('在线签名没有完成').getByText('在线签名失败')).toBeVisible()
    expect(page.getByText('签名成功').elements()).toEqual([])
  })

  it('finds a signature whose answer was lost, and signs no second time', async () => {
    const { service } = await openForm((service) => service.answer('oneThingSeal', 'signatureByFileId', () => loseConnection()))
    await agree()
    await expect.element(page.getByText('签名成功')).toBeVisible()
    // The line is tried again by itself, with the very same question.
    expect(new Set(service.requestsOf('oneThingSeal.signatureByFileId').map(({ url }) => url.search)).size).toBe(1)
    expect(asked('在线签名没有完成').elements()).toEqual([])
  })

  it('twenty presses are one signature', async () => {
    const { service } = await openForm()
    await expect.element(signButton).toBeVisible()
    const button = signButton.element() as HTMLButtonElement
    for (let press = 0; press < 20; press += 1) button.click()
    const consent = asked('在线签名').getByRole('button', { name: '同意并签名' })
    await expect.element(consent).toBeVisible()
    const yes = consent.element() as HTMLButtonElement
    for (let press = 0; press < 20; press += 1) yes.click()
    await expect.element(page.getByText('签名成功')).toBeVisible()
    expect(seals(service)).toEqual(['getSignature', 'signatureByFileId'])
  })

  it('signs nothing that was not shown: other bytes are shown first', async () => {
    let isChanged = false
    const { service } = await openForm((service) => {
      service.answer('oneThingSeal', 'signing', () => (isChanged ? { ...open, digest: 'other' } : open))
      service.answer('oneThingSeal', 'signatureByFileId', () => {
        isChanged = true
        return refuse({ _tag: 'Rejected', msg: '申请表已有变化，请重新查看后再签名' })
      })
    })
    await agree()
    await expect.element(page.getByText('申请表刚刚有了新的签名或改动，请重新查看后再签名')).toBeVisible()
    expect(asked('在线签名没有完成').elements()).toEqual([])
    expect(signatures(service)).toBe(1)
  })

  it('without consent nothing is signed', async () => {
    const { service } = await openForm()
    await signButton.click()
    await asked('在线签名').getByRole('button', { name: '取消' }).click()
    await expect.element(signButton).toBeVisible()
    expect(seals(service)).toEqual(['getSignature'])
  })

  it('an ended session signs nothing and loses nothing', async () => {
    const { service } = await openForm((service) =>
      service.answer('oneThingSeal', 'getSignature', () => refuse({ _tag: 'NotLoggedIn', msg: '登录已失效，请重新登录' }))
    )
    await signButton.click()
    await expect.poll(() => seals(service)).toEqual(['getSignature'])
    expect(asked('在线签名没有完成').elements()).toEqual([])
    await expect.poll(() => sessionStorage.getItem('onething:HLJYJS0001')).toContain(form.id)
  })
})

describe('the signatures of a material', () => {
  const card = page.getByRole('listitem').filter({ hasText: label }).first()
  const show = (given: Signing, answers: (service: FakeService) => void = () => undefined) =>
    renderFlow('themeMaterial', {
      loggedIn: true,
      done: done(),
      answers: signsAt((service) => {
        service.answer('oneThingSeal', 'signing', () => given)
        answers(service)
      })
    })

  it('says who has signed and who has not', async () => {
    await show(signing([{ ...mother, signedAt }, father]))
    await expect.element(card.getByText('已签名：周晓岚')).toBeVisible()
    await expect.element(card.getByText('待签名：孙浩')).toBeVisible()
  })

  it('keep the way on closed until everybody has signed, with who is missing', async () => {
    let isSigned = false
    const { service } = await show(open, (service) =>
      service.answer('oneThingSeal', 'signing', () => signing([{ ...mother, signedAt }, isSigned ? { ...father, signedAt } : father]))
    )
    await page.getByRole('button', { name: '下一步：核对并提交' }).click()
    const summary = page.getByRole('region', { name: /^有 \d+ 处需要修改$/ })
    await expect.element(summary.getByRole('link', { name: /待孙浩签名，签名后才能提交/ }).first()).toBeVisible()
    const review = page.getByRole('heading', { level: 1, name: '核对并提交' })
    expect(review.elements()).toEqual([])
    isSigned = true
    await page.getByRole('button', { name: '下一步：核对并提交' }).click()
    await expect.element(review).toBeVisible()
    expect(service.requestsOf('oneThingSubmit.submitSx')).toEqual([])
  })

  it('asks with the form as it is, says that a change made it void, and makes it anew', async () => {
    const { service } = await show(signing([{ ...mother, signedAt }], { isOutdated: true }), (service) =>
      service.answer('oneThingPrinting', 'newGlovePrinting', () => ({ fileId: 'new', file: { ...form, id: 'new' } }))
    )
    await expect.element(card.getByText(/您修改了表单，签名已作废，请重新签名/)).toBeVisible()
    expect(service.requestsOf('oneThingSeal.signing')[0]?.json).toMatchObject({
      fileId: form.id,
      extendJson: expect.stringContaining(formId),
      formJson: expect.any(String)
    })
    await card.getByRole('button', { name: '重新生成申请表' }).click()
    await expect.element(window).toBeVisible()
    await expect.poll(() => service.requestsOf('oneThingSeal.signing').at(-1)?.json).toMatchObject({ fileId: 'new' })
  })

  it('shows a code for the other signer, and by itself that they have signed', async () => {
    hurryPolls()
    let isSigned = false
    const invitedUntil = '2026-11-21T04:00:00.000Z'
    await show(signing([{ ...mother, signedAt }, father]), (service) => {
      const other = () => (service.requestsOf('oneThingSeal.invite').length === 0 ? father : { ...father, invitedUntil })
      service.answer('oneThingSeal', 'signing', () => signing([{ ...mother, signedAt }, isSigned ? { ...father, signedAt } : other()]))
      service.answer('oneThingSeal', 'invite', () => ({ code: 'invited-1', expiresAt: invitedUntil }))
    })
    await page.getByRole('button', { name: `查看并签名 ${label}` }).click()
    await window.getByRole('button', { name: '请孙浩签名' }).click()
    const dialog = page.getByRole('dialog', { name: '请孙浩签名' })
    await expect.element(dialog.getByRole('img', { name: '请孙浩签名的二维码' })).toBeVisible()
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect.element(window.getByText('已邀请，等待签名')).toBeVisible()
    isSigned = true
    await expect.element(window.getByText('已签名：周晓岚、孙浩')).toBeVisible()
  })
})
