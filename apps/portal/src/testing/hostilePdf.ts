/** PDF files that mean harm (恶意 PDF): scripts that run by themselves, nesting without end, a drawing without end. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A PDF out of objects, the first of which is its catalogue. */
const pdfOf = (objects: readonly string[]): Uint8Array<ArrayBuffer> => {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return bytesOf(`${text}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${start}\n%%EOF`)
}

const stream = (content: string) => `<</Length ${content.length}>>stream\n${content}\nendstream`

interface Parts {
  readonly content: string
  readonly catalogue?: string
  readonly page?: string
  readonly more?: readonly string[]
}

/** One page of these parts; objects of `more` begin at 6. */
const onePage = ({ content, catalogue = '', page = '', more = [] }: Parts) =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
    stream(content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...more
  ])

const letters = 'BT /F1 24 Tf 40 100 Td (HLJ) Tj ET'

/** Every place of a PDF where a script may stand that runs unasked; with letters to be seen. */
export const scriptedPdf = (script: string): Uint8Array<ArrayBuffer> => {
  const action = `<</S/JavaScript/JS(${script})>>`
  return onePage({
    content: letters,
    catalogue: `/OpenAction${action}/AA<</WC${action}>>/Names<</JavaScript<</Names[(a)6 0 R]>>>>/AcroForm<</Fields[7 0 R]/CO[7 0 R]>>`,
    page: `/AA<</O${action}>>/Annots[7 0 R]`,
    more: [
      action,
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(t)/V(v)/F 4/Rect[10 10 90 30]/AA<</C${action}/F${action}/PV${action}>>/A${action}>>`
    ]
  })
}

/** Arrays and graphics states, each in the other. */
export const nestedPdf = (depth: number): Uint8Array<ArrayBuffer> =>
  onePage({
    content: `${'q '.repeat(depth)}${'['.repeat(depth)}${']'.repeat(depth)} TJ`,
    catalogue: `/X${'['.repeat(depth)}${']'.repeat(depth)}`
  })

/** A path of so many points, filled and drawn. */
export const pointedPdf = (points: number): Uint8Array<ArrayBuffer> =>
  onePage({ content: `0 0 m ${Array.from({ length: points }, (_, at) => `${(at * 7919) % 200} ${(at * 104_729) % 200} l`).join(' ')} b*` })
