import { describe, expect, it } from 'vitest'
import { openedCase } from '../caseFile.ts'
import { openOfd } from './openOfd.ts'
import type { OfdDocument } from './openOfd.ts'
import type { DrawnObject, DrawnPath, DrawnText, PageDrawing } from './page/Drawing.ts'
import { pageText } from './page/pageText.ts'
import { boxObject, fontResource, ofdFile, textObject } from './testing/buildOfd.ts'
import type { OfdParts } from './testing/buildOfd.ts'

const opened = (parts: OfdParts): OfdDocument => {
  const document = openOfd(ofdFile(parts))
  if ('refused' in document) throw new Error(document.refused)
  return document
}

const firstPage = (parts: OfdParts): PageDrawing => {
  const page = opened(parts).page(0)
  if ('refused' in page) throw new Error(page.refused)
  return page
}

const objects = (parts: OfdParts): readonly DrawnObject[] => firstPage(parts).objects
const only = <K extends DrawnObject['kind']>(parts: OfdParts, kind: K) => {
  const [first, ...rest] = objects(parts)
  expect(rest).toEqual([])
  expect(first?.kind).toBe(kind)
  return first as Extract<DrawnObject, { kind: K }>
}

const solid = (red: number, green: number, blue: number, alpha = 1) => ({ kind: 'colour', colour: { red, green, blue, alpha } })

