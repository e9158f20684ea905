/**
 * A result as OFD (版式文档, GB/T 33190): a zip of XML with one A4 page that says what the PDF says, in fonts that readers bring with them. Lengths are
 * millimetres. Without a seal the same sheet always gives the same bytes.
 */
import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { sealFiles, signaturesFile } from '@ljonething/ofd/seals/writeSeal'
import type { SealKeys } from '@ljonething/ofd/seals/writeSeal'
import { escapedXml } from './ofdXml.ts'
import type { ResultSheet } from './ResultSheet.ts'
import { plainText } from './typesetText.ts'

const page = { width: 210, height: 297, margin: 20 }
const inner = page.width - 2 * page.margin
const labelWidth = 40
const padding = 2
const bodySize = 4.2
const titleSize = 7.5
const lineOf = (size: number) => size * 1.5

const song = 2
const hei = 3
const firstObject = 10

const header = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
/** Latin characters are about half as wide as Chinese ones, capitals more; nothing in the file says how wide those of the reader's font are. */
const advance = (character: string, size: number) => {
  if (/[A-Z]/.test(character)) return size * 0.7
  return /[\u0020-\u024F]/.test(character) ? size / 2 : size
}
const widthOf = (text: string, size: number) => [...text].reduce((width, character) => width + advance(character, size), 0)

const wrapped = (text: string, width: number, size: number): readonly string[] =>
  plainText(text)
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = ['']
      for (const character of line) {
        const last = lines.length - 1
        const longer = (lines[last] ?? '') + character
        if (lines[last] !== '' && widthOf(longer, size) > width) lines.push(character)
        else lines[last] = longer
      }
      return lines
    })

const number = (value: number) => String(Math.round(value * 100) / 100)

const drawing = () => {
  const objects: string[] = []
  const add = (object: (id: number) => string) => void objects.push(object(firstObject + objects.length))
  return {
    objects,
    text: (content: string, x: number, y: number, { size = bodySize, font = song } = {}) => {
      const width = widthOf(content, size)
      if (content.trim() === '') return
      const steps = [...content].slice(0, -1).map((character) => number(advance(character, size)))
      const deltas = steps.length === 0 ? '' : ` DeltaX="${steps.join(' ')}"`
      add(
        (id) =>
          `<ofd:TextObject ID="${id}" Boundary="${number(x)} ${number(y)} ${number(width)} ${number(lineOf(size))}" Font="${font}" Size="${number(size)}">` +
          `<ofd:TextCode X="0" Y="${number(size)}"${deltas}>${escapedXml(content)}</ofd:TextCode></ofd:TextObject>`
      )
    },
    line: (x: number, y: number, width: number, height: number) =>
      add(
        (id) =>
          `<ofd:PathObject ID="${id}" Boundary="${number(x)} ${number(y)} ${number(Math.max(width, 0.2))} ${number(Math.max(height, 0.2))}" LineWidth="0.2">` +
          `<ofd:AbbreviatedData>M 0 0 L ${number(width)} ${number(height)}</ofd:AbbreviatedData></ofd:PathObject>`
      )
  }
}

