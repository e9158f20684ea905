/** Small real files to hand in (材料文件), made from their names: a JPEG picture or a PDF of one page. */
import { Buffer } from 'node:buffer'

const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC8BSB//9k='

const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  '<</Length 44>>stream\nBT /F1 24 Tf 72 720 Td (Sample document) Tj ET\nendstream'
]

const pdf = (): string => {
  const body = objects.reduce(
    ({ text, starts }, object, index) => ({ text: `${text}${index + 1} 0 obj${object}endobj\n`, starts: [...starts, text.length] }),
    { text: '%PDF-1.4\n', starts: [] as readonly number[] }
  )
  const rows = body.starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${body.text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.text.length}\n%%EOF\n`
}

export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** With its name in it, so that no two photographs have the same bytes. */
const photograph = (name: string): Buffer => {
  const [bytes, text] = [Buffer.from(jpeg, 'base64'), Buffer.from(name)]
  const [afterHead, length] = [20, text.length + 2]
  return Buffer.concat([
    bytes.subarray(0, afterHead),
    Buffer.from([0xff, 0xfe, length >> 8, length & 0xff]),
    text,
    bytes.subarray(afterHead)
  ])
}

export const fileNamed = (name: string): UploadFile =>
  name.endsWith('.pdf')
    ? { name, mimeType: 'application/pdf', buffer: Buffer.from(pdf(), 'latin1') }
    : { name, mimeType: 'image/jpeg', buffer: photograph(name) }
