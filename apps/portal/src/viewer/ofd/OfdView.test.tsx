import { createSm2KeyPair } from '@ljonething/crypto/Sm2'
import { makeCertificate, makeSeal, sealFiles, signaturesFile } from '@ljonething/ofd/seals/writeSeal'
import deltaxShort from '@ljonething/ofd/cases/deltax-short.ofd?url&inline'
import pathFillDefault from '@ljonething/ofd/cases/path-fill-default.ofd?url&inline'
import sealLeavesEntry from '@ljonething/ofd/cases/seal-leaves-ofd-xml.ofd?url&inline'
import sealV4 from '@ljonething/ofd/cases/seal-v4.ofd?url&inline'
import sealRoot from '@ljonething/ofd/cases/seal-v4-root.certificate?url&inline'
import { QueryClientProvider } from '@tanstack/react-query'
import { boxObject, fontResource, ofdFile, ofdFiles, packed, textObject } from '@ljonething/ofd/testing/buildOfd'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '../../queries/queryClient.ts'
import { sealAuthoritiesQuery } from '../../queries/results.ts'
import { ofdReader } from './OfdReader.ts'
import { OfdView } from './OfdView.tsx'
import { corpus } from './testing/corpus.ts'
import type { Sample } from './testing/corpus.ts'

/** Of a data address. */
const bytesOf = (address: string) => Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))

const show = async (bytes: Uint8Array<ArrayBuffer>) => {
  await page.viewport(1000, 900)
  await render(<OfdView bytes={bytes} name="证照.ofd" />)
}

const firstPage = async () => {
  const figure = page.getByRole('figure', { name: '第 1 页', exact: true })
  await expect.poll(() => figure.query()?.getAttribute('aria-busy')).toBe('false')
  return figure.element()
}

/** Colours of what is shown, at places in millimetres of a page of this width. */
const coloursAt = (figure: Element, width: number, places: readonly (readonly [number, number])[]) => {
  const shown = figure.querySelector('canvas')
  const copy = document.createElement('canvas')
  const context = copy.getContext('2d', { willReadFrequently: true })
  if (shown === null || context === null) throw new Error('no canvas')
  copy.width = shown.width
  copy.height = shown.height
  context.drawImage(shown, 0, 0)
  const scale = shown.width / width
  return places.map(([x, y]) => [...context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data.subarray(0, 3)])
}

const within = (actual: readonly number[], expected: readonly number[]) =>
  actual.every((part, at) => Math.abs(part - (expected[at] ?? 0)) <= 6)

const samples: readonly (readonly [string, Sample])[] = corpus().map((sample) => [sample.title, sample])

it.each(samples)('[R-2.4-13] an OFD shows %s', async (_, { bytes, text, pixels }) => {
  await show(bytes)
  const figure = await firstPage()
  expect(figure.querySelector('svg')?.textContent).toBe(text)
  const colours = coloursAt(
    figure,
    100,
    pixels.map(([x, y]) => [x, y])
  )
  const wrong = pixels.flatMap(([x, y, colour], at) => (within(colours[at] ?? [], colour) ? [] : [{ x, y, colour, shown: colours[at] }]))
  expect(wrong).toEqual([])
})

it('letters of a font of the system are drawn', async () => {
  const [sample] = corpus()
  await show(sample?.bytes ?? new Uint8Array())
  const figure = await firstPage()
  const places = Array.from({ length: 400 }, (_, at) => [10 + (at % 40) * 0.75, 10 + Math.floor(at / 40) * 0.6] as const)
  const dark = coloursAt(figure, 100, places).filter((colour) => (colour[0] ?? 255) < 128)
  expect(dark.length).toBeGreaterThan(20)
})

/** How many of the places a fifth of a millimetre apart are dark, within a box in millimetres of a page of 100. */
const darkIn = (figure: Element, [left, top, width, height]: readonly [number, number, number, number]) => {
  const places = Array.from(
    { length: width * height * 25 },
    (_, at) => [left + (at % (width * 5)) / 5, top + Math.floor(at / (width * 5)) / 5] as const
  )
  return coloursAt(figure, 100, places).filter((colour) => (colour[0] ?? 255) < 128).length
}

