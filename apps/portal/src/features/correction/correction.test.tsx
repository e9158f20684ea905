import { expect, it } from 'vitest'
import type { SubmittedApplication } from '../../queries/corrections.ts'
import { decrypted } from '../../testing/decrypted.ts'
import { loseConnection, refuse } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { guideAnswers } from '../../testing/guideAnswers.ts'
import { describedForm } from '../../testing/newbornForm.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const form = describedForm(newbornScene, guideAnswers)
const name = 'NB2015^motherName'
const phone = form.allfield.flatMap(({ fieldList }) => fieldList).find((field) => field.name === 'motherMobile')?.id ?? ''
const file = (id: string) => ({ id, name: `${id}.jpg`, fileType: 'jpg', size: 2_048, url: '', isApplyForm: false, isReuse: false })

let applications = 0
const submitted = (more: Partial<SubmittedApplication> = {}): SubmittedApplication => ({
  applyNo: `230100-${(applications += 1)}`,
  sceneCode: newbornScene.sceneCode,
  sceneName: newbornScene.name,
  submittedAt: '2026-11-20T04:10:00.000Z',
  consult: '12345',
  form,
  values: { [name]: '周晓岚', [phone]: '13900000001' },
  files: { CL01: [file('old-card')] },
  signed: [],
  mayCorrect: true,
  requests: [],
  staged: { version: 0, values: {}, files: {} },
  former: [],
  ...more
})
const request = {
  caseNo: 'A-M03',
  matterName: '出生登记',
  department: '省公安厅',
  until: '2099-12-04',
  isOverdue: false,
  fields: [{ id: phone, reason: '号码是空号' }],
  materials: []
}
const open = (application: SubmittedApplication, part: 'Form' | 'Material', answers: (service: FakeService) => void = () => undefined) =>
  renderPortal(`/themeWrapper/approvedOperation${part}?applyNo=${application.applyNo}`, {
    loggedIn: true,
    answers: (service) => {
      service.answer('oneThingCorrections', 'read', () => application)
      answers(service)
    }
  })

it('shows what was submitted, read-only, and what a correction took the place of', async () => {
  const before = {
    at: '2026-11-21T04:10:00.000Z',
    cases: [{ caseNo: 'A', matterName: '出生登记', department: '省公安厅' }],
    values: { [name]: '周小岚' },
    files: {}
  }
  const { screen } = await open(submitted({ former: [before] }), 'Form')
  await expect.element(screen.getByRole('heading', { level: 1, name: '提交的申请表' })).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
  expect(screen.getByRole('button', { name: '交回补正' }).elements()).toEqual([])
  const former = screen.getByRole('region', { name: '2026-11-21 12:10 补正' })
  await expect.element(former).toBeVisible()
  expect(former.element().textContent).toContain('已交回省公安厅。以下是补正前的内容。母亲姓名周小岚')
})

it('opens the named field alone, beside what stood there, keeps what is typed and hands it in once', async () => {
  const application = submitted({ requests: [request] })
  const { screen, service, path } = await open(application, 'Form', (answers) => {
    answers.answer('oneThingCorrections', 'stage', () => ({ version: 1, savedAt: '2026-11-23T04:10:00.000Z' }))
    answers.answer('oneThingCorrections', 'handIn', () => ({
      at: '2026-11-23T04:11:00.000Z',
      cases: [request],
      fields: [phone],
      materials: []
    }))
  })
  const field = screen.getByRole('textbox', { name: '母亲手机号码' })
  await expect.element(field).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(1)
  await expect.element(screen.getByText(/原填写：139/)).toBeVisible()
  await screen.getByRole('button', { name: '交回补正' }).click()
  await expect.element(screen.getByText('还没有修改部门要求补正的内容，请修改后再交回。')).toBeVisible()
  await field.fill('13900000077')
  await screen.getByRole('button', { name: '交回补正' }).click()
  await expect.poll(path).toBe('/doThing/oneThingDetails')
  const staged = service.requestsOf('oneThingCorrections.stage').at(-1)?.json
  expect(staged).toMatchObject({ applyNo: application.applyNo, version: 0, content: expect.any(String) })
  expect(service.requestsOf('oneThingCorrections.handIn')).toHaveLength(1)
})

