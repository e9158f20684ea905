import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openOfd } from './openOfd.ts'
import { boxObject, ofdFile, ofdFiles, packed, textObject } from './testing/buildOfd.ts'
import type { OfdParts } from './testing/buildOfd.ts'
import { parseXml } from './xml/readXml.ts'

const content = 'Doc_0/Pages/Page_0/Content.xml'
const empty: OfdParts = { pages: [''] }

const firstPage = (parts: OfdParts) => {
  const document = openOfd(ofdFile(parts))
  return 'refused' in document ? document : document.page(0)
}
const withPage = (xml: string | Uint8Array) => firstPage({ ...empty, files: { [content]: xml } })

const wholePackage = unzipSync(ofdFile(empty))

describe('a file is refused, not read to the end', () => {
  it.each([
    ['no zip', Uint8Array.from(Buffer.from('%PDF-1.7 something else under the name .ofd')), 'broken'],
    ['nothing at all', new Uint8Array(0), 'broken'],
    ['a zip without OFD.xml', packed({ 'a.txt': 'x' }), 'broken'],
    ['without its document', packed({ ...ofdFiles(empty), 'Doc_0/Document.xml': undefined }), 'broken'],
    ['without a page', ofdFile({ pages: [] }), 'broken'],
    ['cut off', ofdFile(empty).slice(0, -30), 'broken'],
    ['too many entries', packed(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, '']))), 'tooLarge'],
    [
      'a root that leads out of the package',
      packed({ ...ofdFiles(empty), 'OFD.xml': '<OFD><DocBody><DocRoot>../../Document.xml</DocRoot></DocBody></OFD>' }),
      'broken'
    ]
  ])('%s', (_, bytes, refused) => {
    expect(openOfd(bytes)).toEqual({ refused })
  })

  it.each([
    ['an entry that is a link', zipSync({ ...wholePackage, a: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })],
    ['a name that holds NUL', packed({ ...ofdFiles(empty), 'Doc_0/a.xml\0.png': 'x' })],
    ['a name of more than 1,024 bytes', packed({ ...ofdFiles(empty), ['龙'.repeat(342)]: 'x' })]
  ])('%s', (_, bytes) => {
    expect(openOfd(bytes)).toEqual({ refused: 'broken' })
  })

  it('a bomb, by what it unfolds to', () => {
    expect(withPage(new Uint8Array(30_000_000))).toEqual({ refused: 'tooLarge' })
  })

  it('a password', () => {
    const bytes = ofdFile(empty)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 10; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
    expect(openOfd(bytes)).toEqual({ refused: 'locked' })
  })

  it('any byte changed or any piece missing gives a value, never an error', () => {
    const whole = ofdFile({ pages: [textObject('龙江', 1, 1) + boxObject('0 0 0', 1, 1, 1, 1)] })
    for (let at = 0; at < whole.length; at += 3) {
      const changed = whole.slice()
      changed[at] = 255 - (changed[at] ?? 0)
      for (const bytes of [changed, whole.slice(0, at)]) {
        const document = openOfd(bytes)
        if (!('refused' in document)) document.page(0)
      }
    }
  })
})

describe('XML', () => {
  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an entity nobody knows', '<a>&b;</a>'],
    ['an entity of a file', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ['an ampersand alone', '<a>a & b</a>'],
    ['a character that is none', '<a>&#x110000;</a>'],
    ['two roots', '<a/><b/>'],
    ['crossed tags', '<a><b></a></b>'],
    ['an open tag', '<a><b>'],
    ['an attribute without quotes', '<a b=c/>'],
    ['a comment without end', '<a><!-- '],
    ['nothing', '   ']
  ])('with %s is refused', (_, xml) => {
    expect(withPage(xml)).toEqual({ refused: 'broken' })
  })

  it('nested beyond reason is refused', () => {
    expect(withPage(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)).toEqual({ refused: 'tooLarge' })
  })

  it('of more elements than a page needs is refused', () => {
    expect(withPage(`<a>${'<b/>'.repeat(400_001)}</a>`)).toEqual({ refused: 'tooLarge' })
  })

  it('keeps text, attributes, CDATA and characters by number as they are', () => {
    const root = parseXml('\ufeff<?xml version="1.0"?><!-- <b> --><x:a b="1 &lt; 2" c=\'"\'>&#40857;<![CDATA[<江>]]>&amp;<d/> 省</x:a>')
    expect(root).toMatchObject({
      name: 'a',
      text: '龙<江>& 省',
      attributes: new Map([
        ['b', '1 < 2'],
        ['c', '"']
      ])
    })
    expect(root.children.map(({ name }) => name)).toEqual(['d'])
  })
})