it('[R-2.4-13] letters of an OFD with fewer distances than letters stand beside each other', async () => {
  await show(bytesOf(deltaxShort))
  const figure = await firstPage()
  expect(figure.querySelector('svg')?.textContent).toBe('统一社会信用代码识别号ABC')
  const letters = Array.from({ length: 8 }, (_, at) => darkIn(figure, [6 + 5 * at, 6, 5, 6]))
  expect(letters.filter((dark) => dark === 0)).toEqual([])
})

it('[R-2.4-13] a path of an OFD without a colour to fill it is drawn as its line', async () => {
  await show(bytesOf(pathFillDefault))
  const figure = await firstPage()
  const at = (x: number, y: number) => darkIn(figure, [x - 0.2, y - 0.2, 1, 1]) > 0
  expect([at(12.4, 12.4), at(14.3, 12.4)]).toEqual([true, true])
  expect(
    coloursAt(figure, 100, [
      [12.5, 11.2],
      [11.2, 12.5],
      [13.8, 12.5]
    ])
  ).toEqual(Array(3).fill([255, 255, 255]))
})

const traps: readonly (readonly [string, () => Uint8Array<ArrayBuffer>, RegExp])[] = [
  [
    'a million points',
    () => ofdFile({ pages: [boxObject('0 0 0', 0, 0, 9, 9).replace('M 0 0', `M 0 0${' L 1 1'.repeat(600_000)}`)] }),
    /本页内容过大/
  ],
  ['damaged XML', () => ofdFile({ pages: ['<ofd:TextObject'] }), /本页内容已损坏/],
  [
    'composites that double at every step',
    () => {
      const object = (id: number) => `<ofd:CompositeObject ResourceID="${id}" Boundary="0 0 1 1"/>`
      const unit = (_: unknown, id: number) =>
        `<ofd:CompositeGraphicUnit ID="${id}" Width="1" Height="1"><ofd:Content>${object(id + 1).repeat(16)}</ofd:Content></ofd:CompositeGraphicUnit>`
      return ofdFile({
        pages: [object(0)],
        resources: `<ofd:CompositeGraphicUnits>${Array.from({ length: 11 }, unit).join('')}</ofd:CompositeGraphicUnits>`
      })
    },
    /本页内容过大/
  ]
]