it('puts what was typed here on top of what another page has kept meanwhile, and says so', async () => {
  const both = {
    ...request,
    fields: [
      { id: phone, reason: '空号' },
      { id: name, reason: '与身份证不一致' }
    ]
  }
  const application = submitted({ requests: [both] })
  let reads = 0
  const { screen, service } = await open(application, 'Form', (answers) => {
    answers.answer('oneThingCorrections', 'read', () => {
      reads += 1
      return reads === 1 ? application : { ...application, staged: { version: 4, values: { [name]: '周晓兰' }, files: {} } }
    })
    answers.answer('oneThingCorrections', 'stage', ({ json }) => {
      const { version } = json as { readonly version: number }
      return version === 4 ? { version: 5, savedAt: '2026-11-23T04:10:00.000Z' } : refuse({ _tag: 'Conflict', msg: '已在其他页面修改' })
    })
  })
  await screen.getByRole('textbox', { name: '母亲手机号码' }).fill('13900000077')
  await expect.element(screen.getByText('另一个页面也在修改这份补正')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: '母亲姓名' })).toHaveValue('周*兰')
  await expect.poll(() => service.requestsOf('oneThingCorrections.stage').at(-1)?.json).toMatchObject({ version: 4 })
})

it('what could not be saved is there again when one comes back to the desk, and is saved once the line is back', async () => {
  const application = submitted({ requests: [request] })
  let isCut = true
  const answers = (service: FakeService) => {
    service.answer('oneThingCorrections', 'stage', () => (isCut ? loseConnection() : { version: 1, savedAt: '2026-11-23T04:10:00.000Z' }))
  }
  const first = await open(application, 'Form', answers)
  await first.screen.getByRole('textbox', { name: '母亲手机号码' }).fill('13900000077')
  await expect.element(first.screen.getByText('没有保存成功')).toBeVisible()
  await first.screen.unmount()
  // Another application's desk: of this one only what the tab keeps is left, as after a reload.
  const other = await open(submitted({ requests: [request] }), 'Form')
  await expect.element(other.screen.getByRole('textbox', { name: '母亲手机号码' })).toHaveValue('13900000001')
  await other.screen.unmount()

  const { screen, service } = await open(application, 'Form', answers)
  await expect.element(screen.getByRole('textbox', { name: '母亲手机号码' })).toHaveValue('13900000077')
  await expect.element(screen.getByText('没有保存成功')).toBeVisible()
  isCut = false
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText(/已暂存/)).toBeVisible()
  expect(service.requestsOf('oneThingCorrections.stage').at(-1)?.json).toMatchObject({ applyNo: application.applyNo, version: 0 })
})

it('is closed after its last day, with what to do instead, and for who only reads', async () => {
  const { screen } = await open(submitted({ requests: [{ ...request, until: '2026-11-01', isOverdue: true }] }), 'Form')
  await expect.element(screen.getByText(/已过补正期限，不能再交回。请联系办理部门/)).toBeVisible()
  expect(screen.getByRole('button', { name: '交回补正' }).elements()).toEqual([])
  const other = await open(submitted({ requests: [request], mayCorrect: false }), 'Form')
  await expect.element(other.screen.getByText('请由提交申请的经办人登录后补正。')).toBeVisible()
  expect(other.screen.getByRole('textbox').elements()).toEqual([])
})