it.each(['__proto__', 'constructor', 'toString'])('the name %s, which every object has, is none that OFD knows', (name) => {
  expect(withPage(`<a>&${name};</a>`)).toEqual({ refused: 'broken' })
  const usual = boxObject('0 0 0', 0, 0, 1, 1)
  const named = boxObject('0 0 0', 0, 0, 1, 1, `Cap="${name}" Join="${name}"`)
  expect(firstPage({ pages: [named] })).toEqual(firstPage({ pages: [usual] }))
  const cut = (step: string) => firstPage({ pages: [usual.replace(/(M \S+ \S+) .*?</, `$1 ${step} 1 1<`)] })
  expect(cut(name)).toEqual(cut('X'))
})

describe('a page', () => {
  it('of a million points is refused', () => {
    expect(firstPage({ pages: [boxObject('0 0 0', 0, 0, 1, 1).replace('M 0 0', 'M 0 0 L 1 1'.padEnd(3_000_000, ' L 1 1'))] })).toEqual({
      refused: 'tooLarge'
    })
  })

  it('whose composites double at every step is refused', () => {
    const object = (id: number) => `<ofd:CompositeObject ResourceID="${id}" Boundary="0 0 1 1"/>`
    const units = Array.from(
      { length: 11 },
      (_, at) =>
        `<ofd:CompositeGraphicUnit ID="${at}" Width="1" Height="1"><ofd:Content>${object(at + 1).repeat(16)}</ofd:Content></ofd:CompositeGraphicUnit>`
    )
    expect(
      firstPage({ pages: [object(0)], resources: `<ofd:CompositeGraphicUnits>${units.join('')}</ofd:CompositeGraphicUnits>` })
    ).toEqual({ refused: 'tooLarge' })
  })

  it('of blocks within blocks ends', () => {
    const deep = `${'<ofd:PageBlock>'.repeat(50)}${boxObject('0 0 0', 0, 0, 1, 1)}${'</ofd:PageBlock>'.repeat(50)}`
    expect(firstPage({ pages: [deep] })).toMatchObject({ objects: [] })
  })

  it('that names itself as its template is drawn once', () => {
    const pageHead = '<ofd:Template TemplateID="900"/>'
    const page = firstPage({
      pages: [boxObject('0 0 0', 0, 0, 1, 1)],
      pageHead,
      templates: [''],
      files: {
        'Doc_0/Tpls/Tpl_0/Content.xml': undefined,
        'Doc_0/Document.xml': ofdFiles({ pages: [''], templates: [''] })
          ['Doc_0/Document.xml']?.toString()
          .replace('Tpls/Tpl_0/Content.xml', 'Pages/Page_0/Content.xml')
      }
    })
    expect(page).toMatchObject({ objects: [{ kind: 'path' }, { kind: 'path' }] })
  })

  it('of a text run of a thousand million distances is read at once', () => {
    const page = firstPage({
      pages: [
        '<ofd:TextObject ID="1" Font="2" Size="5"><ofd:TextCode X="0" Y="5" DeltaX="g 1000000000 5">一二</ofd:TextCode></ofd:TextObject>'
      ]
    })
    expect(page).toMatchObject({ objects: [{ glyphs: [{ x: 0 }, { x: 5 }] }] })
  })

  it('of a document of ten thousand is shown, but not all of them', () => {
    const pages = `<Pages>${'<Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/>'.repeat(10_000)}</Pages>`
    const document = openOfd(ofdFile({ ...empty, files: { 'Doc_0/Document.xml': `<Document><CommonData/>${pages}</Document>` } }))
    expect(document).toMatchObject({ pagesInFile: 10_000 })
    expect('refused' in document ? [] : document.pageIds).toHaveLength(2_000)
  })

  it('with a damaged annotation is shown without it', () => {
    const page = firstPage({
      pages: [boxObject('0 0 0', 0, 0, 1, 1)],
      annotations: '',
      files: { 'Doc_0/Annots/Page_0/Annotation.xml': '<a' }
    })
    expect(page).toMatchObject({ objects: [{ kind: 'path' }], skipped: 1 })
  })

  it('that asks for scripts has none', () => {
    const page = firstPage({
      pages: [
        `<ofd:Actions><ofd:Action Event="DO"><ofd:URI URI="javascript:alert(1)"/></ofd:Action></ofd:Actions><ofd:script>alert(1)</ofd:script>${textObject('&lt;script&gt;', 0, 0, 'onclick="alert(1)"')}`
      ]
    })
    expect(page).toMatchObject({ objects: [{ kind: 'text' }], skipped: 2 })
  })
})
