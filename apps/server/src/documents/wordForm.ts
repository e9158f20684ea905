/**
 * The application form (申请表) as a Word document (.docx, A4): the same groups, fields, tables and places to sign as the PDF, to be filled in further.
 *
 * Every text is shown as written; characters that no XML may carry are left out. The fonts are those of the reader's computer, 宋体 and 黑体 by name.
 * Source: spec §7.4 (wordStrengthen), §7.5 (generateWord).
 */
import {
  AlignmentType,
  Document,
  Footer,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType
} from 'docx'
import type { ApplicationDocument, DocumentField, DocumentGroup, DocumentTable } from './ApplicationDocument.ts'
import type { PicturePlace } from './picturePlaces.ts'
import { plainText } from './typesetText.ts'

/** Twentieths of a point; text is 10.5 points, as on paper. */
const width = 9864
const shade = { fill: 'E8E8E8' }
const captionShade = { fill: 'F5F5F5' }
const song = { ascii: '宋体', eastAsia: '宋体', hAnsi: '宋体' }
const hei = { ascii: '黑体', eastAsia: '黑体', hAnsi: '黑体' }

/** What XML 1.0 cannot carry, beside line ends. */
const forbidden = /[\p{Cc}\uFFFE\uFFFF]/gu

interface Look {
  readonly font?: typeof song
  readonly center?: boolean
}

/** A paragraph for each line. */
const paragraphs = (text: string, { font = song, center = false }: Look = {}): Paragraph[] =>
  plainText(text)
    .split('\n')
    .map(
      (line) =>
        new Paragraph({
          ...(center ? { alignment: AlignmentType.CENTER } : {}),
          children: [new TextRun({ text: line.replace(forbidden, ''), font, size: 21 })]
        })
    )

interface Span {
  readonly columns?: number
  /** Of the width of the table. */
  readonly share?: number
  readonly shading?: { readonly fill: string }
}

const cell = (children: Paragraph[], { columns = 1, share, shading }: Span = {}) =>
  new TableCell({
    children,
    columnSpan: columns,
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(share === undefined ? {} : { width: { size: Math.floor(share * width), type: WidthType.DXA } }),
    ...(shading === undefined ? {} : { shading })
  })

const titleRow = (title: string, columns: number) =>
  new TableRow({ tableHeader: true, children: [cell(paragraphs(title, { font: hei }), { columns, shading: shade })] })

const table = (rows: TableRow[]) => new Table({ rows, width: { size: width, type: WidthType.DXA } })

const boxed = ({ value, choices = [] }: DocumentField): string =>
  [
    ...(value === '' && choices.length > 0 ? [] : [value]),
    choices.map(({ label, checked }) => `${checked ? '☑' : '☐'} ${label}`).join('　')
  ]
    .filter((line, index) => line !== '' || index === 0)
    .join('\n')

const fieldTable = (title: string, fields: readonly DocumentField[]) =>
  table([
    titleRow(title, 2),
    ...fields.map(
      (field) =>
        new TableRow({
          children: [cell(paragraphs(field.label, { center: true }), { share: 0.25 }), cell(paragraphs(boxed(field)), { share: 0.75 })]
        })
    )
  ])

const rowTable = (title: string, { columns, rows }: Pick<DocumentTable, 'columns' | 'rows'>) => {
  const share = 0.93 / columns.length
  const line = (number: string, texts: readonly string[], shading?: Span['shading']) =>
    new TableRow({
      tableHeader: shading !== undefined,
      cantSplit: shading !== undefined,
      children: [
        cell(paragraphs(number, { center: true }), { share: 0.07, ...(shading && { shading }) }),
        ...texts.map((text) => cell(paragraphs(text), { share, ...(shading && { shading }) }))
      ]
    })
  return table([
    titleRow(title, columns.length + 1),
    line('序号', columns, captionShade),
    ...rows.map((texts, index) => line(String(index + 1), texts)),
    ...(rows.length === 0
      ? [
          line(
            '',
            columns.map(() => '（无）')
          )
        ]
      : [])
  ])
}

const groupTables = (title: string, { fields, tables = [] }: DocumentGroup): Table[] => [
  ...(fields.length > 0 || tables.length === 0 ? [fieldTable(title, fields)] : []),
  ...tables.map((entry) => rowTable(`${title}：${entry.label}`, entry))
]

const signedAs = (signed: boolean | undefined): string => {
  if (signed === undefined) return '—'
  return signed ? '已签名' : '未签名'
}

/** Points; two places in a row. */
const pictureBox = { width: 230, height: 148 }