it('opens the named material alone, beside the files that were handed in', async () => {
  const { screen } = await open(submitted({ requests: [{ ...request, materials: [{ code: 'CL01', reason: '照片不清晰' }] }] }), 'Material')
  await expect.element(screen.getByRole('heading', { level: 3, name: /母亲居民身份证/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(1)
  await expect.element(screen.getByText('old-card.jpg')).toBeVisible()
  await expect.element(screen.getByText('省公安厅：照片不清晰')).toBeVisible()
})

it('whoever comes to correct is led to the materials where nothing else is asked for, and may read the form all the same', async () => {
  const material = { ...request, fields: [], materials: [{ code: 'CL01', reason: '照片不清晰' }] }
  const comeTo = (requests: SubmittedApplication['requests']) => {
    const application = submitted({ requests })
    return renderPortal(`/themeWrapper/approvedOperationForm?applyNo=${application.applyNo}&toCorrect=1`, {
      loggedIn: true,
      answers: (service) => service.answer('oneThingCorrections', 'read', () => application)
    })
  }
  const { screen, path } = await comeTo([material])
  await expect.element(screen.getByRole('heading', { level: 1, name: '提交的材料' })).toBeVisible()
  expect(path()).toBe('/themeWrapper/approvedOperationMaterial')
  await screen.getByRole('link', { name: '申请表', exact: true }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: '提交的申请表' })).toBeVisible()
  await screen.unmount()
  const other = await comeTo([material, { ...request, caseNo: 'A-M04' }])
  await expect.element(other.screen.getByRole('textbox', { name: '母亲手机号码' })).toBeVisible()
})

it('takes a certificate of the locker or what a phone sent for the named material, as when the application was made', async () => {
  const asked = { ...request, fields: [], materials: [{ code: 'CL01', reason: '照片不清晰' }] }
  const application = submitted({ requests: [asked] })
  const certificate = {
    ...{
      reuseId: 'cert:1',
      fileName: '居民身份证.pdf',
      certType: '居民身份证',
      certCode: 'ID',
      holder: '周*岚',
      number: '23019*********002X'
    },
    ...{ issuer: '公安局', validUntil: '2036-01-01', refusal: '' }
  }
  const former = (applyNo: string) => ({
    ...{ reuseId: `former:${applyNo}`, fileName: `身份证 ${applyNo}.jpg`, fileCount: 1, applyNo },
    ...{ sceneName: newbornScene.name, submitTime: '2026-11-20T04:10:00.000Z' }
  })
  const reused = { ...file('taken'), name: '居民身份证.pdf', fileType: 'pdf', isReuse: true }
  const { screen, service } = await open(application, 'Material', (answers) => {
    answers.answer('oneThingGuide', 'getGuideScene', () => newbornScene)
    answers.answer('oneThingReuse', 'reuseFileList', () => ({
      certificateList: [certificate],
      materialList: [application.applyNo, '230100-0'].map(former)
    }))
    answers.answer('oneThingReuse', 'reuseFile', () => Uint8Array.of(1, 2, 3))
    answers.answer('oneThingReuse', 'reuseConfirm', () => [reused])
    answers.answer('oneThingCapability', 'token', () => ({ token: 'x'.repeat(43), uploadId: 'u1', expiresAt: '2099-01-01T00:00:00.000Z' }))
    answers.answer('oneThingCapability', 'getFiles', () => ({ state: 'open' as const, files: [file('from-phone')] }))
    answers.answer('oneThingCapability', 'end', () => ({}))
    answers.answer('oneThingCorrections', 'stage', () => ({ version: 1, savedAt: '2026-11-23T04:10:00.000Z' }))
  })
  await screen.getByRole('button', { name: /手机扫码上传/ }).click()
  const dialog = screen.getByRole('dialog', { name: '手机扫码上传' })
  await expect.element(dialog.getByText('from-phone.jpg')).toBeVisible()
  await dialog.getByRole('button', { name: '完成' }).click()
  expect(service.requestsOf('oneThingCapability.token').map(({ json }) => json)).toEqual([
    { sceneid: newbornScene.sceneCode, formId: 'CL01', applicationKey: application.applyNo, present: 0 }
  ])
  await expect.element(screen.getByRole('button', { name: '复用 身份证 230100-0.jpg' })).toBeVisible()
  expect(screen.getByRole('button', { name: `复用 身份证 ${application.applyNo}.jpg` }).elements()).toEqual([])
  await screen.getByRole('button', { name: '预览 居民身份证（周*岚）' }).click()
  const certificateShown = screen.getByRole('dialog', { name: '电子证照' })
  await expect.element(certificateShown.getByText('这种文件不能在线预览')).toBeVisible()
  await certificateShown.getByRole('button', { name: '关闭预览' }).click()
  expect(service.requestsOf('oneThingReuse.reuseFile').map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
    { sceneid: newbornScene.sceneCode, formId: 'CL01', reuseId: 'cert:1' }
  ])
  await screen.getByRole('button', { name: '复用 居民身份证（周*岚）' }).click()
  await expect.element(screen.getByText('该材料为复用材料')).toBeVisible()
  await expect
    .poll(() => {
      const { content = '' } = (service.requestsOf('oneThingCorrections.stage').at(-1)?.json ?? {}) as { readonly content?: string }
      return content === '' ? undefined : JSON.parse(decrypted(content)).files
    })
    .toEqual({ CL01: expect.arrayContaining(['taken']) })
})