it.each(traps)('a page of %s is refused in a sentence, and the page around it goes on', async (_, bytes, sentence) => {
  await show(bytes())
  await expect.element(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await page.getByRole('button', { name: '放大' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('第 1 页 / 共 1 页 · 125%')
})

const withContent = (xml: string | Uint8Array) => ofdFile({ pages: [''], files: { 'Doc_0/Pages/Page_0/Content.xml': xml } })

/** Ten entities, each of ten of the one before. */
const doubling = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')

/** The thread of a slow connection: it is loaded when it is let. */
const lateWorkers = () => {
  const Loaded = window.Worker
  const release: (() => void)[] = []
  class LateWorker extends EventTarget {
    #waiting: unknown[] = []
    #loaded: Worker | undefined
    constructor(address: URL, options: WorkerOptions) {
      super()
      release.push(() => {
        const loaded = new Loaded(address, options)
        loaded.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.dispatchEvent(new MessageEvent('message', { data })))
        this.#waiting.forEach((question) => loaded.postMessage(question))
        this.#loaded = loaded
      })
    }
    postMessage(question: unknown) {
      if (this.#loaded === undefined) this.#waiting.push(question)
      else this.#loaded.postMessage(question)
    }
    terminate() {
      this.#loaded?.terminate()
    }
  }
  vi.stubGlobal('Worker', LateWorker)
  return release
}

it.each([
  ['of which a page unfolds to thirty megabytes', () => withContent(new Uint8Array(30_000_000))],
  ['of entities of entities', () => withContent(`<!DOCTYPE a [<!ENTITY e0 "ha">${doubling}]><a>&e10;</a>`)],
  ['nested a hundred thousand deep', () => withContent(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)],
  [
    'of a path of six hundred thousand points',
    () => ofdFile({ pages: [boxObject('0 0 0', 0, 0, 9, 9).replace('M 0 0', `M 0 0${' L 1 1'.repeat(600_000)}`)] })
  ]
])('an OFD %s is read by its thread alone: until that is there the page around answers, and says nothing of the file', async (_, bytes) => {
  const release = lateWorkers()
  const pressed = vi.fn()
  await render(
    <>
      <OfdView bytes={bytes()} name="证照.ofd" />
      <button onClick={pressed}>换一份</button>
    </>
  )
  await page.getByRole('button', { name: '换一份' }).click()
  expect(pressed).toHaveBeenCalledOnce()
  expect(page.getByRole('alert').elements()).toEqual([])
  vi.unstubAllGlobals()
  release.forEach((load) => load())
  await page.getByRole('button', { name: '放大' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('第 1 页 / 共 1 页 · 125%')
  await expect.element(page.getByRole('alert')).toBeVisible()
})

it('a file that is no OFD under its name, or is damaged, says so with the way on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    await show(ofdFile({ pages: [] }))
    await expect.element(page.getByText('文件可能已损坏，请下载后查看或重新上传。')).toBeVisible()
    expect(warn).toHaveBeenCalledWith('预览失败 OFD broken')
  } finally {
    warn.mockRestore()
  }
})

/** Minutes of drawing. */
const heavy = () => Array.from({ length: 20_000 }, (_, at) => boxObject('0 0 0', at / 1_000, at % 7, 200, 200, 'Alpha="1"')).join('')

it('the page around answers a click while a page is read and drawn', async () => {
  const reader = ofdReader(ofdFile({ pages: [heavy()] }))
  try {
    expect(await reader.open()).toMatchObject({ kind: 'opened' })
    let isDrawn = false
    const drawing = reader.draw(0, 3_000, () => true).then(() => (isDrawn = true))
    const whenClicked: boolean[] = []
    await render(<button onClick={() => whenClicked.push(isDrawn)}>换一份</button>)
    await page.getByRole('button', { name: '换一份' }).click()
    expect(whenClicked).toEqual([false])
    void drawing
  } finally {
    reader.close()
  }
})

it('a page that takes longer than the limit is given up, and the next one is drawn', async () => {
  const reader = ofdReader(ofdFile({ pages: [heavy(), boxObject('255 0 0', 0, 0, 9, 9)] }), 2_000)
  try {
    expect(await reader.open()).toMatchObject({ kind: 'opened', pages: 2 })
    const slow = reader.draw(0, 3_000, () => true)
    const next = reader.draw(1, 100, () => true)
    expect(await slow).toEqual({ kind: 'refused', reason: 'slow' })
    expect(await next).toMatchObject({ kind: 'drawn', width: 210 })
  } finally {
    reader.close()
  }
})

it('what the connection takes to load the thread is not counted against the file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const release = lateWorkers()
  const reader = ofdReader(ofdFile({ pages: [''] }))
  try {
    const opened = reader.open()
    vi.advanceTimersByTime(15_000)
    release.forEach((load) => load())
    expect(await opened).toMatchObject({ kind: 'opened', pages: 1 })
    const other = ofdReader(ofdFile({ pages: [''] }))
    const absent = other.open()
    vi.advanceTimersByTime(20_000)
    expect(await absent).toEqual({ kind: 'refused', reason: 'absent' })
    other.close()
  } finally {
    reader.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('a thread that cannot be loaded is no damage of the file: it can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => undefined
      terminate = () => undefined
      constructor() {
        super()
        queueMicrotask(() => queueMicrotask(() => this.dispatchEvent(new Event('error'))))
      }
    }
  )
  try {
    await show(ofdFile({ pages: [''] }))
    const again = page.getByRole('button', { name: '重新加载' })
    await expect.element(again).toBeVisible()
    expect(warn).toHaveBeenCalledWith('预览失败 OFD absent')
    vi.unstubAllGlobals()
    await again.click()
    await firstPage()
  } finally {
    vi.unstubAllGlobals()
    warn.mockRestore()
  }
})

it('pages are gone through and zoomed, and their text can be selected', async () => {
  await show(ofdFile({ pages: [textObject('第一页', 10, 10), textObject('第二页', 10, 10), ''], size: [100, 100] }))
  await firstPage()
  await expect.element(page.getByRole('button', { name: '上一页' })).toBeDisabled()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('第 2 页 / 共 3 页 · 100%')
  await expect.element(page.getByText('第二页', { exact: true })).toBeInTheDocument()
  const before = page.getByRole('figure', { name: '第 2 页' }).element().clientWidth
  await page.getByRole('button', { name: '缩小' }).click()
  expect(page.getByRole('figure', { name: '第 2 页' }).element().clientWidth).toBe(Math.round((before + 2) * 0.75) - 2)
  await page.getByRole('button', { name: '适合宽度' }).click()
  expect(page.getByRole('figure', { name: '第 2 页' }).element().clientWidth).toBe(before)
  const line = page.getByText('第一页', { exact: true }).element()
  window.getSelection()?.selectAllChildren(line)
  expect(window.getSelection()?.toString()).toBe('第一页')
})

it('what is not shown of a file is said, and what may not be printed has no button', async () => {
  const box = boxObject('0 0 0', 0, 0, 9, 9)
  const files = {
    'OFD.xml': '<OFD><DocBody><DocRoot>Doc_0/Document.xml</DocRoot></DocBody><DocBody/></OFD>',
    'Doc_0/Document.xml':
      '<Document><CommonData/><Pages><Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></Pages><Permissions><Print Printable="false"/></Permissions><Attachments>A.xml</Attachments></Document>',
    'Doc_0/A.xml': '<Attachments><Attachment ID="1"/></Attachments>'
  }
  await show(ofdFile({ pages: [`${box}<ofd:ImageObject ResourceID="9" Boundary="0 0 9 9"/>`], files }))
  await firstPage()
  await expect.element(page.getByRole('note')).toHaveTextContent('本页有 1 处内容不能在线显示，完整内容请下载后用 OFD 阅读软件查看。')
  await expect.element(page.getByText('文件中有 2 份文档，在线只显示第一份，其余请下载后查看。')).toBeVisible()
  await expect.element(page.getByText('文件带有 1 个附件，请下载后查看。')).toBeVisible()
  await expect.element(page.getByText('文件的签发方不允许打印。')).toBeVisible()
  expect(page.getByRole('button', { name: '打印' }).elements()).toEqual([])
  await cleanup()
  await show(ofdFile({ pages: [box] }))
  await firstPage()
  expect(page.getByRole('note').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: '打印' })).toBeVisible()
})