/** `issued`: the middle of who issued it and when. */
const drawn = (sheet: ResultSheet): { readonly objects: readonly string[]; readonly issued: number } => {
  const { objects, text, line } = drawing()
  const centred = (content: string, y: number, size: number, font: number) =>
    text(content, (page.width - widthOf(content, size)) / 2, y, { size, font })
  const right = (content: string, y: number) => text(content, page.width - page.margin - widthOf(content, bodySize), y)

  let y = page.margin
  right(`${sheet.mark === undefined ? '' : `（${sheet.mark}）`}编号：${sheet.number}`, y)
  y += lineOf(bodySize) * 1.5
  for (const part of wrapped(sheet.title, inner, titleSize)) {
    centred(part, y, titleSize, hei)
    y += lineOf(titleSize)
  }
  y += bodySize
  const top = y
  line(page.margin, y, inner, 0)
  for (const { label, value } of sheet.rows) {
    const labels = wrapped(label, labelWidth - 2 * padding, bodySize)
    const values = wrapped(value, inner - labelWidth - 2 * padding, bodySize)
    labels.forEach((part, at) => text(part, page.margin + padding, y + padding + at * lineOf(bodySize)))
    values.forEach((part, at) => text(part, page.margin + labelWidth + padding, y + padding + at * lineOf(bodySize)))
    y += Math.max(labels.length, values.length) * lineOf(bodySize) + 2 * padding
    line(page.margin, y, inner, 0)
  }
  for (const x of [page.margin, page.margin + labelWidth, page.width - page.margin]) line(x, top, 0, y - top)
  y += bodySize * 2
  for (const paragraph of sheet.paragraphs) {
    for (const part of wrapped(`　　${paragraph}`, inner, bodySize)) {
      text(part, page.margin, y)
      y += lineOf(bodySize)
    }
  }
  y += bodySize * 2
  right(sheet.issuer, y)
  right(sheet.issuedOn, y + lineOf(bodySize))
  const issued = y + lineOf(bodySize)
  text(`数据摘要（SHA-256）：${sheet.dataHash}`, page.margin, page.height - page.margin, { size: 2.4 })
  return { objects, issued }
}

/** A zip says a time for each entry; ours do not change with the moment they are made. */
const mtime = '2020-01-01T00:00:00'

/** Put on a sheet by who issues it, over its name and the day. */
export interface SheetSeal {
  /** SESeal, DER. */
  readonly seal: Uint8Array
  readonly signer: SealKeys
  /** ISO 8601, UTC. */
  readonly at: string
}

const sealSide = 42

export const ofdSheet = (sheet: ResultSheet, stamp?: SheetSeal): Uint8Array<ArrayBuffer> => {
  const { objects, issued } = drawn(sheet)
  const paper = `<ofd:PhysicalBox>0 0 ${page.width} ${page.height}</ofd:PhysicalBox>`
  const id = createHash('md5').update(JSON.stringify(sheet)).digest('hex')
  const files = {
    'OFD.xml':
      `<ofd:OFD ${namespace} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${id}</ofd:DocID><ofd:Title>${escapedXml(sheet.title)}</ofd:Title>` +
      `<ofd:Author>${escapedXml(sheet.issuer)}</ofd:Author><ofd:CreationDate>${escapedXml(sheet.issuedOn)}</ofd:CreationDate><ofd:Creator>龙江一件事</ofd:Creator></ofd:DocInfo>` +
      `<ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot>${stamp === undefined ? '' : `<ofd:Signatures>${signaturesFile}</ofd:Signatures>`}</ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml':
      `<ofd:Document ${namespace}><ofd:CommonData><ofd:MaxUnitID>${firstObject + objects.length}</ofd:MaxUnitID><ofd:PageArea>${paper}</ofd:PageArea>` +
      `<ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml':
      `<ofd:Res ${namespace} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="${song}" FontName="宋体" FamilyName="宋体" Charset="unicode"/>` +
      `<ofd:Font ID="${hei}" FontName="黑体" FamilyName="黑体" Charset="unicode"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Pages/Page_0/Content.xml': `<ofd:Page ${namespace}><ofd:Area>${paper}</ofd:Area><ofd:Content><ofd:Layer ID="4" Type="Body">${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`
  }
  const plain = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(header + xml)]))
  const place = { x: page.width - page.margin - sealSide, y: Math.min(issued - sealSide / 2, page.height - page.margin - sealSide) }
  const box = { ...place, width: sealSide, height: sealSide }
  const seals = stamp === undefined ? {} : sealFiles(plain, { ...stamp, stamps: [{ pageId: '1', box }] })
  return Uint8Array.from(zipSync({ ...plain, ...seals }, { mtime }))
}
