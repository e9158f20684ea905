import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decrypted } from '../../testing/decrypted.ts'
import { fileNamed } from '../../testing/fileNamed.ts'
import { loseConnection, refuse } from '../../testing/fakeService.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { renderFlow } from '../../testing/renderFlow.tsx'
import { seePdf } from '../../testing/seePdf.ts'
import { smallPdf } from '../../testing/smallPdf.ts'
import { readyToSubmit } from '../../testing/submitted.ts'

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0)
)
const open = async (answers: (service: FakeService) => void) => {
  const flow = await renderFlow('themeMaterial', { loggedIn: true, done: readyToSubmit(), answers })
  await page.viewport(1440, 900)
  return flow
}
/** Nothing is handed in, and every material has a blank. */
const openBlanks = (answers: (service: FakeService) => void) =>
  renderFlow('themeMaterial', {
    loggedIn: true,
    done: { ...readyToSubmit(), files: {} },
    scene: { ...newbornScene, materials: newbornScene.materials.map((material) => ({ ...material, emptyFile: 'blank.pdf' })) },
    answers
  })
const widthOf = (title: string) => page.getByRole('dialog', { name: title, exact: true }).element().getBoundingClientRect().width

describe('material screen', () => {
  it('[R-2.4-10] previews a picture in a dialog 材料预览 of half the width', async () => {
    await open((service) => service.answer('oneThingMaterials', 'tisDownload', () => pixel))
    await page
      .getByRole('button', { name: /^查看或更换/ })
      .first()
      .click()
    await page.getByRole('button', { name: '预览 a.jpg' }).first().click()
    const dialog = page.getByRole('dialog', { name: '材料预览' })
    await expect.element(dialog.getByRole('img', { name: 'a.jpg' })).toBeVisible()
    await expect.poll(() => Math.round(widthOf('材料预览'))).toBe(720)
  })

  it('[R-2.4-11] previews the generated application form over the whole width, page by page', async () => {
    const { service } = await open((service) => {
      service.answer('oneThingMaterials', 'tisDownload', () => smallPdf())
      service.answer('oneThingPrinting', 'newGlovePrinting', () => ({ fileId: 'w1', file: fileNamed('申请表预览.pdf') }))
    })
    await page.getByRole('button', { name: '预览整份申请表' }).click()
    const dialog = page.getByRole('dialog', { name: '预览', exact: true })
    await seePdf(dialog, 'HLJ')
    await expect.poll(() => Math.round(widthOf('预览'))).toBe(1440)
    expect(service.requestsOf('oneThingPrinting.newGlovePrinting')[0]?.json).toMatchObject({
      extendJson: expect.not.stringContaining('materialId')
    })
  })

  it('[R-1-21] hands the whole application over as a Word document', async () => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { service } = await open((service) => {
      service.answer('oneThingMaterials', 'tisDownload', () => pixel)
      service.answer('oneThingPrinting', 'wordStrengthen', () => ({ fileId: 'w2', file: fileNamed('申请表.docx') }))
    })
    await page.getByRole('button', { name: '下载 Word' }).click()
    await expect.poll(() => saved).toEqual(['申请表.docx'])
    expect(service.requestsOf('oneThingPrinting.wordStrengthen')[0]?.json).toMatchObject({
      extendJson: expect.stringContaining('HLJYJS0001')
    })
    click.mockRestore()
  })

  it('keeps what is missing over a refresh', async () => {
    const { files: _files, ...done } = readyToSubmit()
    const { refresh } = await renderFlow('themeMaterial', { loggedIn: true, done })
    await page.getByRole('button', { name: '下一步：核对并提交' }).click()
    await expect.element(page.getByRole('heading', { name: /处需要修改$/ })).toHaveFocus()
    await refresh()
    await expect.element(page.getByRole('heading', { name: /处需要修改$/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /母亲居民身份证/ })).toBeVisible()
  })

  it('[R-8-39] says 生成申请表失败 when neither way of generating works', async () => {
    const { files: _files, ...done } = readyToSubmit()
    const { service } = await renderFlow('themeMaterial', {
      loggedIn: true,
      done,
      answers: (service) =>
        service.answer('oneThingPrinting', 'newGlovePrinting', () => refuse({ _tag: 'Unavailable', msg: '服务暂不可用' }))
    })
    await page.getByRole('button', { name: '生成申请表并预览' }).click()
    await expect.element(page.getByText('生成申请表失败', { exact: true })).toBeVisible()
    expect(service.requestsOf('oneThingPrinting.newGlovePrinting')).toHaveLength(2)
  })

  it('sends a large file in parts: it goes on by itself after a cut line, and where it was paused', async () => {
    const { files: _files, ...done } = readyToSubmit()
    const part = 4 * 1_048_576
    const file = new File([new Uint8Array(2 * part + 5)], '图纸.png', { type: 'image/png' })
    let received = 0
    let cuts = 1
    let isHeld = false
    const standing = (status: number) =>
      new Response(null, {
        status,
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': String(received), 'upload-length': String(file.size) }
      })
    const { service } = await renderFlow('themeMaterial', {
      loggedIn: true,
      done,
      answers: (service) => {
        service.answer('oneThingResumable', 'begin', () => ({
          uploadId: 'u1',
          address: '/ljonethingapi/tis/parts?uploadId=u1',
          offset: received
        }))
        service.answer('oneThingResumable', 'state', () => standing(200))
        service.answer('oneThingResumable', 'append', ({ headers }) => {
          if (received === part && cuts-- > 0) return loseConnection()
          if (received === 2 * part && !isHeld) {
            isHeld = true
            return new Promise<Response>(() => undefined)
          }
          received = Math.min(file.size, Number(headers.get('upload-offset')) + part)
          return standing(204)
        })
        service.answer('oneThingResumable', 'finish', () => fileNamed('图纸.png'))
      }
    })
    const card = page.getByRole('listitem').filter({ hasText: '结婚证' }).first()
    await expect.element(card).toBeVisible()
    const input = card.element().querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('no file input')
    const head = await new Blob([pixel]).arrayBuffer()
    const withHead = new File([head, file.slice(head.byteLength)], file.name, { type: file.type, lastModified: 1 })
    // Handed over in the page: through the test runner eight megabytes take a busy machine longer than a test has.
    const chosen = new DataTransfer()
    chosen.items.add(withHead)
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.poll(() => isHeld).toBe(true)
    await card.getByRole('button', { name: '暂停 图纸.png' }).click()
    await expect.element(card.getByText('已暂停')).toBeVisible()
    await card.getByRole('button', { name: '继续上传 图纸.png' }).click()
    await expect.element(card.getByRole('button', { name: '删除 图纸.png' })).toBeVisible()
    await expect.element(card.getByText('已上传', { exact: true })).toBeVisible()
    const offsets = service.requestsOf('oneThingResumable.append').map(({ headers }) => Number(headers.get('upload-offset')))
    expect(offsets).toEqual([0, part, part, 2 * part, 2 * part])
    const [first, again] = service.requestsOf('oneThingResumable.begin').map(({ json }) => json)
    expect(again).toEqual(first)
    expect(service.requestsOf('oneThingMaterials.tisUpload')).toEqual([])
  })

  it('[R-5-64] asks the judge about an uploaded file, and says at the file what it found; silence is said too', async () => {
    const { files: _files, ...done } = readyToSubmit()
    let round = 0
    const { service } = await renderFlow('themeMaterial', {
      loggedIn: true,
      done,
      answers: (service) => {
        service.answer('oneThingMaterials', 'tisUpload', () => fileNamed(`证件${round}.png`))
        service.answer('oneThingMaterials', 'judge', () => {
          round += 1
          if (round === 1) return refuse({ _tag: 'Rejected', msg: '图片只有 1×1 像素，看不清内容，请重新拍摄或扫描后更换' })
          return round === 2 ? Response.json({ code: 200, msg: '校验通过' }) : refuse({ _tag: 'Unavailable', msg: '服务暂不可用' })
        })
      }
    })
    const card = page.getByRole('listitem').filter({ hasText: '结婚证' }).first()
    const put = async (label: string) => page.getByLabelText(label).upload(new File([pixel], '证件.png', { type: 'image/png' }))
    await put('上传材料：结婚证')
    await expect.element(card.getByText('预检发现：图片只有 1×1 像素，看不清内容，请重新拍摄或扫描后更换')).toBeVisible()
    await put('更换 证件0.png')
    await expect.element(card.getByText('预检通过')).toBeVisible()
    expect(card.getByText(/^预检发现/).elements()).toEqual([])
    await put('上传材料：结婚证')
    await expect.element(card.getByText('预检没有结果，请自己核对，不影响提交')).toBeVisible()
    expect(service.requestsOf('oneThingMaterials.judge').map(({ parts }) => parts['allcheck'])).toEqual(['1', '1', '1'])
    expect(service.requestsOf('oneThingMaterials.tisDelete')).toHaveLength(1)
  })

  it('shows and saves the blank of a material that is filled in by hand', async () => {
    const { service } = await openBlanks((service) => service.answer('oneThingGuide', 'sampleFile', () => smallPdf()))
    await page.getByRole('button', { name: '预览 结婚证（空白样表）' }).click()
    const dialog = page.getByRole('dialog', { name: '材料预览' })
    await seePdf(dialog, 'HLJ')
    expect(service.requestsOf('oneThingGuide.sampleFile')[0]?.url.searchParams.get('fileName')).toBe('blank.pdf')
  })

  it('[R-7.5-106] prints what is filled in of the matters of a material into its blank, and shows it to be saved', async () => {
    const { service } = await openBlanks((service) => {
      service.answer('oneThingPrinting', 'setBeatFile', () => ({ id: 'b1', type: 'pdf', name: '结婚证.pdf' }))
      service.answer('oneThingMaterials', 'tisDownload', () => smallPdf())
    })
    await page.getByRole('button', { name: '打印已填信息的表 结婚证' }).click()
    const dialog = page.getByRole('dialog', { name: '材料预览' })
    await seePdf(dialog, 'HLJ')
    await expect.element(dialog.getByRole('button', { name: '下载' })).toBeVisible()
    const [sent] = service.requestsOf('oneThingPrinting.setBeatFile').map(({ json }) => json as Readonly<Record<string, string>>)
    expect(sent).toMatchObject({ sceneid: 'HLJYJS0001', type: 'CL03', fileType: 'pdf' })
    const data: Record<string, string> = JSON.parse(decrypted(sent?.['data']))
    const { values } = readyToSubmit()
    expect(data).toMatchObject({ 'NB2015^motherName': values?.['NB2015^motherName'] })
    expect(values).toHaveProperty(['NB8059^cardBank'])
    expect(data).not.toHaveProperty(['NB8059^cardBank'])
  })

  it('keeps an uploaded file in the handling at once', async () => {
    const { files: _files, ...done } = readyToSubmit()
    await renderFlow('themeMaterial', {
      loggedIn: true,
      done,
      answers: (service) => service.answer('oneThingMaterials', 'tisUpload', () => fileNamed('证件.png'))
    })
    const card = page.getByRole('listitem').filter({ hasText: '结婚证' }).first()
    await expect.element(card).toBeVisible()
    const input = card.element().querySelector('input[type=file]')
    if (input === null) throw new Error('no file input')
    await page.elementLocator(input).upload(new File([pixel], '证件.png', { type: 'image/png' }))
    await expect.element(card.getByText('证件.png', { exact: true })).toBeVisible()
    await expect.poll(() => sessionStorage.getItem('onething:HLJYJS0001')).toContain('file-证件.png')
  })
})
