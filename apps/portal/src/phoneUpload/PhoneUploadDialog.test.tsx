import { encode } from 'uqr'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fileNamed } from '../testing/fileNamed.ts'
import { hurryPolls } from '../testing/hurryPolls.ts'
import type { FakeService } from '../testing/fakeService.ts'
import { refuse } from '../testing/fakeService.ts'
import { renderFlow } from '../testing/renderFlow.tsx'
import { readyToSubmit } from '../testing/submitted.ts'

const expiresAt = '2026-11-20T05:00:00.000Z'
const dialog = page.getByRole('dialog', { name: '手机扫码上传' })
const card = page.getByRole('listitem').filter({ hasText: '结婚证' }).first()

const phoneFiles = (state: 'waiting' | 'open' | 'ended', files: readonly ReturnType<typeof fileNamed>[] = []) => ({ state, files })

const open = async (answers: (service: FakeService) => void = () => undefined) => {
  const { files: _files, ...done } = readyToSubmit()
  let tokens = 0
  const flow = await renderFlow('themeMaterial', {
    loggedIn: true,
    done,
    answers: (service) => {
      service.answer('oneThingCapability', 'token', () => ({ uploadId: `u${(tokens += 1)}`, token: `secret-${tokens}`, expiresAt }))
      service.answer('oneThingCapability', 'end', () => ({}))
      service.answer('oneThingCapability', 'getFiles', () => phoneFiles('waiting'))
      answers(service)
    }
  })
  await card.getByRole('button', { name: '手机扫码上传' }).click()
  await expect.element(dialog).toBeVisible()
  return flow
}

describe('upload by phone at the desk', () => {
  it('[R-7.4-47] [R-7.4-48] shows a code for this handling and material, keeps what comes at once and drops what the phone takes back', async () => {
    hurryPolls()
    let sent: ReturnType<typeof fileNamed>[] = []
    const { service, state } = await open((service) =>
      service.answer('oneThingCapability', 'getFiles', () => phoneFiles(sent.length === 0 ? 'waiting' : 'open', sent))
    )
    const code = dialog.getByRole('img', { name: /二维码/ })
    await expect.element(code).toBeVisible()
    const dark = encode(`${window.location.origin}/ljonething/phoneUpload#secret-1`, { ecc: 'M', border: 4 }).data.flat().filter(Boolean)
    expect(code.element().querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark.length)
    expect(service.requestsOf('oneThingCapability.token').map(({ json }) => json)).toEqual([
      { sceneid: state.sceneCode, formId: expect.any(String), applicationKey: state.submitKey, present: 0 }
    ])
    sent = [fileNamed('甲.jpg'), fileNamed('乙.jpg')]
    await expect.element(dialog.getByText('甲.jpg')).toBeVisible()
    await expect.element(dialog.getByText(/^手机已连接/)).toBeVisible()
    expect(dialog.getByRole('img', { name: /二维码/ }).elements()).toEqual([])
    await expect.poll(() => sessionStorage.getItem('onething:HLJYJS0001')).toContain('file-甲.jpg')
    sent = [fileNamed('乙.jpg')]
    await expect.element(dialog.getByText('甲.jpg')).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(card.getByText('乙.jpg', { exact: true })).toBeVisible()
    expect(card.getByText('甲.jpg', { exact: true }).elements()).toEqual([])
  })

  it('ends the upload when it is closed, and then looks once more', async () => {
    const { service } = await open((service) =>
      service.answer('oneThingCapability', 'getFiles', () =>
        service.requestsOf('oneThingCapability.end').length === 0 ? phoneFiles('waiting') : phoneFiles('ended', [fileNamed('最后.jpg')])
      )
    )
    await expect.element(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(card.getByText('最后.jpg', { exact: true })).toBeVisible()
    const asked = service.requests.map(({ name }) => name).filter((name) => name.startsWith('oneThingCapability'))
    expect(asked.slice(asked.indexOf('oneThingCapability.end'))).toEqual(['oneThingCapability.end', 'oneThingCapability.getFiles'])
  })

  it('asks no more once the code has run out, and makes another one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { service } = await open((service) =>
      service.answer('oneThingCapability', 'getFiles', ({ url }) =>
        phoneFiles(url.searchParams.get('uploadId') === 'u1' ? 'ended' : 'waiting')
      )
    )
    await expect.element(dialog.getByText(/^二维码已失效/)).toBeVisible()
    vi.advanceTimersByTime(60_000)
    await dialog.getByRole('button', { name: '重新生成二维码' }).click()
    await expect.element(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
    const asked = service.requestsOf('oneThingCapability.getFiles').map(({ url }) => url.searchParams.get('uploadId'))
    expect(asked.filter((uploadId) => uploadId === 'u1')).toHaveLength(1)
    expect(service.requestsOf('oneThingCapability.token')).toHaveLength(2)
  })

  it('says why there is no code', async () => {
    await open((service) =>
      service.answer('oneThingCapability', 'token', () => refuse({ _tag: 'Rejected', msg: '上传的文件过多，请先删除不需要的文件' }))
    )
    await expect.element(dialog.getByText('上传的文件过多，请先删除不需要的文件')).toBeVisible()
  })
})