const pictureCell = ({ label, note, picture }: PicturePlace) => {
  const scale = picture === undefined ? 1 : Math.min(pictureBox.width / picture.width, pictureBox.height / picture.height)
  const shown =
    picture === undefined
      ? paragraphs(note, { center: true })
      : [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [
              new ImageRun({
                type: 'jpg',
                data: picture.jpeg,
                transformation: { width: picture.width * scale, height: picture.height * scale },
                altText: { name: plainText(label).replace(forbidden, '') }
              })
            ]
          })
        ]
  return cell([...paragraphs(label, { center: true }), ...shown], { share: 0.5 })
}

const pictureTable = (title: string, places: readonly PicturePlace[]) =>
  table([
    titleRow(title, 2),
    ...Array.from({ length: Math.ceil(places.length / 2) }, (_, row) => {
      const cells = places.slice(row * 2, row * 2 + 2).map(pictureCell)
      return new TableRow({ cantSplit: true, children: cells.length === 2 ? cells : [...cells, cell(paragraphs(''), { share: 0.5 })] })
    })
  ])

const sectionsOf = (form: ApplicationDocument, pictures: readonly PicturePlace[]): readonly ((title: string) => Table[])[] => [
  (title) => [
    fieldTable(`${title}基本信息`, [
      { label: '办理主题', value: form.sceneName },
      { label: '办理区域', value: form.region },
      { label: '申请编号', value: form.applicationNumber ?? '草稿' },
      { label: '生成时间', value: form.generatedAt },
      ...form.applicant
    ])
  ],
  (title) => [
    rowTable(`${title}联办事项`, {
      columns: ['事项名称', '主管部门'],
      rows: form.matters.map(({ name, department }) => [name, department])
    })
  ],
  ...form.groups.map((group) => (title: string) => groupTables(title + group.name, group)),
  ...(form.materials.length === 0
    ? []
    : [
        (title: string) => [
          rowTable(`${title}申请材料`, {
            columns: ['材料名称', '文件', '来源', '签名'],
            rows: form.materials.map(({ label, files, source, signed }) => [label, files.join('\n'), source, signedAs(signed)])
          })
        ]
      ]),
  ...(pictures.length === 0 ? [] : [(title: string) => [pictureTable(`${title}照片与证件`, pictures)]]),
  ...(form.notices.length === 0
    ? []
    : [
        (title: string) => [
          table([
            titleRow(`${title}告知与承诺`, 1),
            new TableRow({ children: [cell(form.notices.flatMap((notice) => paragraphs(notice)))] })
          ])
        ]
      ])
]

const signatureTable = ({ signatures }: ApplicationDocument) =>
  table(
    signatures.map(
      ({ label, name = '', date = '年　　月　　日' }) =>
        new TableRow({
          cantSplit: true,
          height: { value: 1134, rule: 'atLeast' },
          children: [
            cell(paragraphs(label, { center: true }), { share: 0.2 }),
            cell(paragraphs(name, { center: true }), { share: 0.42 }),
            cell(paragraphs('日期', { center: true }), { share: 0.12 }),
            cell(paragraphs(date, { center: true }), { share: 0.26 })
          ]
        })
    )
  )

const numeral = (index: number): string =>
  index < 10
    ? '一二三四五六七八九十'.charAt(index)
    : `${'一二三四五六七八九'.charAt(Math.floor((index + 1) / 10) - 1)}十`.replace(/^一/, '') + '一二三四五六七八九'.charAt(index % 10)

const gap = () => new Paragraph({ spacing: { before: 0, after: 0, line: 120 }, children: [] })

const pageNumbers = (form: ApplicationDocument) =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({
            font: song,
            size: 17,
            text: `文书编号：${plainText(form.documentNumber)}　数据摘要（SHA-256）：${form.dataHash}　第 `
          }),
          new TextRun({ font: song, size: 17, children: [PageNumber.CURRENT] }),
          new TextRun({ font: song, size: 17, text: ' 页 共 ' }),
          new TextRun({ font: song, size: 17, children: [PageNumber.TOTAL_PAGES] }),
          new TextRun({ font: song, size: 17, text: ' 页' })
        ]
      })
    ]
  })

export const wordForm = async (form: ApplicationDocument, pictures: readonly PicturePlace[] = []): Promise<Uint8Array<ArrayBuffer>> => {
  const tables = [...sectionsOf(form, pictures).flatMap((section, index) => section(`${numeral(index)}、`)), signatureTable(form)]
  const title = plainText(form.title).replace(forbidden, '')
  const document = new Document({
    title,
    creator: '龙江一件事',
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: { top: 1134, bottom: 1134, left: 1021, right: 1021 } } },
        footers: { default: pageNumbers(form) },
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 240 },
            children: [new TextRun({ text: title, font: song, size: 40, bold: true })]
          }),
          ...tables.flatMap((one) => [one, gap()])
        ]
      }
    ]
  })
  return Uint8Array.from(await Packer.toBuffer(document))
}
