/**
 * A signature in a PDF (PAdES): an incremental update with a signature field, its visible seal and a signature over everything else of the file,
 * so that whatever was signed before stays signed. A form says by its keywords where seals come:
 * `sign/<place>/<page>/<left>/<bottom>/<width>/<height>`.
 */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib'
import type { PDFPage, PDFRef } from 'pdf-lib'

export interface WantedSignature {
  /** Name of the place in the form; a seal without one there stands at the foot of the last page. */
  readonly place: string
  readonly signer: string
  readonly reason: string
  readonly at: Date
  /** A PDF of one page. */
  readonly picture: Uint8Array
  /** The detached signature over these bytes, DER. */
  readonly sign: (content: Uint8Array) => Promise<Uint8Array>
}

interface Box {
  readonly page: number
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** Bytes kept free for the signature. */
const reserved = 12_288
const unknownNumber = '**********'

const boxOf = (keywords: string, place: string): Box | undefined => {
  const found = Array.from(keywords.matchAll(/sign\/([A-Za-z0-9]+)\/(\d+)\/([\d.]+)\/([\d.]+)\/([\d.]+)\/([\d.]+)/gu))
  const [, , ...numbers] = found.find(([, name]) => name === place) ?? []
  const [page = 0, left = 0, bottom = 0, width = 0, height = 0] = numbers.map(Number)
  return page > 0 && width > 0 && height > 0 ? { page, left, bottom, width, height } : undefined
}

const atTheFoot = (pages: number): Box => ({ page: pages, left: 60, bottom: 20, width: 160, height: 40 })

/** As wide and high as fits, in the middle. */
const fitted = (box: Box, { width, height }: { readonly width: number; readonly height: number }) => {
  const scale = Math.min(box.width / width, box.height / height)
  return {
    left: box.left + (box.width - width * scale) / 2,
    bottom: box.bottom + (box.height - height * scale) / 2,
    width: width * scale,
    height: height * scale
  }
}

const annotationsOf = (page: PDFPage): PDFArray => {
  const held = page.node.Annots()
  if (held !== undefined) return held
  const fresh = page.doc.context.obj([])
  page.node.set(PDFName.of('Annots'), fresh)
  return fresh
}

/** The form of the document, made where there is none, with one more field. */
const enterField = (document: PDFDocument, field: PDFRef): PDFRef | undefined => {
  const { catalog, context } = document
  const key = PDFName.of('AcroForm')
  const held = catalog.lookupMaybe(key, PDFDict)
  const form = held ?? context.obj({ Fields: [] })
  if (held === undefined) catalog.set(key, form)
  const fields = form.lookupMaybe(PDFName.of('Fields'), PDFArray) ?? context.obj([])
  fields.push(field)
  form.set(PDFName.of('Fields'), fields)
  form.set(PDFName.of('SigFlags'), PDFNumber.of(3))
  return context.getObjectRef(form)
}

/** The file with a place for the signature, which is not in it yet. */
const withPlaceholder = async (pdf: Uint8Array, wanted: WantedSignature): Promise<Uint8Array> => {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false })
  const snapshot = document.takeSnapshot()
  const { context } = document
  // What changes is named below; looking for it by itself searches the whole file for every object of the seal.
  delete context.snapshot
  const pages = document.getPages()
  const box = boxOf(document.getKeywords() ?? '', wanted.place) ?? atTheFoot(pages.length)
  const page = pages[box.page - 1] ?? document.getPage(pages.length - 1)
  const [picture] = await document.embedPdf(wanted.picture)
  if (picture === undefined) throw new Error('a seal without a picture')
  await picture.embed()
  const { left, bottom, width, height } = fitted(box, picture)
  const appearance = context.register(
    context.stream(`q ${width / picture.width} 0 0 ${height / picture.height} 0 0 cm /Seal Do Q`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { XObject: { Seal: picture.ref } }
    })
  )
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [PDFNumber.of(0), PDFName.of(unknownNumber), PDFName.of(unknownNumber), PDFName.of(unknownNumber)],
      Contents: PDFHexString.of('0'.repeat(reserved * 2)),
      Name: PDFHexString.fromText(wanted.signer),
      Reason: PDFHexString.fromText(wanted.reason),
      M: PDFString.fromDate(wanted.at)
    })
  )
  const annotations = annotationsOf(page)
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of(`signature-${wanted.place}-${wanted.at.getTime()}`),
      F: 132,
      Rect: [left, bottom, left + width, bottom + height],
      P: page.ref,
      V: signature,
      AP: { N: appearance }
    })
  )
  annotations.push(field)
  const form = enterField(document, field)
  const changed = [page.ref, context.getObjectRef(document.catalog), context.getObjectRef(annotations), form]
  snapshot.markRefsForSave(changed.filter((ref) => ref !== undefined))
  const update = await document.saveIncremental(snapshot, { useObjectStreams: false })
  return Buffer.concat([pdf, update])
}

const padded = (number: number): string => String(number).padEnd(unknownNumber.length + 1)

/** The file with one more signature; its first bytes are those of `pdf`. */
export const addSignature = async (pdf: Uint8Array, wanted: WantedSignature): Promise<Uint8Array> => {
  const bytes = Buffer.from(await withPlaceholder(pdf, wanted))
  const empty = Buffer.from(`<${'0'.repeat(reserved * 2)}>`)
  const from = bytes.indexOf(empty, pdf.length)
  const ranges = bytes.indexOf(`/${unknownNumber}`, pdf.length)
  if (from < 0 || ranges < 0) throw new Error('a signature without its place')
  const to = from + empty.length
  const numbers = [from, to, bytes.length - to].map(padded).join(' ')
  bytes.write(numbers, ranges, 'latin1')
  const signature = Buffer.from(await wanted.sign(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])))
  if (signature.length > reserved) throw new Error(`a signature of ${signature.length} bytes`)
  bytes.write(signature.toString('hex'), from + 1, 'latin1')
  return bytes
}
