/** Reads a Word document back as another program would: its text in order, without spaces; its tables as rows; how many pictures it shows. */
import mammoth from 'mammoth'

export const readWord = async (bytes: Uint8Array) => {
  const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
  const { value: text } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return {
    pictures: html.split('<img ').length - 1,
    text: text.replaceAll(/\s/g, ''),
    rows: [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row.replaceAll(/<[^>]*>|\s/g, ''))
  }
}
