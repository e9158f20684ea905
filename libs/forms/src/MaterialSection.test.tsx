import type { Material } from '@ljonething/domain/form/FormDescription'
import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { FileServices } from './engine/FileServices.ts'
import { exampleForm, exampleServices, someFile } from './testing/exampleForm.ts'
import { messageOf, someForm } from '@ljonething/domain/testing/formParts'
import { accessibilityProblems, renderForm } from './testing/renderForm.tsx'

const [marriage, application] = exampleForm.allfile
if (!marriage || !application) throw new Error('the example form has two materials')

const show = (material: Material, services: Partial<FileServices> = {}, files: ReturnType<typeof someFile>[] = []) =>
  renderForm(someForm([], { materials: [material] }), { services: exampleServices({}, services), files: { [material.id]: files } })

const pdf = (name: string, bytes = 100) => new File([`%PDF-1.7\n${'a'.repeat(bytes)}`], name, { type: 'application/pdf' })
const applyForm = someFile({ id: 'old', name: '旧表.pdf', isApplyForm: true })
const upload = page.getByLabelText(/^上传材料/)
const reuseButton = page.getByRole('button', { name: /^复用 / })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the upload widget', () => {
  it('[R-2.5-13] [R-2.5-15] [R-2.5-23] uploads a picked file and lists it by name', async () => {
    const { store } = await show(marriage)
    await expect.element(page.getByText('支持 pdf、jpg、png，单个不超过 1 MB，最多 2 个')).toBeVisible()
    await upload.upload(pdf('结婚证.pdf'))
    await expect.element(page.getByRole('list', { name: '结婚证的文件' }).getByText('结婚证.pdf')).toBeVisible()
    expect(store.files()['CL01']?.map((file) => file.name)).toEqual(['结婚证.pdf'])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('[R-5-15] [R-5-16] a file that breaks the rules is refused in a box with only a confirm button, and nothing is uploaded', async () => {
    let uploads = 0
    const { store } = await show(marriage, {
      uploadFile: () => {
        uploads += 1
        return Promise.resolve(someFile({ id: 'x' }))
      }
    })
    const box = page.getByRole('alertdialog', { name: '提示信息' })
    for (const files of [
      [new File(['x'], '结婚证.exe')],
      [pdf('好.pdf'), pdf('大.pdf', 1_100_000)],
      [pdf('一.pdf'), pdf('二.pdf'), pdf('三.pdf')]
    ]) {
      await upload.upload(files)
      await expect.element(box).toMatchTextContent(/\[结婚证\]字段/)
      expect(
        box
          .getByRole('button')
          .elements()
          .map((each) => each.textContent)
      ).toEqual(['确定'])
      await box.getByRole('button', { name: '确定' }).click()
      await expect.element(box).not.toBeInTheDocument()
    }
    expect([uploads, store.files()['CL01']]).toEqual([0, []])
  })

  it('a file whose content is not what its name says is refused; the card says why too, until another is taken', async () => {
    await show({
      ...marriage,
      rule: '[{"fn":"_checkFileType","param":"jpg,png","message":""}]',
      fileLimits: { fileTypes: ['jpg', 'png'], fileSize: 1, fileNum: 2 }
    })
    const box = page.getByRole('alertdialog')
    await upload.upload(new File(['只是文字'], '结婚证.jpg'))
    await expect.element(box).toMatchTextContent(/\[结婚证\]字段文件内容是纯文本，不是图片，请上传拍照或扫描得到的图片/)
    await box.getByRole('button', { name: '确定' }).click()
    const onCard = page.getByText(/结婚证.jpg没有上传：文件内容是纯文本，不是图片，请上传拍照或扫描得到的图片/)
    await expect.element(onCard).toBeVisible()
    await upload.upload(new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 2])], '半.jpg'))
    await box.getByRole('button', { name: '确定' }).click()
    await expect.element(page.getByText(/半.jpg没有上传：图片不完整，请重新上传/)).toBeVisible()
    await upload.upload(new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])], '好．jpg'))
    await expect.element(onCard).not.toBeInTheDocument()
    await expect.element(page.getByRole('list', { name: '结婚证的文件' }).getByText('好．jpg')).toBeVisible()
  })

  it('an upload that fails says why and can be tried again', async () => {
    let tries = 0
    const { store } = await show(marriage, {
      uploadFile: () => {
        tries += 1
        return tries === 1 ? Promise.reject(new Error('网络中断，请重新上传')) : Promise.resolve(someFile({ id: 'x', name: '结婚证.pdf' }))
      }
    })
    await upload.upload(pdf('结婚证.pdf'))
    await expect.element(page.getByText('网络中断，请重新上传')).toBeVisible()
    await button('重新上传 结婚证.pdf').click()
    await expect.poll(() => store.files()['CL01']?.length).toBe(1)
  })

  it('[R-2.5-16] 上传材料 is hidden when extField.isUpload is 1', async () => {
    await show({ ...marriage, extField: { isUpload: '1' } })
    await expect.element(reuseButton).toBeVisible()
    expect(upload.elements()).toEqual([])
  })

  it('[R-2.5-20] 复用 is hidden when extField.isReuse is 1', async () => {
    await show({ ...marriage, extField: { isReuse: '1' } })
    await expect.element(upload).toBeInTheDocument()
    expect(reuseButton.elements()).toEqual([])
  })

  it('[R-2.5-21] 复用 is hidden when the extField has the HLJCLSCDSF flag', async () => {
    await show({ ...marriage, extField: { HLJCLSCDSF: '1' } })
    await expect.element(upload).toBeInTheDocument()
    expect(reuseButton.elements()).toEqual([])
  })

  it('[R-2.5-19] [R-2.5-27] 复用 takes an existing material, which then carries the note 该材料为复用材料', async () => {
    const { store } = await show(marriage)
    await reuseButton.first().click()
    await expect.element(page.getByText('该材料为复用材料')).toBeVisible()
    expect(store.files()['CL01']?.map((file) => file.id)).toEqual(['reused'])
  })

  it('what is expired is told and cannot be taken; of several of a kind one is chosen', async () => {
    const taken: string[] = []
    const shown: string[] = []
    const offers = [
      { id: 'A', title: '居民户口簿', facts: ['持证人：马晓东', '有效期至 2030-01-01'], refusal: '', isCertificate: true },
      { id: 'B', title: '居民户口簿（新）', facts: ['持证人：马晓东'], refusal: '' },
      { id: 'C', title: '居住证', facts: ['持证人：马晓东'], refusal: '已于2026-11-01到期，不能复用', isCertificate: true }
    ]
    await show(marriage, {
      reuse: {
        offers: () => Promise.resolve(offers),
        preview: (material, { id }) => shown.push(`${material.id} ${id}`),
        take: (_material, id) => {
          taken.push(id)
          return Promise.resolve([someFile({ id: 'z', name: '居民户口簿.pdf', isReuse: true })])
        }
      }
    })
    await expect.element(page.getByText('持证人：马晓东　有效期至 2030-01-01')).toBeVisible()
    await expect.element(page.getByText('已于2026-11-01到期，不能复用')).toBeVisible()
    await expect.element(reuseButton).toHaveLength(2)
    expect(await accessibilityProblems()).toEqual([])
    await button('预览 居民户口簿').click()
    await button('预览 居住证').click()
    expect(shown).toEqual(['CL01 A', 'CL01 C'])
    expect(button('预览 居民户口簿（新）').elements()).toEqual([])
    await button('复用 居民户口簿（新）').click()
    await expect.element(page.getByText('该材料为复用材料')).toBeVisible()
    expect(taken).toEqual(['B'])
  })

  it('where nothing can be reused the way on is to upload', async () => {
    const expired = { id: 'C', title: '居住证', facts: ['有效期至 2026-11-01'], refusal: '已于2026-11-01到期，不能复用' }
    await show(marriage, { reuse: { offers: () => Promise.resolve([expired]), take: () => Promise.resolve([]) } })
    await expect.element(page.getByText('您已有的证照不能复用，请上传材料')).toBeVisible()
    expect(page.getByText(/可以直接使用/).elements()).toEqual([])
    expect(reuseButton.elements()).toEqual([])
  })

  it('a reuse is undone as a whole, and is offered again', async () => {
    const deleted: string[] = []
    const faces = [someFile({ id: 'f1', name: '人像面.jpg', isReuse: true }), someFile({ id: 'f2', name: '国徽面.jpg', isReuse: true })]
    const { store } = await show(marriage, { deleteFile: (_material, file) => Promise.resolve(void deleted.push(file.id)) }, [
      ...faces,
      someFile({ id: 'own', name: '上传.pdf' })
    ])
    await page.getByRole('button', { name: /^查看或更换/ }).click()
    expect(reuseButton.elements()).toEqual([])
    await button('撤销复用 人像面.jpg').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销复用' }).click()
    await expect.poll(() => store.files()['CL01']?.map((file) => file.id)).toEqual(['own'])
    expect(deleted).toEqual(['f1'])
    await expect.element(reuseButton).toBeVisible()
  })

  it('says that what could be reused cannot be asked for, and asks again', async () => {
    let asks = 0
    const offers = () => {
      asks += 1
      return asks === 1
        ? Promise.reject(new Error('电子证照库暂时查询不到'))
        : Promise.resolve([{ id: 'Z1', title: '结婚证', facts: [], refusal: '' }])
    }
    await show(marriage, { reuse: { offers, take: () => Promise.resolve([]) } })
    await expect.element(page.getByText(/暂时查不到您已有的证照，可以直接上传/)).toBeVisible()
    await expect.element(upload).toBeInTheDocument()
    await button('重新查询').click()
    await expect.element(reuseButton).toBeVisible()
  })

  it('a reused identity card is all there is to hand in', async () => {
    const card = { ...marriage, extField: { idCardUpload: '1' }, need: true }
    await show(card, {}, [someFile({ id: 'z', name: '居民身份证.pdf', isReuse: true })])
    await expect.element(page.getByText('已交 1 个文件')).toBeVisible()
  })

  it('[R-2.5-22] 查看审查要点 is shown only with an onlineMaterialId, and opens the points', async () => {
    const plain = await show({ ...marriage, onlineMaterialId: '', hasCheckPoint: false })
    expect(button('查看审查要点').elements()).toEqual([])
    await plain.screen.unmount()
    await show(marriage)
    await button('查看审查要点').click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/盖章清晰/)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('[R-2.5-24] [R-2.5-25] [R-2.5-26] every file can be downloaded and deleted; only previewable ones have a preview icon', async () => {
    const called: string[] = []
    const { store } = await show(
      { ...marriage, fileLimits: { ...marriage.fileLimits, fileNum: 9 } },
      {
        previewFile: (file) => called.push(`preview ${file.name}`),
        downloadFile: (file) => called.push(`download ${file.name}`),
        deleteFile: (_material, file) => Promise.resolve(void called.push(`delete ${file.name}`))
      },
      ['ofd', 'jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp', 'pdf', 'docx'].map((fileType) =>
        someFile({ id: fileType, name: `甲.${fileType}`, fileType })
      )
    )
    await button('查看或更换 结婚证').click()
    const names = (action: string) =>
      page
        .getByRole('button', { name: new RegExp(`^${action} 甲`) })
        .elements()
        .map((each) => each.getAttribute('aria-label')?.split('.')[1])
    expect(names('预览')).toEqual(['ofd', 'jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp', 'pdf'])
    expect(names('下载')).toHaveLength(9)
    expect(names('删除')).toHaveLength(9)
    await button('预览 甲.png').click()
    await button('下载 甲.docx').click()
    await button('删除 甲.docx').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect.poll(() => store.files()['CL01']?.length).toBe(8)
    expect(called).toEqual(['preview 甲.png', 'download 甲.docx', 'delete 甲.docx'])
  })

  it('a missing material is named on its card and in the summary, which leads to it', async () => {
    const { store } = await show(marriage)
    await store.validateAll('materials')
    await page.getByRole('link', { name: `结婚证：${messageOf('_isNullorEmpty')}` }).click()
    await expect.element(upload).toHaveFocus()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('[R-3.1-59] two photographs of the same side of an identity card are refused, by their names and by what they hold', async () => {
    const card = { ...marriage, extField: { idCardUpload: '1' }, need: true }
    const both = (one: object, other: object) => [someFile({ id: 'f1', ...one }), someFile({ id: 'f2', ...other })]
    const { store } = await show(card, {}, both({ name: '人像面.jpg' }, { name: '正面.jpg' }))
    const said = (text: string) => page.getByRole('link', { name: `结婚证：${text}` })
    await store.validateAll('materials')
    await expect.element(said('须上传人像面和国徽面两张照片，不能是同一面')).toBeVisible()
    store.setFiles('CL01', both({ name: '人像面-a.jpg', digest: 'd1' }, { name: '国徽面-a.jpg', digest: 'd1' }))
    await store.validateAll('materials')
    await expect.element(said('须上传人像面和国徽面两张照片，不能是同一面')).toBeVisible()
    store.setFiles('CL01', both({ name: '人像面.jpg', digest: 'd1' }, { name: '国徽面.jpg', digest: 'd2' }))
    expect(await store.validateAll('materials')).toEqual([])
  })

  it('[R-3.1-46] other material stands behind all that may be handed in', async () => {
    const other = { ...marriage, id: 'OT00000001', label: '其他材料', name: '其他材料', need: false, rule: '[]' }
    const free = { ...marriage, id: 'CL03', label: '居住证', name: '居住证', need: false, rule: '[]' }
    await renderForm(someForm([], { materials: [other, free, marriage] }), { services: exampleServices() })
    expect([...document.querySelectorAll('h3')].map((title) => title.textContent.replace(/（.*|\*.*/u, ''))).toEqual([
      '结婚证',
      '居住证',
      '其他材料'
    ])
  })
})

describe('a list of materials', () => {
  it('has what is missing on top; what is there is a line that opens, and one that is handed in now stays open', async () => {
    const other = { ...marriage, id: 'CL02', label: '户口簿', name: '户口簿' }
    const free = { ...marriage, id: 'CL03', label: '居住证', name: '居住证', need: false, rule: '[]' }
    const { store } = await renderForm(someForm([], { materials: [free, marriage, other] }), {
      services: exampleServices(),
      files: { CL01: [someFile({ id: 'x', name: '结婚证.pdf' })] }
    })
    const titles = () => [...document.querySelectorAll('h3')].map((title) => title.textContent.replace(/（.*|\*.*/u, ''))
    expect(titles()).toEqual(['户口簿', '居住证', '结婚证'])
    expect(page.getByText('结婚证.pdf').elements()).toEqual([])
    const line = page.getByRole('button', { name: '查看或更换 结婚证' })
    await expect.element(line).toHaveAttribute('aria-expanded', 'false')
    await line.click()
    await expect.element(page.getByText('结婚证.pdf')).toBeVisible()
    await button('收起 结婚证').click()
    expect(page.getByText('结婚证.pdf').elements()).toEqual([])
    await page.getByLabelText('上传材料：户口簿').upload(pdf('户口簿.pdf'))
    await expect.element(page.getByRole('list', { name: '户口簿的文件' }).getByText('户口簿.pdf')).toBeVisible()
    expect(store.files()['CL02']).toHaveLength(1)
    expect(await accessibilityProblems()).toEqual([])
    store.setFiles('CL01', [])
    await expect.element(page.getByLabelText('上传材料：结婚证')).toBeInTheDocument()
    await page.getByLabelText('上传材料：结婚证').upload(pdf('重新提交.pdf'))
    await expect.element(page.getByRole('list', { name: '结婚证的文件' }).getByText('重新提交.pdf')).toBeVisible()
  })
})

describe('the upload widget with application-form generation', () => {
  const generate = button('生成申请表并预览')

  it('[R-2.5-14] [R-2.5-17] [R-4.2-49] [R-4.2-50] [R-4.2-51] generates the form by the print template, lists it and opens its preview', async () => {
    const ways: string[] = []
    const previews: string[] = []
    const { store } = await show(application, {
      generateApplicationForm: (_material, way) => {
        ways.push(way)
        return Promise.resolve(someFile({ id: 'form-1', name: '登记表.pdf' }))
      },
      previewApplicationForm: (_material, file, replace) => {
        previews.push(file.id)
        replace({ ...file, id: 'signed' })
      }
    })
    await generate.click()
    await expect.poll(() => store.files()['CL04']).toMatchObject([{ id: 'signed', isApplyForm: true, fileType: 'pdf' }])
    expect([ways, previews]).toEqual([['template'], ['form-1']])
  })

  it('comes before an upload of what the system makes', async () => {
    await show(application)
    const groundOf = (element: Element | null | undefined) => getComputedStyle(element ?? document.body).backgroundColor
    const upload = page.getByText('上传材料', { exact: true }).element()
    const [made, uploaded] = [generate.element(), upload].map(groundOf)
    expect(generate.element().compareDocumentPosition(upload)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(uploaded).toBe('rgb(255, 255, 255)')
    expect(made).not.toBe(uploaded)
  })

  it('[R-2.5-18] 生成申请表并预览 is disabled once an application form is in the list', async () => {
    const { store } = await show(application)
    await expect.element(generate).toBeEnabled()
    store.setFiles('CL04', [applyForm])
    await expect.element(generate).toBeDisabled()
  })

  it('[R-4.2-48] [R-4.2-54] while generating there is a loading state and a full-screen reminder; both go at the end', async () => {
    let finish: (file: ReturnType<typeof someFile>) => void = () => undefined
    await show(application, { generateApplicationForm: () => new Promise((resolve) => (finish = resolve)) })
    await generate.click()
    await expect.element(page.getByText('正在生成申请表，请稍候')).toBeVisible()
    await expect.element(generate).toHaveAttribute('aria-busy', 'true')
    const cover = page.getByText('正在生成申请表，请稍候').element().parentElement?.getBoundingClientRect()
    expect([cover?.width, cover?.height]).toEqual([window.innerWidth, window.innerHeight])
    finish(someFile({ id: 'form-1', isApplyForm: true }))
    await expect.element(page.getByText('正在生成申请表，请稍候')).not.toBeInTheDocument()
    await expect.element(generate).not.toHaveAttribute('aria-busy')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('模板打印失败'))],
    ['gives nothing', () => Promise.resolve(undefined)]
  ])('[R-4.2-52] when the template %s it falls back to original-form generation', async (_title, byTemplate) => {
    const { store } = await show(application, {
      generateApplicationForm: (_material, way) => (way === 'template' ? byTemplate() : Promise.resolve(someFile({ id: 'original' })))
    })
    await generate.click()
    await expect.poll(() => store.files()['CL04']?.[0]?.id).toBe('original')
  })

  it('[R-4.2-53] [R-4.2-54] when the fallback fails too an error is shown and loading clears', async () => {
    const { store } = await show(application, { generateApplicationForm: () => Promise.reject(new Error('x')) })
    await generate.click()
    await expect.element(page.getByText('生成申请表失败').first()).toBeVisible()
    await expect.element(page.getByText('正在生成申请表，请稍候')).not.toBeInTheDocument()
    expect(store.files()['CL04']).toEqual([])
  })

  it('[R-4.2-47] [R-4.2-55] upload and reuse ask 是否覆盖已有申请表？ first, and only the last file is kept', async () => {
    const reused = [someFile({ id: 'r1' }), someFile({ id: 'r2' })]
    const offer = { id: 'r', title: '申请表', facts: [], refusal: '' }
    const { store } = await show(
      { ...application, isReuse: true },
      { reuse: { offers: () => Promise.resolve([offer]), take: () => Promise.resolve(reused) } },
      [applyForm]
    )
    await page.getByRole('button', { name: /^查看或更换/ }).click()
    const box = page.getByRole('alertdialog', { name: '提示信息' })
    await upload.upload(pdf('新表.pdf'))
    await expect.element(box).toMatchTextContent(/是否覆盖已有申请表？/)
    await box.getByRole('button', { name: '取消' }).click()
    expect(store.files()['CL04']?.map((file) => file.id)).toEqual(['old'])
    await upload.upload(pdf('新表.pdf'))
    await box.getByRole('button', { name: '确定' }).click()
    await expect.poll(() => store.files()['CL04']?.map((file) => file.name)).toEqual(['新表.pdf'])
    await reuseButton.first().click()
    await expect.element(box).toMatchTextContent(/是否覆盖已有申请表？/)
    await box.getByRole('button', { name: '确定' }).click()
    await expect.poll(() => store.files()['CL04']?.map((file) => file.id)).toEqual(['r2'])
  })
})