const sealed = () => {
  const period = { from: '2026-01-01T00:00:00Z', until: '2030-01-01T00:00:00Z' }
  const root = { name: '印章机构', keys: createSm2KeyPair() }
  const authority = makeCertificate({ name: root.name, publicKey: root.keys.publicKey, serial: 1, ...period }, root)
  const keys = createSm2KeyPair()
  const signer = { keys, certificate: makeCertificate({ name: '黑龙江省公安厅', publicKey: keys.publicKey, serial: 2, ...period }, root) }
  const drawing = ofdFile({ pages: [boxObject('255 0 0', 0, 0, 20, 20)], size: [20, 20] })
  const picture = { format: 'ofd', bytes: drawing, width: 40, height: 40 }
  const seal = makeSeal(
    { id: 'S', name: '户口专用章', signer: signer.certificate, ...period, picture },
    { keys: root.keys, certificate: authority }
  )
  const files = Object.fromEntries(
    Object.entries(
      ofdFiles({
        size: [100, 50],
        pages: [textObject('户口簿', 10, 5)],
        resources: fontResource,
        body: `<ofd:Signatures>${signaturesFile}</ofd:Signatures>`
      })
    ).map(([name, content]) => [name, typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? new Uint8Array())])
  )
  const stamps = [{ pageId: '1', box: { x: 60, y: 10, width: 30, height: 30 } }]
  return { authority, files: { ...files, ...sealFiles(files, { seal, signer, at: '2026-11-23T00:30:00Z', stamps }) } }
}

