/** OFD files that show one feature each (OFD 样例), made here, with what their first page must show: its text, and colours at places in millimetres. */
import { boxObject, fontResource, ofdFile, textObject } from '@ljonething/ofd/testing/buildOfd'
import { jbig2File } from './jbig2File.ts'
import { squareCff } from './squareCff.ts'
import { squareFont } from './squareFont.ts'

type Pixel = readonly [x: number, y: number, colour: readonly [number, number, number]]

export interface Sample {
  readonly title: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly text: string
  readonly pixels: readonly Pixel[]
}

const white = [255, 255, 255] as const
const red = [255, 0, 0] as const
const green = [0, 128, 0] as const
const blue = [0, 0, 255] as const
const black = [0, 0, 0] as const

const size = [100, 50] as const

const png = (colour: string, type = 'image/png'): Uint8Array<ArrayBuffer> => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 8
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = colour
  context.fillRect(0, 0, 8, 8)
  return Uint8Array.from(atob(canvas.toDataURL(type, 1).split(',')[1] ?? ''), (letter) => letter.charCodeAt(0))
}

/** Two by two, 24 bits, all of one colour. */
const bmp = ([red, green, blue]: readonly [number, number, number]): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(54 + 16)
  const view = new DataView(file.buffer)
  file.set([0x42, 0x4d])
  view.setUint32(2, file.length, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, 2, true)
  view.setInt32(22, 2, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  for (const row of [54, 62]) file.set([blue, green, red, blue, green, red], row)
  return file
}

const image = (name: string, content: Uint8Array, colour: Pixel[2]): Omit<Sample, 'title'> => ({
  bytes: ofdFile({
    size,
    pages: ['<ofd:ImageObject ID="1" ResourceID="30" Boundary="20 10 40 20" CTM="40 0 0 20 0 0"/>'],
    resources: `<ofd:MultiMedias><ofd:MultiMedia ID="30" Type="Image"><ofd:MediaFile>${name}</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias>`,
    files: { [`Doc_0/Res/${name}`]: content }
  }),
  text: '',
  pixels: [
    [40, 20, colour],
    [10, 20, white],
    [70, 20, white]
  ]
})

const embedded = (font: Uint8Array, inside: string, text: string): Omit<Sample, 'title'> => ({
  bytes: ofdFile({
    size,
    pages: [
      `<ofd:TextObject ID="1" Boundary="10 10 80 30" Font="3" Size="20"><ofd:FillColor Value="0 0 255"/>${inside}<ofd:TextCode X="0" Y="20" DeltaX="30">${text}</ofd:TextCode></ofd:TextObject>`
    ],
    resources: '<ofd:Fonts><ofd:Font ID="3" FontName="Own"><ofd:FontFile>own.ttf</ofd:FontFile></ofd:Font></ofd:Fonts>',
    files: { 'Doc_0/Res/own.ttf': font }
  }),
  text,
  // The square of the font reaches from 0 to 16 above the line, from 2 to 18 to the right.
  pixels: [
    [20, 20, blue],
    [50, 20, blue],
    [35, 20, white],
    [20, 33, white]
  ]
})

const unit = `<ofd:CompositeGraphicUnits><ofd:CompositeGraphicUnit ID="40" Width="10" Height="10"><ofd:Content>${boxObject('255 0 0', 0, 0, 10, 10)}${boxObject('0 0 255', 2, 2, 2, 2)}</ofd:Content></ofd:CompositeGraphicUnit></ofd:CompositeGraphicUnits>`

const stops =
  '<ofd:Segment Position="0"><ofd:Color Value="255 0 0"/></ofd:Segment><ofd:Segment Position="1"><ofd:Color Value="0 0 255"/></ofd:Segment>'

