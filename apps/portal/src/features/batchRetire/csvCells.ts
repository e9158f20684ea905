/**
 * The cells of a csv file (逗号分隔文件): UTF-8, UTF-16 with its mark, or GB18030 as Chinese spreadsheets write it; separated by what its first
 * line has most of. A cell in quotes keeps separators, line ends and "" for one quote. Every cell is text. Source: RFC 4180, GB 18030.
 * Example: '姓名,手机\n赵,"1"' → [['姓名', '手机'], ['赵', '1']].
 */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const separators = [',', '\t', ';', '，'] as const

const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

export const csvCells = (bytes: Uint8Array): readonly (readonly string[])[] => {
  const text = decoded(bytes)
  const separator = separatorOf(text)
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    lines.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === separator) endCell()
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text.charAt(at + 1) === '\n') at += 1
      endCell()
      lines.push([])
    } else cell += char
  }
  endCell()
  return lines
}
