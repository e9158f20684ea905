/**
 * Builds the OFD files that tests open (测试用 OFD), each part as its own XML, so that every feature and every trap can be written. Lengths are
 * millimetres.
 */
import { strToU8, zipSync } from 'fflate'

const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
export const xmlFile = (root: string, content: string, attributes = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ofd:${root} ${namespace} ${attributes}>${content}</ofd:${root}>`

export interface OfdParts {
  /** Objects of each page, in one layer. */
  readonly pages: readonly string[]
  /** Stands in each page before its content: templates, area. */
  readonly pageHead?: string
  /** Within `Res`. */
  readonly resources?: string
  /** Objects of each template; the ids count from 900. */
  readonly templates?: readonly string[]
  /** `Annot` elements of the first page. */
  readonly annotations?: string
  readonly size?: readonly [width: number, height: number]
  /** More or other files by name; `undefined` takes one away. */
  readonly files?: Readonly<Record<string, string | Uint8Array | undefined>>
  /** Within `DocBody`, as `Signatures`. */
  readonly body?: string
}

/** The files of the package, before they are packed. */
export const ofdFiles = ({
  pages,
  pageHead = '',
  resources = '',
  templates = [],
  annotations,
  size = [210, 297],
  files = {},
  body = ''
}: OfdParts) => {
  const box = `<ofd:PhysicalBox>0 0 ${size[0]} ${size[1]}</ofd:PhysicalBox>`
  const layer = (objects: string, id: number) => `<ofd:Content><ofd:Layer ID="${id}" Type="Body">${objects}</ofd:Layer></ofd:Content>`
  const whole: Record<string, string | Uint8Array | undefined> = {
    'OFD.xml': xmlFile(
      'OFD',
      `<ofd:DocBody><ofd:DocInfo/><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot>${body}</ofd:DocBody>`,
      'Version="1.0" DocType="OFD"'
    ),
    'Doc_0/Document.xml': xmlFile(
      'Document',
      `<ofd:CommonData><ofd:PageArea>${box}</ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes>${templates
        .map((_, index) => `<ofd:TemplatePage ID="${900 + index}" BaseLoc="Tpls/Tpl_${index}/Content.xml"/>`)
        .join('')}</ofd:CommonData><ofd:Pages>${pages
        .map((_, index) => `<ofd:Page ID="${index + 1}" BaseLoc="Pages/Page_${index}/Content.xml"/>`)
        .join('')}</ofd:Pages>${annotations === undefined ? '' : '<ofd:Annotations>Annots/Annotations.xml</ofd:Annotations>'}`
    ),
    'Doc_0/PublicRes.xml': xmlFile('Res', resources, 'BaseLoc="Res"')
  }
  pages.forEach(
    (objects, index) => (whole[`Doc_0/Pages/Page_${index}/Content.xml`] = xmlFile('Page', pageHead + layer(objects, 500 + index)))
  )
  templates.forEach((objects, index) => (whole[`Doc_0/Tpls/Tpl_${index}/Content.xml`] = xmlFile('Page', layer(objects, 700 + index))))
  if (annotations !== undefined) {
    whole['Doc_0/Annots/Annotations.xml'] = xmlFile(
      'Annotations',
      '<ofd:Page PageID="1"><ofd:FileLoc>Page_0/Annotation.xml</ofd:FileLoc></ofd:Page>'
    )
    whole['Doc_0/Annots/Page_0/Annotation.xml'] = xmlFile('PageAnnot', annotations)
  }
  return { ...whole, ...files }
}

export const packed = (files: Readonly<Record<string, string | Uint8Array | undefined>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).flatMap(([name, content]) =>
          content === undefined ? [] : [[name, typeof content === 'string' ? strToU8(content) : content]]
        )
      )
    )
  )

export const ofdFile = (parts: OfdParts): Uint8Array<ArrayBuffer> => packed(ofdFiles(parts))

export const textObject = (text: string, x: number, y: number, attributes = '', inside = ''): string =>
  `<ofd:TextObject ID="1" Boundary="${x} ${y} 100 10" Font="2" Size="5" ${attributes}>${inside}<ofd:TextCode X="0" Y="5" DeltaX="g ${Math.max(0, [...text].length - 1)} 5">${text}</ofd:TextCode></ofd:TextObject>`

/** A filled box at once: `colour` as OFD writes it. */
export const boxObject = (colour: string, x: number, y: number, width: number, height: number, attributes = '', inside = ''): string =>
  `<ofd:PathObject ID="1" Boundary="${x} ${y} ${width} ${height}" Fill="true" Stroke="false" ${attributes}><ofd:FillColor Value="${colour}"/>${inside}<ofd:AbbreviatedData>M 0 0 L ${width} 0 L ${width} ${height} L 0 ${height} C</ofd:AbbreviatedData></ofd:PathObject>`

export const fontResource = '<ofd:Fonts><ofd:Font ID="2" FontName="宋体" FamilyName="宋体"/></ofd:Fonts>'