export const corpus = (): readonly Sample[] => [
  {
    title: 'text in a font of the system',
    bytes: ofdFile({
      size,
      pages: [textObject('出生医学证明', 10, 10) + textObject('黑龙江省', 10, 30, 'Weight="700"')],
      resources: fontResource
    }),
    text: '出生医学证明黑龙江省',
    pixels: [[90, 40, white]]
  },
  {
    title: 'an embedded subset without names and letters, by glyph',
    ...embedded(
      squareFont(false),
      '<ofd:CGTransform CodePosition="0" CodeCount="2" GlyphCount="2"><ofd:Glyphs>1 1</ofd:Glyphs></ofd:CGTransform>',
      '龙江'
    )
  },
  {
    title: 'an embedded bare CFF font, by glyph',
    ...embedded(
      squareCff(),
      '<ofd:CGTransform CodePosition="0" CodeCount="2" GlyphCount="2"><ofd:Glyphs>1 1</ofd:Glyphs></ofd:CGTransform>',
      '龙江'
    )
  },
  { title: 'an embedded font by letter', ...embedded(squareFont(true), '', 'AA') },
  {
    title: 'an embedded font in bold, slanted, from top to bottom',
    bytes: ofdFile({
      size,
      pages: [
        '<ofd:TextObject ID="1" Boundary="10 10 30 30" Font="3" Size="20" Weight="700" Italic="true"><ofd:FillColor Value="0 0 255"/><ofd:TextCode X="0" Y="20">A</ofd:TextCode></ofd:TextObject>' +
          '<ofd:TextObject ID="2" Boundary="60 0 20 50" Font="3" Size="20" ReadDirection="90"><ofd:FillColor Value="255 0 0"/><ofd:TextCode X="0" Y="20">AA</ofd:TextCode></ofd:TextObject>'
      ],
      resources: '<ofd:Fonts><ofd:Font ID="3" FontName="Own"><ofd:FontFile>own.ttf</ofd:FontFile></ofd:Font></ofd:Fonts>',
      files: { 'Doc_0/Res/own.ttf': squareFont(true) }
    }),
    text: 'AAA',
    pixels: [
      [20, 22, blue],
      // Leaning over at the top, not at the line.
      [30, 15.5, blue],
      [30, 29, white],
      [70, 10, red],
      [70, 19.8, red],
      [70, 35, red],
      [82, 10, white]
    ]
  },
  {
    title: 'paths: rules, strokes, dashes, arcs, turned',
    bytes: ofdFile({
      size,
      pages: [
        '<ofd:PathObject ID="1" Boundary="0 0 30 30" Fill="true" Stroke="false" Rule="Even-Odd"><ofd:FillColor Value="255 0 0"/><ofd:AbbreviatedData>M 5 5 L 25 5 L 25 25 L 5 25 C M 10 10 L 20 10 L 20 20 L 10 20 C</ofd:AbbreviatedData></ofd:PathObject>' +
          '<ofd:PathObject ID="2" Boundary="35 15 20 0" LineWidth="4" DashPattern="6 6"><ofd:StrokeColor Value="0 0 255"/><ofd:AbbreviatedData>M 0 0 L 20 0</ofd:AbbreviatedData></ofd:PathObject>' +
          '<ofd:PathObject ID="3" Boundary="60 5 20 20" Fill="true" Stroke="false"><ofd:FillColor Value="0 128 0"/><ofd:AbbreviatedData>M 0 10 A 10 10 0 0 1 20 10 A 10 10 0 0 1 0 10 C</ofd:AbbreviatedData></ofd:PathObject>' +
          boxObject('0 0 0', 60, 30, 10, 10, 'CTM="0 1 -1 0 20 0"')
      ]
    }),
    text: '',
    pixels: [
      [7, 7, red],
      [15, 15, white],
      [38, 15, blue],
      [44, 15, white],
      [50, 15, blue],
      [70, 15, green],
      [61, 6, white],
      [75, 35, black],
      [65, 35, white]
    ]
  },
  {
    title: 'gradients',
    bytes: ofdFile({
      size,
      pages: [
        `<ofd:PathObject ID="1" Boundary="10 10 30 30" Fill="true" Stroke="false"><ofd:FillColor><ofd:AxialShd StartPoint="0 0" EndPoint="0 30">${stops}</ofd:AxialShd></ofd:FillColor><ofd:AbbreviatedData>M 0 0 L 30 0 L 30 30 L 0 30 C</ofd:AbbreviatedData></ofd:PathObject>` +
          `<ofd:PathObject ID="2" Boundary="50 10 30 30" Fill="true" Stroke="false"><ofd:FillColor><ofd:RadialShd StartPoint="15 15" EndPoint="15 15" EndRadius="10" Extend="2">${stops}</ofd:RadialShd></ofd:FillColor><ofd:AbbreviatedData>M 0 0 L 30 0 L 30 30 L 0 30 C</ofd:AbbreviatedData></ofd:PathObject>`
      ]
    }),
    text: '',
    pixels: [
      [25, 10.3, [252, 0, 3]],
      [25, 39.7, [3, 0, 252]],
      [65, 25, [252, 0, 3]],
      [52, 12, blue]
    ]
  },
  {
    title: 'a gradient that ends, and one that is mirrored',
    bytes: ofdFile({
      size,
      pages: [
        `<ofd:PathObject ID="1" Boundary="10 10 30 30" Fill="true" Stroke="false"><ofd:FillColor><ofd:RadialShd StartPoint="15 15" EndPoint="15 15" EndRadius="10">${stops}</ofd:RadialShd></ofd:FillColor><ofd:AbbreviatedData>M 0 0 L 30 0 L 30 30 L 0 30 C</ofd:AbbreviatedData></ofd:PathObject>` +
          `<ofd:PathObject ID="2" Boundary="50 10 40 30" Fill="true" Stroke="false"><ofd:FillColor><ofd:AxialShd StartPoint="0 0" EndPoint="40 0" MapType="Reflect" MapUnit="20" Extend="3">${stops}</ofd:AxialShd></ofd:FillColor><ofd:AbbreviatedData>M 0 0 L 40 0 L 40 30 L 0 30 C</ofd:AbbreviatedData></ofd:PathObject>`
      ]
    }),
    text: '',
    pixels: [
      [25, 25, [252, 0, 3]],
      [12, 12, white],
      [50.2, 25, [252, 0, 3]],
      [70, 25, blue],
      [89.8, 25, [252, 0, 3]]
    ]
  },
  {
    title: 'a pattern, and colours of a palette',
    bytes: ofdFile({
      size,
      pages: [
        `<ofd:PathObject ID="1" Boundary="10 10 40 20" Fill="true" Stroke="false"><ofd:FillColor><ofd:Pattern Width="10" Height="10" ReflectMethod="Column"><ofd:CellContent>${boxObject('255 0 0', 0, 0, 4, 4)}${boxObject('0 0 255', 5, 5, 3, 3)}</ofd:CellContent></ofd:Pattern></ofd:FillColor><ofd:AbbreviatedData>M 0 0 L 40 0 L 40 20 L 0 20 C</ofd:AbbreviatedData></ofd:PathObject>` +
          boxObject('', 60, 10, 20, 20).replace('Value=""', 'Index="1" ColorSpace="8"')
      ],
      resources:
        '<ofd:ColorSpaces><ofd:ColorSpace ID="8" Type="RGB"><ofd:Palette><ofd:CV>255 0 0</ofd:CV><ofd:CV>0 128 0</ofd:CV></ofd:Palette></ofd:ColorSpace></ofd:ColorSpaces>'
    }),
    text: '',
    pixels: [
      [12, 12, red],
      [16.5, 16.5, blue],
      [15, 12, white],
      [28, 12, red],
      [22, 12, white],
      [23.5, 16.5, blue],
      [32, 22, red],
      [70, 20, green]
    ]
  },
  { title: 'a PNG', ...image('a.png', png('rgb(255 0 0)'), red) },
  { title: 'a JPEG', ...image('a.jpg', png('rgb(0 0 255)', 'image/jpeg'), [0, 0, 254]) },
  { title: 'a BMP', ...image('a.bmp', bmp([0, 128, 0]), green) },
  {
    title: 'a JBIG2',
    ...image(
      'a.jb2',
      jbig2File(16, 8, () => true),
      black
    )
  },
  { title: 'a JPEG under the name of a PNG', ...image('a.png', png('rgb(0 0 255)', 'image/jpeg'), [0, 0, 254]) },
  {
    title: 'a picture without what its mask cuts away',
    bytes: ofdFile({
      size,
      pages: [
        boxObject('255 0 0', 0, 0, 100, 50) +
          '<ofd:ImageObject ID="2" ResourceID="30" ImageMask="31" Boundary="20 10 40 20" CTM="40 0 0 20 0 0"/>'
      ],
      resources:
        '<ofd:MultiMedias><ofd:MultiMedia ID="30" Type="Image"><ofd:MediaFile>a.png</ofd:MediaFile></ofd:MultiMedia>' +
        '<ofd:MultiMedia ID="31" Type="Image" Format="jb2"><ofd:MediaFile>mask.jb2</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias>',
      files: { 'Doc_0/Res/a.png': png('rgb(0 0 255)'), 'Doc_0/Res/mask.jb2': jbig2File(16, 8, (x) => x < 8) }
    }),
    text: '',
    pixels: [
      [30, 20, blue],
      [50, 20, red],
      [10, 20, red]
    ]
  },
  {
    title: 'a picture in a border with round corners',
    bytes: ofdFile({
      size,
      pages: [
        '<ofd:ImageObject ID="2" ResourceID="30" Boundary="20 10 40 20" CTM="40 0 0 20 0 0">' +
          '<ofd:Border LineWidth="4" HorizonalCornerRadius="8" VerticalCornerRadius="8"><ofd:BorderColor Value="255 0 0"/></ofd:Border></ofd:ImageObject>'
      ],
      resources:
        '<ofd:MultiMedias><ofd:MultiMedia ID="30" Type="Image"><ofd:MediaFile>a.png</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias>',
      files: { 'Doc_0/Res/a.png': png('rgb(0 0 255)') }
    }),
    text: '',
    pixels: [
      [40, 20, blue],
      [19, 20, red],
      [21, 20, red],
      [40, 9, red],
      [17, 20, white],
      [19, 9, white]
    ]
  },
  {
    title: 'a composite, twice, once larger',
    bytes: ofdFile({
      size,
      pages: [
        '<ofd:CompositeObject ID="1" ResourceID="40" Boundary="5 5 10 10"/><ofd:CompositeObject ID="2" ResourceID="40" Boundary="40 5 30 30" CTM="3 0 0 3 0 0"/>'
      ],
      resources: unit
    }),
    text: '',
    pixels: [
      [6, 6, red],
      [8, 8, blue],
      [41, 6, red],
      [48, 13, blue],
      [25, 10, white]
    ]
  },
  {
    title: 'templates behind and in front, and an annotation',
    bytes: ofdFile({
      size,
      pageHead: '<ofd:Template TemplateID="901" ZOrder="Foreground"/><ofd:Template TemplateID="900" ZOrder="Background"/>',
      templates: [boxObject('255 0 0', 0, 0, 60, 50), boxObject('0 0 255', 30, 0, 10, 50)],
      pages: [boxObject('0 128 0', 20, 10, 30, 10)],
      annotations: `<ofd:Annot ID="1" Type="Watermark"><ofd:Appearance Boundary="80 0 10 10">${boxObject('0 0 0', 0, 0, 20, 5)}</ofd:Appearance></ofd:Annot>`
    }),
    text: '',
    pixels: [
      [10, 25, red],
      [25, 15, green],
      [35, 15, blue],
      [85, 2, black],
      [95, 2, white]
    ]
  },
  {
    title: 'clips and transparency',
    bytes: ofdFile({
      size,
      pages: [
        boxObject(
          '255 0 0',
          0,
          0,
          50,
          50,
          '',
          '<ofd:Clips><ofd:Clip><ofd:Area><ofd:Path Boundary="0 0 20 20"><ofd:AbbreviatedData>M 0 0 L 20 0 L 20 20 L 0 20 C</ofd:AbbreviatedData></ofd:Path></ofd:Area></ofd:Clip></ofd:Clips>'
        ) + boxObject('0 0 255', 60, 0, 20, 20, 'Alpha="51"')
      ]
    }),
    text: '',
    pixels: [
      [10, 10, red],
      [30, 10, white],
      [70, 10, [204, 204, 255]]
    ]
  }
]
