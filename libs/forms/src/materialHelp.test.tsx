import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { someForm } from '@ljonething/domain/testing/formParts'
import { page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import type { FileServices } from './engine/FileServices.ts'
import { exampleForm, exampleServices, someFile } from './testing/exampleForm.ts'
import { accessibilityProblems, renderForm } from './testing/renderForm.tsx'

const [marriage] = exampleForm.allfile
if (!marriage) throw new Error('the example form has a material')

const rules = JSON.stringify([
  { fn: '_checkFileType', param: 'jpg,png', message: '' },
  { fn: '_checkFileNum', param: '2', message: '' }
])
const card: Material = {
  ...marriage,
  id: 'SFZ',
  label: '母亲居民身份证',
  name: '母亲居民身份证',
  extField: { idCardUpload: '1' },
  rule: rules,
  isReuse: false,
  fileLimits: { fileTypes: ['jpg', 'png'], fileSize: 5, fileNum: 2 }
}

const show = (material: Material, services: Partial<FileServices> = {}, files: readonly FileItem[] = []) =>
  renderForm(someForm([], { materials: [material] }), { services: exampleServices({}, services), files: { [material.id]: files } })

const photo = (name: string) => new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 5, 6, 0xff, 0xd9])], name, { type: 'image/jpeg' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const face = (name: string) =>
  page.getByRole('list', { name: '母亲居民身份证的文件' }).getByRole('listitem').filter({ hasText: name }).first()
const front = someFile({ id: 'f', name: '人像面.jpg', fileType: 'jpg' })
const back = someFile({ id: 'b', name: '国徽面.jpg', fileType: 'jpg' })

afterEach(() => page.viewport(1280, 800))

describe('an identity card', () => {
  it('[R-3.1-22] [R-3.1-23] takes its two faces beside each other, each where it is picked, and says which is missing', async () => {
    const { store } = await show(card)
    await expect.element(face('国徽面').getByText('还没有国徽面')).toBeVisible()
    await page.getByLabelText('上传国徽面：母亲居民身份证').upload(photo('IMG_2.jpg'))
    await expect.element(face('国徽面').getByText('国徽面-IMG_2.jpg')).toBeVisible()
    await store.validateAll('materials')
    await expect.element(page.getByRole('link', { name: '母亲居民身份证：须上传人像面和国徽面两张照片' })).toBeVisible()
    await expect.element(face('人像面').getByText('还没有人像面')).toBeVisible()
    await page.getByLabelText('上传人像面：母亲居民身份证').upload(photo('IMG_1.jpg'))
    await expect.element(face('人像面').getByText('人像面-IMG_1.jpg')).toBeVisible()
    expect(store.files()['SFZ']?.map(({ name }) => name)).toEqual(['国徽面-IMG_2.jpg', '人像面-IMG_1.jpg'])
    expect(page.getByLabelText(/^上传/).elements()).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('stands in two columns, on a phone in one', async () => {
    await show(card, {}, [front])
    await expect.element(face('人像面').getByText('人像面.jpg')).toBeVisible()
    const tops = () => ['人像面', '国徽面'].map((name) => Math.round(face(name).element().getBoundingClientRect().top))
    expect(new Set(tops()).size).toBe(1)
    await page.viewport(390, 844)
    await expect.poll(() => new Set(tops()).size).toBe(2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('takes both at once, each to the face its name says', async () => {
    const { store } = await show(card)
    await page.getByLabelText('上传材料：母亲居民身份证').upload([photo('身份证反面.jpg'), photo('身份证正面.jpg')])
    await expect.element(face('人像面').getByText('身份证正面.jpg')).toBeVisible()
    await expect.element(face('国徽面').getByText('身份证反面.jpg')).toBeVisible()
    expect(store.files()['SFZ']).toHaveLength(2)
  })

  it('has one face changed, looked at and deleted without the other', async () => {
    const deleted: string[] = []
    const shown: string[] = []
    const { store } = await show(
      card,
      { deleteFile: (_material, file) => Promise.resolve(void deleted.push(file.id)), previewFile: (file) => shown.push(file.id) },
      [front, back]
    )
    await button('查看或更换 母亲居民身份证').click()
    await button('预览 国徽面.jpg').click()
    await page.getByLabelText('更换 人像面.jpg').upload(photo('新照片.jpg'))
    await expect.element(face('人像面').getByText('人像面-新照片.jpg')).toBeVisible()
    expect(store.files()['SFZ']?.map(({ name }) => name)).toEqual(['人像面-新照片.jpg', '国徽面.jpg'])
    await expect.poll(() => deleted).toEqual(['f'])
    await button('删除 国徽面.jpg').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect.element(face('国徽面').getByText('还没有国徽面')).toBeVisible()
    expect([shown, store.files()['SFZ']?.map(({ name }) => name)]).toEqual([['b'], ['人像面-新照片.jpg']])
  })
})

describe('the upload judge', () => {
  const picture = { ...card, extField: {}, label: '结婚证', fileLimits: { ...card.fileLimits, fileNum: 0 }, rule: '[]' }
  const uploaded = async (judgeFile: NonNullable<FileServices['judgeFile']>) => {
    const { store } = await show(picture, { judgeFile })
    await page.getByLabelText('上传材料：结婚证').upload(photo('照片.jpg'))
    return store
  }

  it('[R-5-64] says at the file what is wrong, and the file can be changed', async () => {
    const asked: string[] = []
    const store = await uploaded((file) => {
      asked.push(file.name)
      return Promise.resolve(file.name === '照片.jpg' ? '图片只有 16×16 像素，看不清内容，请重新拍摄' : '')
    })
    await expect.element(page.getByText('预检发现：图片只有 16×16 像素，看不清内容，请重新拍摄')).toBeVisible()
    await expect.element(page.getByText('已上传', { exact: true })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await page.getByLabelText('更换 照片.jpg').upload(photo('清楚.jpg'))
    await expect.element(page.getByText('预检通过')).toBeVisible()
    expect(page.getByText(/预检发现/).elements()).toEqual([])
    expect([asked, store.files()['SFZ']?.map(({ name }) => name)]).toEqual([['照片.jpg', '清楚.jpg'], ['清楚.jpg']])
  })

  it('that is silent leaves it unknown, says so and keeps the file', async () => {
    const store = await uploaded(() => Promise.reject(new Error('服务暂不可用')))
    await expect.element(page.getByText('预检没有结果，请自己核对，不影响提交')).toBeVisible()
    expect(store.files()['SFZ']).toHaveLength(1)
  })

  it('is not waited for', async () => {
    await uploaded(() => new Promise<string>(() => undefined))
    await expect.element(page.getByText('正在预检…')).toBeVisible()
    await expect.element(button('删除 照片.jpg')).toBeEnabled()
  })
})

describe('what helps to make a material', () => {
  const statement = { ...marriage, label: '落户声明', onlineMaterialId: '', hasCheckPoint: false, isReuse: false }

  it('is a blank and an example to look at and to save, where there is one', async () => {
    const opened: unknown[] = []
    const sampleFile: FileServices['sampleFile'] = ({ name, fileName }, way) => opened.push([name, fileName, way])
    const { screen } = await show({ ...statement, emptyfile: 'e.pdf', examplefile: 'x.pdf' }, { sampleFile })
    for (const name of ['预览 落户声明（空白样表）', '下载 落户声明（示例样表）']) await button(name).click()
    expect(opened).toEqual([
      ['落户声明（空白样表）', 'e.pdf', 'preview'],
      ['落户声明（示例样表）', 'x.pdf', 'download']
    ])
    expect(await accessibilityProblems()).toEqual([])
    await screen.unmount()
    await show({ ...statement, emptyfile: 'e.pdf' }, { sampleFile })
    await expect.element(button('下载 落户声明（空白样表）')).toBeVisible()
    expect(page.getByText('示例样表').elements()).toEqual([])
  })

  it('[R-7.5-106] is the blank printed with what is filled in, shown when it is made; of a material without a blank there is none', async () => {
    const shown: FileItem[] = []
    const made = someFile({ id: 'b1', name: '落户声明.pdf' })
    const asked: string[] = []
    const services: Partial<FileServices> = {
      sampleFile: () => undefined,
      previewFile: (file) => shown.push(file),
      fillBlank: (material) => {
        asked.push(material.id)
        return asked.length === 1 ? Promise.reject(new Error('正在生成表格的人较多，请稍后再试')) : Promise.resolve(made)
      }
    }
    const { screen } = await show({ ...statement, emptyfile: 'e.pdf' }, services)
    await button('打印已填信息的表 落户声明').click()
    await expect.element(page.getByText('正在生成表格的人较多，请稍后再试')).toBeVisible()
    expect(shown).toEqual([])
    await button('打印已填信息的表 落户声明').click()
    await expect.poll(() => shown).toEqual([made])
    expect(asked).toEqual([statement.id, statement.id])
    expect(await accessibilityProblems()).toEqual([])
    await screen.unmount()
    await show({ ...statement, examplefile: 'x.pdf' }, services)
    await expect.element(button('下载 落户声明（示例样表）')).toBeVisible()
    expect(button('打印已填信息的表 落户声明').elements()).toEqual([])
  })

  it('are the review points, to be read before anything is uploaded', async () => {
    const { screen } = await show({ ...statement, reviewPoints: ['日期写到日', '本人签名'] })
    await expect.element(page.getByText('本人签名')).toBeVisible()
    await screen.unmount()
    await show({ ...statement, reviewPoints: [] })
    expect(page.getByText('审查时主要看：').elements()).toEqual([])
  })

  it('is a sentence about large files where they may be large', async () => {
    await show({ ...statement, fileLimits: { fileTypes: ['pdf'], fileSize: 1_024, fileNum: 20 } })
    await expect.element(page.getByText('支持 pdf，单个不超过 1 GB，最多 20 个，大文件分段上传，可以暂停，断网后接着传')).toBeVisible()
  })
})