const showSealed = async (bytes: Uint8Array<ArrayBuffer>, authorities: readonly Uint8Array[]) => {
  queryClient.setQueryData(
    sealAuthoritiesQuery.queryKey,
    authorities.map((bytes) => new Uint8Array(bytes))
  )
  await page.viewport(1000, 900)
  await render(
    <QueryClientProvider client={queryClient}>
      <OfdView bytes={bytes} name="证照.ofd" />
    </QueryClientProvider>
  )
}

it('a seal is drawn, and its check said with who sealed and when', async () => {
  const { authority, files } = sealed()
  await showSealed(packed(files), [authority])
  const figure = await firstPage()
  expect(
    coloursAt(figure, 100, [
      [75, 25],
      [50, 25]
    ])
  ).toEqual([
    [255, 0, 0],
    [255, 255, 255]
  ])
  await expect.element(page.getByText('印章有效：户口专用章')).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: '印章有效：户口专用章' }).element().textContent
  expect(said).toContain('签章人 黑龙江省公安厅，盖章时间 2026-11-23 08:30，证书签发 印章机构。')
})

it('[R-2.4-13] a seal of version 4 that another writer made is valid by its authority', async () => {
  await showSealed(bytesOf(sealV4), [bytesOf(sealRoot)])
  await expect.element(page.getByText('印章有效：示例政务服务专用章')).toBeVisible()
})

it('a changed byte is said, and so is a seal that nobody known stands for', async () => {
  const { authority, files } = sealed()
  const name = 'Doc_0/Pages/Page_0/Content.xml'
  const other = new TextDecoder().decode(files[name]).replace('户口簿', '户口本')
  await showSealed(packed({ ...files, [name]: other }), [authority])
  await expect.element(page.getByText('文件盖章后被修改：户口专用章')).toBeVisible()
  await cleanup()
  await showSealed(packed(files), [])
  await expect.element(page.getByText('无法核实签章人：户口专用章')).toBeVisible()
})

it('[R-2.4-13] a seal that does not protect the whole file says so, and names what it leaves out', async () => {
  await showSealed(bytesOf(sealLeavesEntry), [bytesOf(sealRoot)])
  await expect.element(page.getByText('印章没有保护全部内容：示例政务服务专用章')).toBeVisible()
  await expect.element(page.getByText(/没有受保护的内容：文件入口（OFD\.xml）。签章人 示例市政务服务局/)).toBeVisible()
  await cleanup()
  const { authority, files } = sealed()
  const added = Array.from({ length: 6 }, (_, at) => [`Doc_0/Annots/${at}.xml`, '<a/>'] as const)
  await showSealed(packed({ ...files, ...Object.fromEntries(added) }), [authority])
  const said = page.getByText(/没有受保护的内容：批注（Doc_0\/Annots\/0\.xml）、.*批注（Doc_0\/Annots\/4\.xml） 等 6 个文件。/)
  await expect.element(said).toBeVisible()
})

it('is printed out of a frame of its own, a sheet a page, without what stands around it', async () => {
  await show(ofdFile({ pages: [boxObject('255 0 0', 0, 0, 50, 50), ''], size: [100, 50] }))
  await firstPage()
  const append = document.body.append.bind(document.body)
  const printed = new Promise<HTMLIFrameElement>((resolve) => {
    vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
      append(...nodes)
      for (const node of nodes) {
        if (node instanceof HTMLIFrameElement && node.contentWindow !== null) node.contentWindow.print = () => resolve(node)
      }
    })
  })
  await page.getByRole('button', { name: '打印' }).click()
  const frame = await printed
  const canvases = Array.from(frame.contentDocument?.querySelectorAll('canvas') ?? [])
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([
    [1654, 827],
    [1654, 827]
  ])
  const rules = frame.contentDocument?.adoptedStyleSheets
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .join(' ')
  expect(rules).toContain('100mm 50mm')
  frame.contentWindow?.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('iframe[title="打印"]')).toBeNull()
})