describe('a document', () => {
  it('has its pages in order, with their sizes', () => {
    const document = opened({ pages: [boxObject('0 0 0', 0, 0, 1, 1), '', ''], size: [148, 210] })
    expect(document).toMatchObject({ pageIds: ['1', '2', '3'], pagesInFile: 3, size: { width: 148, height: 210 } })
    expect(document.page(1)).toEqual({ width: 148, height: 210, objects: [], skipped: 0 })
    expect(document.page(3)).toEqual({ refused: 'broken' })
  })

  it('takes the paper of a page before that of the document, and A4 for one that cannot be', () => {
    const area = (box: string) => ({ pages: [''], pageHead: `<ofd:Area><ofd:PhysicalBox>${box}</ofd:PhysicalBox></ofd:Area>` })
    expect(firstPage(area('0 0 100 50'))).toMatchObject({ width: 100, height: 50 })
    for (const box of ['0 0 1e9 5', '0 0 -5 5', '0 0 100000 100000', 'a b c d', '']) {
      expect(firstPage(area(box))).toMatchObject({ width: 210, height: 297 })
    }
  })

  it('measures from the corner of a paper that does not begin at zero', () => {
    const pageHead = '<ofd:Area><ofd:PhysicalBox>10 20 100 100</ofd:PhysicalBox></ofd:Area>'
    expect(only({ pages: [boxObject('0 0 0', 15, 26, 1, 1)], pageHead }, 'path').matrix).toEqual([1, 0, 0, 1, 5, 6])
  })

  it('reads XML in GB 18030 and in UTF-16', () => {
    const page = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><Page><Content><Layer>${textObject('A', 1, 2)}</Layer></Content></Page>`.replaceAll(
        'ofd:',
        ''
      )
    const gb = Buffer.from(page('GB18030'), 'latin1')
    gb.set([0xc1, 0xfa], gb.indexOf('>A<') + 1)
    const named = Buffer.concat([gb.subarray(0, gb.indexOf('>') + 1), Buffer.from('\n'), gb.subarray(gb.indexOf('>') + 1)])
    const wide = Buffer.from(`\ufeff${page('UTF-16')}`, 'utf16le')
    const textOf = (bytes: Uint8Array) =>
      pageText(firstPage({ pages: [''], files: { 'Doc_0/Pages/Page_0/Content.xml': Uint8Array.from(bytes) } })).map(({ text }) => text)
    expect(textOf(wide)).toEqual(['A'])
    const two = Buffer.from(named.toString('latin1').replace('\u00c1\u00fa/', '\u00c1\u00fa</'), 'latin1')
    expect(textOf(two)).toEqual(['龙'])
  })
})

describe('a package', () => {
  const entry = (body: string) => `<OFD><DocBody><DocRoot>Doc_0/Document.xml</DocRoot>${body}</DocBody><DocBody/></OFD>`
  it('of several documents is read as its first, and says how many there are and what is attached', () => {
    const files = {
      'OFD.xml': entry(''),
      'Doc_0/Document.xml':
        '<Document><CommonData/><Pages><Page ID="7" BaseLoc="Pages/Page_0/Content.xml"/></Pages><Permissions><Print Printable="false"/></Permissions><Attachments>Attachs/Attachments.xml</Attachments></Document>',
      'Doc_0/Attachs/Attachments.xml': '<Attachments><Attachment ID="1"/><Attachment ID="2"/></Attachments>'
    }
    expect(opened({ pages: [''], files })).toMatchObject({ pageIds: ['7'], documents: 2, attachments: 2, isPrintable: false })
    expect(opened({ pages: [''] })).toMatchObject({ documents: 1, attachments: 0, isPrintable: true })
  })

  it('with versions is read in the one that is current', () => {
    const files = {
      'OFD.xml': entry('<Versions><Version ID="1" BaseLoc="V1.xml"/><Version ID="2" Current="true" BaseLoc="Doc_0/V2.xml"/></Versions>'),
      'Doc_0/V2.xml': '<DocVersion><DocRoot>Second.xml</DocRoot></DocVersion>',
      'Doc_0/Second.xml': '<Document><CommonData/><Pages><Page ID="9" BaseLoc="Pages/Page_0/Content.xml"/></Pages></Document>'
    }
    expect(opened({ pages: [''], files }).pageIds).toEqual(['9'])
  })

  it('whose document is encrypted has a password', () => {
    const files = { 'Encryptions.xml': '<Encryptions/>', 'Doc_0/Document.xml': Uint8Array.of(1, 2, 3) }
    expect(openOfd(ofdFile({ pages: [''], files }))).toEqual({ refused: 'locked' })
    expect(openOfd(ofdFile({ pages: [''], files: { ...files, 'Encryptions.xml': undefined } }))).toEqual({ refused: 'broken' })
  })
})

describe('text', () => {
  const text = (inside: string, attributes = '') =>
    only(
      {
        pages: [`<ofd:TextObject ID="1" Boundary="10 20 50 8" Font="2" Size="4" ${attributes}>${inside}</ofd:TextObject>`],
        resources: fontResource
      },
      'text'
    )
  const places = ({ glyphs }: DrawnText) => glyphs.map(({ text: letter, x, y }) => `${letter} ${x} ${y}`)

  it('stands letter by letter at its place, runs of distances unfolded', () => {
    const run = text('<ofd:TextCode X="1" Y="4" DeltaX="g 2 4 2" DeltaY="0 0 1">黑龙江省</ofd:TextCode>')
    expect(places(run)).toEqual(['黑 1 4', '龙 5 4', '江 9 4', '省 11 5'])
    expect(run).toMatchObject({ size: 4, matrix: [1, 0, 0, 1, 10, 20], isLoose: false, font: { name: '宋体' }, fill: solid(0, 0, 0) })
  })

  it('goes on by the last distance where there are fewer than letters, and by none where none is said', () => {
    expect(places(text('<ofd:TextCode X="1" Y="4" DeltaX="5 2">一二三四</ofd:TextCode>'))).toEqual([
      '一 1 4',
      '二 6 4',
      '三 8 4',
      '四 10 4'
    ])
    expect(places(text('<ofd:TextCode X="1" Y="4" DeltaY="3">一二三</ofd:TextCode>'))).toEqual(['一 1 4', '二 1 7', '三 1 10'])
    expect(text('<ofd:TextCode X="1" Y="4" DeltaX=" ">一二</ofd:TextCode>').isLoose).toBe(true)
  })

  it('has every letter of a file of another writer at its place', () => {
    const page = openedCase('deltax-short.ofd').page(0)
    const runs = 'refused' in page ? [] : page.objects.flatMap((object) => (object.kind === 'text' ? [places(object)] : []))
    expect(runs).toEqual([
      Array.from('统一社会信用代码', (letter, at) => `${letter} ${1 + 5 * at} 6`),
      ['识 1 16', '别 6 16', '号 11 16', 'A 13.5 16', 'B 16 16', 'C 18.5 16']
    ])
  })

  it('goes on where the code before began when it says no place', () => {
    expect(places(text('<ofd:TextCode X="1" Y="4">一</ofd:TextCode><ofd:TextCode Y="9">二</ofd:TextCode>'))).toEqual(['一 1 4', '二 1 9'])
  })

  it('without distances follows the widths of its letters', () => {
    expect(text('<ofd:TextCode X="0" Y="4">ab</ofd:TextCode>').isLoose).toBe(true)
  })

  it('takes glyphs by number, several letters as one glyph', () => {
    const run = text(
      '<ofd:CGTransform CodePosition="1" CodeCount="2" GlyphCount="1"><ofd:Glyphs>77</ofd:Glyphs></ofd:CGTransform><ofd:TextCode X="0" Y="4" DeltaX="4 4 4">office</ofd:TextCode>'
    )
    expect(run.glyphs.map(({ glyph }) => glyph)).toEqual([undefined, 77, null, undefined, undefined, undefined])
  })

  it('has its own colours, width, weight, slant and turn', () => {
    const run = text(
      '<ofd:FillColor Value="255 0 0" Alpha="51"/><ofd:StrokeColor Value="#0 #80 #ff"/><ofd:TextCode X="0" Y="4">一</ofd:TextCode>',
      'Stroke="true" HScale="0.5" Weight="800" Italic="true" CharDirection="90" LineWidth="0.1"'
    )
    expect(run).toMatchObject({ fill: solid(255, 0, 0, 0.2), stretch: 0.5, weight: 800, isItalic: true, turn: 90 })
    expect(run.stroke).toMatchObject({ paint: solid(0, 128, 255), width: 0.1 })
    expect(text('<ofd:TextCode X="0" Y="4">一</ofd:TextCode>', 'Fill="false"').fill).toBeUndefined()
  })

  it('is given as lines with their places', () => {
    const page = firstPage({ pages: [textObject('办结通知', 10, 20) + textObject('  ', 1, 1)], resources: fontResource })
    expect(pageText(page)).toEqual([{ text: '办结通知', x: 10, y: 25, width: 20, size: 5 }])
  })
})

describe('paths', () => {
  const path = (data: string, attributes = '', inside = ''): DrawnPath =>
    only(
      {
        pages: [
          `<ofd:PathObject ID="1" Boundary="0 0 9 9" ${attributes}>${inside}<ofd:AbbreviatedData>${data}</ofd:AbbreviatedData></ofd:PathObject>`
        ]
      },
      'path'
    )

  it('have all kinds of steps', () => {
    expect(path('S 0 0 M 1 1 L 2 2 Q 3 3 4 4 B 5 5 6 6 7 7 C').path).toEqual({
      steps: 'MMLQBZ',
      values: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    })
  })

  it('have arcs as cubics that end where they say', () => {
    const { steps, values } = path('M 0 5 A 5 5 0 0 1 10 5').path
    expect(steps).toBe('MBB')
    expect(values.slice(-2)).toEqual([expect.closeTo(10, 6), expect.closeTo(5, 6)])
    expect(values.slice(6, 8)).toEqual([expect.closeTo(5, 6), expect.closeTo(0, 6)])
    expect(path('M 0 5 A 5 5 0 0 0 10 5').path.values.slice(6, 8)).toEqual([expect.closeTo(5, 6), expect.closeTo(10, 6)])
  })

  it('end at the first thing that is not understood', () => {
    expect(path('M 0 0 L 1 1 X 5 5 L 2 2').path.steps).toBe('ML')
    expect(path('M 0 0 L 1').path.steps).toBe('M')
    expect(path('M 0 0 L 1 NaN').path.steps).toBe('M')
  })

  it('are stroked unless said, filled when said, by either rule', () => {
    expect(path('M 0 0 L 1 1')).toMatchObject({ fill: undefined, rule: 'nonzero', stroke: { width: 0.353, cap: 'butt', join: 'miter' } })
    expect(path('M 0 0 L 1 1', 'Fill="true" Stroke="false" Rule="Even-Odd"', '<ofd:FillColor/>')).toMatchObject({
      fill: solid(0, 0, 0),
      stroke: undefined,
      rule: 'evenodd'
    })
  })

  it('are not filled where no colour is said, though they may be, and stroked black', () => {
    expect(path('M 0 0 L 1 1', 'Fill="true"')).toMatchObject({ fill: undefined, stroke: { paint: solid(0, 0, 0) } })
    const page = openedCase('path-fill-default.ofd').page(0)
    expect(page).toMatchObject({ skipped: 0, objects: [{ kind: 'path', fill: undefined, stroke: { paint: solid(0, 0, 0), width: 0.25 } }] })
    const resources = '<ofd:DrawParams><ofd:DrawParam ID="5"><ofd:FillColor Value="1 2 3"/></ofd:DrawParam></ofd:DrawParams>'
    const object =
      '<ofd:PathObject DrawParam="5" Fill="true" Boundary="0 0 9 9"><ofd:AbbreviatedData>M 0 0 L 1 1</ofd:AbbreviatedData></ofd:PathObject>'
    expect(only({ resources, pages: [object] }, 'path').fill).toEqual(solid(1, 2, 3))
  })

  it('take lines from themselves, then from their drawing parameters and those below', () => {
    const resources =
      '<ofd:DrawParams><ofd:DrawParam ID="5" Relative="6" LineWidth="2"><ofd:StrokeColor Value="1 2 3"/></ofd:DrawParam>' +
      '<ofd:DrawParam ID="6" Relative="5" LineWidth="3" Cap="Round" DashPattern="3 1" DashOffset="1"/></ofd:DrawParams>'
    const [drawn] = objects({
      resources,
      pages: [
        '<ofd:PathObject ID="1" DrawParam="5" Join="Bevel" Boundary="0 0 9 9"><ofd:AbbreviatedData>M 0 0 L 1 1</ofd:AbbreviatedData></ofd:PathObject>'
      ]
    })
    expect(drawn).toMatchObject({
      stroke: { paint: solid(1, 2, 3), width: 2, cap: 'round', join: 'bevel', dashes: [3, 1], dashOffset: 1 }
    })
  })

  it('are filled with gradients', () => {
    const stops =
      '<ofd:Segment Position="0"><ofd:Color Value="255 0 0"/></ofd:Segment><ofd:Segment><ofd:Color Value="0 0 255"/></ofd:Segment>'
    const gradient = (shading: string) => path('M 0 0 L 1 1', 'Fill="true"', `<ofd:FillColor>${shading}</ofd:FillColor>`).fill
    expect(gradient(`<ofd:AxialShd StartPoint="0 0" EndPoint="9 0" Extend="3">${stops}</ofd:AxialShd>`)).toEqual({
      kind: 'axial',
      start: [0, 0],
      end: [9, 0],
      radii: [0, 0],
      stops: [
        { position: 0, colour: { red: 255, green: 0, blue: 0, alpha: 1 } },
        { position: 1, colour: { red: 0, green: 0, blue: 255, alpha: 1 } }
      ]
    })
    const coloursOf = (attributes: string) => {
      const paint = gradient(`<ofd:AxialShd StartPoint="0 0" EndPoint="10 0" ${attributes}>${stops}</ofd:AxialShd>`)
      return paint !== undefined && 'stops' in paint
        ? paint.stops.map(({ position, colour: { red, alpha } }) => [position, red, alpha])
        : []
    }
    const [clearStart, clearEnd] = [
      [0, 255, 0],
      [1, 0, 0]
    ]
    const [start, end] = [
      [0, 255, 1],
      [1, 0, 1]
    ]
    expect(coloursOf('')).toEqual([clearStart, start, end, clearEnd])
    expect(coloursOf('Extend="1"')).toEqual([start, end, clearEnd])
    expect(coloursOf('Extend="2"')).toEqual([clearStart, start, end])
    expect(coloursOf('Extend="3" MapType="Reflect" MapUnit="5"')).toEqual([start, [0.5, 0, 1], [0.5, 0, 1], [1, 255, 1]])
    expect(coloursOf('Extend="3" MapType="Repeat" MapUnit="5"')).toEqual([start, [0.5, 0, 1], [0.5, 255, 1], end])
    expect(gradient(`<ofd:RadialShd StartPoint="5 5" EndPoint="5 5" EndRadius="4">${stops}</ofd:RadialShd>`)).toMatchObject({
      kind: 'radial',
      radii: [0, 4]
    })
  })

  it('are filled with tiles, from their own corner or from that of the page', () => {
    const tiled = (attributes: string) =>
      path(
        'M 0 0 L 1 1',
        'Fill="true" CTM="2 0 0 2 4 6"',
        `<ofd:FillColor><ofd:Pattern Width="2" Height="3" ${attributes}><ofd:CellContent>${boxObject('255 0 0', 0, 0, 1, 1)}</ofd:CellContent></ofd:Pattern></ofd:FillColor>`
      ).fill
    expect(tiled('XStep="5" CTM="1 0 0 1 1 1" ReflectMethod="Column"')).toMatchObject({
      ...{ kind: 'pattern', width: 2, height: 3, step: [5, 3], mirrored: { columns: true, rows: false }, matrix: [1, 0, 0, 1, 1, 1] },
      objects: [{ kind: 'path', matrix: [1, 0, 0, 1, 0, 0], clips: [], fill: solid(255, 0, 0) }]
    })
    expect(tiled('RelativeTo="Page"')).toMatchObject({ matrix: [0.5, 0, 0, 0.5, -2, -3], step: [2, 3] })
  })

  it('with a colour of a kind that is not known are not painted, and counted', () => {
    const fill = '<ofd:FillColor><ofd:GouraudShd/></ofd:FillColor>'
    const page = firstPage({ pages: [boxObject('0 0 0', 0, 0, 1, 1).replace('<ofd:FillColor Value="0 0 0"/>', fill)] })
    expect(page).toMatchObject({ skipped: 1, objects: [{ fill: solid(0, 0, 0, 0) }] })
  })

  it('know grey, CMYK and named colour spaces', () => {
    const fill = (value: string, resources = '') =>
      only({ resources, pages: [boxObject('', 0, 0, 1, 1).replace('Value=""', value)] }, 'path').fill
    expect(fill('Value="128"')).toEqual(solid(128, 128, 128))
    expect(fill('Value="0 255 255 0"')).toEqual(solid(255, 0, 0))
    const palette =
      '<ofd:ColorSpaces><ofd:ColorSpace ID="8" Type="RGB"><ofd:Palette><ofd:CV>1 2 3</ofd:CV><ofd:CV>#ff 0 0</ofd:CV></ofd:Palette></ofd:ColorSpace></ofd:ColorSpaces>'
    expect(fill('Index="1" ColorSpace="8" Alpha="51"', palette)).toEqual(solid(255, 0, 0, 0.2))
    expect(fill('Index="9" ColorSpace="8"', palette)).toEqual(solid(0, 0, 0))
    expect(
      fill('Value="1 0 3" ColorSpace="8"', '<ofd:ColorSpaces><ofd:ColorSpace ID="8" Type="RGB" BitsPerComponent="2"/></ofd:ColorSpaces>')
    ).toEqual(solid(85, 0, 255))
    expect(fill('Value="9 99 99" ColorSpace="7"', '<ofd:ColorSpaces><ofd:ColorSpace ID="7" Type="GRAY"/></ofd:ColorSpaces>')).toEqual(
      solid(9, 9, 9)
    )
  })
})

describe('what is put together', () => {
  const box = boxObject('0 0 0', 1, 2, 3, 4)
  const unit = (id: number, content: string) =>
    `<ofd:CompositeGraphicUnit ID="${id}" Width="9" Height="9"><ofd:Content>${content}</ofd:Content></ofd:CompositeGraphicUnit>`
  const composite = (id: number, attributes = '') => `<ofd:CompositeObject ID="8" ResourceID="${id}" Boundary="10 10 9 9" ${attributes}/>`
  const units = (...list: readonly string[]) => `<ofd:CompositeGraphicUnits>${list.join('')}</ofd:CompositeGraphicUnits>`

  it('is a composite, turned and moved', () => {
    const drawn = only({ pages: [composite(20, 'CTM="2 0 0 2 5 0" Alpha="51"')], resources: units(unit(20, box)) }, 'path')
    expect(drawn).toMatchObject({ matrix: [2, 0, 0, 2, 17, 14], alpha: 0.2 })
  })

  it('is never a composite within itself for ever', () => {
    const page = firstPage({ pages: [composite(20)], resources: units(unit(20, composite(21) + box), unit(21, composite(20))) })
    expect(page.objects.length).toBeLessThan(12)
    expect(page.skipped).toBe(1)
  })

  it('has templates behind and in front, layers by their kind, blocks, and annotations on top', () => {
    const at = (x: number) => boxObject('0 0 0', x, 0, 1, 1)
    const layer = (type: string, x: number) => `<ofd:Layer Type="${type}">${at(x)}</ofd:Layer>`
    const page = firstPage({
      pages: [''],
      templates: [at(1), at(5)],
      annotations: `<ofd:Annot ID="1" Type="Stamp"><ofd:Appearance Boundary="6 0 3 3">${at(0)}</ofd:Appearance></ofd:Annot><ofd:Annot Visible="false"><ofd:Appearance Boundary="9 0 3 3">${at(0)}</ofd:Appearance></ofd:Annot>`,
      files: {
        'Doc_0/Pages/Page_0/Content.xml':
          `<Page><Template TemplateID="901" ZOrder="Foreground"/><Template TemplateID="900"/><Content>${layer('Foreground', 4)}${layer('Body', 3)}${layer('Background', 2)}<Layer><PageBlock>${at(3.5)}</PageBlock></Layer></Content></Page>`.replaceAll(
            'ofd:',
            ''
          )
      }
    })
    expect(page.objects.map(({ matrix }) => matrix[4])).toEqual([1, 2, 3, 3.5, 4, 5, 6])
    expect(page.objects.at(-1)?.clips).toEqual([
      { matrix: [1, 0, 0, 1, 6, 0], rule: 'nonzero', path: { steps: 'MLLLZ', values: [0, 0, 3, 0, 3, 3, 0, 3] } }
    ])
  })

  it('is cut off at clips: areas of one add up, several hold together', () => {
    const area = (x: number) =>
      `<ofd:Area CTM="1 0 0 1 ${x} 0"><ofd:Path Boundary="0 0 1 1"><ofd:AbbreviatedData>M 0 0 L 1 0 L 1 1 C</ofd:AbbreviatedData></ofd:Path></ofd:Area>`
    const clips = `<ofd:Clips><ofd:Clip>${area(0)}${area(5)}</ofd:Clip><ofd:Clip>${area(1)}</ofd:Clip></ofd:Clips>`
    const drawn = only({ pages: [boxObject('0 0 0', 10, 10, 9, 9, 'CTM="2 0 0 2 0 0"', clips)] }, 'path')
    expect(drawn.clips).toEqual([
      {
        matrix: [1, 0, 0, 1, 0, 0],
        rule: 'nonzero',
        path: { steps: 'MLLZMLLZ', values: [10, 10, 12, 10, 12, 12, 20, 10, 22, 10, 22, 12] }
      },
      { matrix: [2, 0, 0, 2, 12, 10], rule: 'nonzero', path: { steps: 'MLLZ', values: [0, 0, 1, 0, 1, 1] } }
    ])
  })

  it('has pictures from the place that the resources say', () => {
    const resources =
      '<ofd:MultiMedias><ofd:MultiMedia ID="30" Type="Image" Format="PNG"><ofd:MediaFile>a.png</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias>'
    const files = { 'Doc_0/Res/a.png': Uint8Array.of(1, 2, 3) }
    const image = only(
      { pages: ['<ofd:ImageObject ID="1" ResourceID="30" Boundary="5 6 20 10" CTM="20 0 0 10 0 0"/>'], resources, files },
      'image'
    )
    expect(image).toMatchObject({ matrix: [20, 0, 0, 10, 5, 6], format: 'png' })
    expect(image.bytes()).toEqual(Uint8Array.of(1, 2, 3))
    const plain = only({ pages: ['<ofd:ImageObject ID="1" ResourceID="30" Boundary="5 6 20 10"/>'], resources, files }, 'image')
    expect(plain.matrix).toEqual([20, 0, 0, 10, 5, 6])
  })

  it('has the border of a picture as a line around it, in millimetres, and its mask', () => {
    const medium = (id: number, name: string) =>
      `<ofd:MultiMedia ID="${id}" Type="Image"><ofd:MediaFile>${name}</ofd:MediaFile></ofd:MultiMedia>`
    const resources = `<ofd:MultiMedias>${medium(30, 'a.png')}${medium(31, 'm.png')}</ofd:MultiMedias>`
    const files = { 'Doc_0/Res/a.png': Uint8Array.of(1), 'Doc_0/Res/m.png': Uint8Array.of(2) }
    const bordered = (attributes: string) =>
      firstPage({
        pages: [
          `<ofd:ImageObject ID="1" ResourceID="30" ImageMask="31" Boundary="5 6 20 10" CTM="20 0 0 10 0 0"><ofd:Border ${attributes}><ofd:BorderColor Value="255 0 0"/></ofd:Border></ofd:ImageObject>`
        ],
        resources,
        files
      })
    const page = bordered('LineWidth="2" DashPattern="3 1"')
    const [picture, line] = page.objects
    expect(page.skipped).toBe(0)
    expect(picture?.kind === 'image' && picture.mask?.bytes()).toEqual(Uint8Array.of(2))
    expect(line).toMatchObject({
      kind: 'path',
      matrix: [1, 0, 0, 1, 5, 6],
      path: { steps: 'MLLLZ', values: [0, 0, 20, 0, 20, 10, 0, 10] },
      stroke: { paint: { kind: 'colour', colour: { red: 255, green: 0, blue: 0, alpha: 1 } }, width: 2, dashes: [3, 1] }
    })
    const [, round] = bordered('HorizonalCornerRadius="4" VerticalCornerRadius="100"').objects
    expect(round).toMatchObject({ path: { steps: 'MLBLBLBLBZ' }, stroke: { width: 0.353 } })
    expect(round?.kind === 'path' && round.path.values.slice(0, 4)).toEqual([4, 0, 16, 0])
    expect(round?.kind === 'path' && round.path.values[9]).toBe(5)
    expect(bordered('LineWidth="0"').objects).toHaveLength(1)
  })

  it('leaves out and counts what it does not know', () => {
    const page = firstPage({
      pages: [
        `<ofd:VideoObject/><ofd:constructor/><ofd:ImageObject ResourceID="99" Boundary="0 0 1 1"/>${composite(99)}${box}${boxObject('0 0 0', 0, 0, 1, 1, 'Visible="false"')}`
      ]
    })
    expect(page.objects).toHaveLength(1)
    expect(page.skipped).toBe(4)
  })
})
