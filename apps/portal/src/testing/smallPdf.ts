/** A one-page PDF with the text `HLJ` (最小 PDF). */
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  '<</Length 36>>stream\nBT /F1 24 Tf 40 100 Td (HLJ) Tj ET  \nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
]

export const smallPdf = (): Uint8Array => {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`
  text += `trailer<</Root 1 0 R/Size 6>>\nstartxref\n${start}\n%%EOF`
  return new TextEncoder().encode(text)
}
