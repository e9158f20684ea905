import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { fileNamed } from '../../testing/fileNamed.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { loseConnection, refuse } from '../../testing/fakeService.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { fitPhoto } from './fitPhoto.ts'

const material = {
  sceneName: '新生儿出生一件事',
  label: '结婚证',
  fileTypes: ['jpg', 'png', 'pdf'],
  mostBytes: 1_048_576,
  mostFiles: 2,
  isIdentityCard: false
}
const expiresAt = '2026-11-20T05:00:00.000Z'
const usedUp = '二维码已失效或已被使用，请在电脑上重新生成'

const photo = async (side: number, name = '照片.jpg', type = 'image/jpeg') => {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  const noise = context?.createImageData(side, side)
  noise?.data.forEach((_, at) => (noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256))
  if (noise !== undefined) context?.putImageData(noise, 0, 0)
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type })
}

const open = async (answers: (service: FakeService) => void = () => undefined, address = '/phoneUpload#t1') => {
  await cleanup()
  await page.viewport(390, 844)
  return renderPortal(address, {
    answers: (service) => {
      service.answer('oneThingPhone', 'open', () => ({ key: 'k1', expiresAt, material }))
      answers(service)
    }
  })
}
const row = (name: string) => page.getByRole('list', { name: '已传的文件' }).getByRole('listitem').filter({ hasText: name })

describe('the page of the phone', () => {
  it('opens without a login by the token of the address, which it takes out, and after a reload by the key it got', async () => {
    window.sessionStorage.clear()
    const { service, router } = await open()
    await expect.element(page.getByText('新生儿出生一件事 · 结婚证')).toBeVisible()
    expect(service.requestsOf('oneThingPhone.open').map(({ json }) => json)).toEqual([{ token: 't1' }])
    await expect.poll(() => router.state.location.hash).toBe('')
    const again = await open((service) => {
      service.answer('oneThingPhone', 'open', () => refuse({ _tag: 'NotFound', msg: usedUp }))
      service.answer('oneThingPhone', 'sent', () => ({ expiresAt, material, files: [fileNamed('证.jpg')] }))
    })
    await expect.element(row('证.jpg')).toBeVisible()
    expect(again.service.requestsOf('oneThingPhone.sent').map(({ json }) => json)).toEqual([{ key: 'k1' }])
  })

  it('says what to do where the code is used up', async () => {
    window.sessionStorage.clear()
    await open((service) => service.answer('oneThingPhone', 'open', () => refuse({ _tag: 'NotFound', msg: usedUp })))
    await expect.element(page.getByText(usedUp)).toBeVisible()
  })

  it('[R-7.4-49] sends several files under the key, the same file again after a lost answer, and takes its own back', async () => {
    window.sessionStorage.clear()
    let attempts = 0
    const { service } = await open((service) => {
      service.answer('oneThingPhone', 'upload', ({ parts }) => (++attempts === 1 ? loseConnection() : fileNamed(parts['file'] ?? '')))
      service.answer('oneThingPhone', 'remove', () => ({}))
    })
    await page.getByLabelText('选择文件：结婚证').upload([await photo(10, '甲.jpg'), await photo(10, '乙.jpg')])
    await page.getByRole('button', { name: '重新上传 甲.jpg' }).click()
    await expect.element(row('甲.jpg').getByText('已上传')).toBeVisible()
    await expect.element(row('乙.jpg').getByText('已上传')).toBeVisible()
    const sent = service.requestsOf('oneThingPhone.upload').map(({ parts }) => parts)
    expect(sent.map(({ key, file }) => [key, file])).toEqual(['甲.jpg', '乙.jpg', '甲.jpg'].map((name) => ['k1', name]))
    expect([sent[0]?.['clientKey'] === sent[2]?.['clientKey'], sent[0]?.['clientKey'] === sent[1]?.['clientKey']]).toEqual([true, false])
    await expect.element(page.getByLabelText('拍照：结婚证')).toBeDisabled()
    await page.getByRole('button', { name: '删除 甲.jpg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect.element(row('甲.jpg')).not.toBeInTheDocument()
    expect(service.requestsOf('oneThingPhone.remove').map(({ json }) => json)).toEqual([{ key: 'k1', fileId: 'file-甲.jpg' }])
    await expect.element(page.getByLabelText('拍照：结婚证')).toBeEnabled()
  })

  it('sends nothing that the material does not take, and says why', async () => {
    window.sessionStorage.clear()
    const { service } = await open((service) => service.answer('oneThingPhone', 'upload', ({ parts }) => fileNamed(parts['file'] ?? '')))
    await page.getByLabelText('选择文件：结婚证').upload(new File(['plain'], 'a.txt', { type: 'text/plain' }))
    await expect.element(page.getByRole('alert').getByText(/文件格式仅支持jpg/)).toBeVisible()
    await page.getByLabelText('选择文件：结婚证').upload(await photo(10, '甲.jpg'))
    await expect.element(row('甲.jpg').getByText('已上传')).toBeVisible()
    expect(service.requestsOf('oneThingPhone.upload').map(({ parts }) => parts['file'])).toEqual(['甲.jpg'])
  })
})

describe('a photo', () => {
  it('that is too large, or in another format, is drawn small enough; what fits and what is no photo stays as it is', async () => {
    const large = await photo(1_200)
    expect(large.size).toBeGreaterThan(1_048_576)
    const fitted = await fitPhoto(large, material)
    expect([fitted.name, fitted.size <= 1_048_576, fitted.size > 0]).toEqual(['照片.jpg', true, true])
    expect((await fitPhoto(await photo(20, '照片.webp', 'image/webp'), material)).name).toBe('照片.jpg')
    for (const file of [await photo(20), new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })])
      expect(await fitPhoto(file, material)).toBe(file)
    const half = large.slice(0, large.size - 100, large.type)
    const cut = new File([half], '半.jpg', { type: large.type })
    expect(await fitPhoto(cut, material)).toBe(cut)
    const broken = new File(['none'], 'a.heic', { type: 'image/heic' })
    expect(await fitPhoto(broken, material)).toBe(broken)
  })
})
