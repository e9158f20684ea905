import { detectFileType } from '@ljonething/validation/files/detectFileType'
import type { FileFacts } from '@ljonething/validation/rules/Rule'

const wholeBelow = 20 * 1_048_576
const headBytes = 65_536

/** What the rules look at in a picked file (文件信息): name, bytes and the type its content shows. */
export const fileFacts = async (file: File): Promise<FileFacts> => {
  const part = file.size <= wholeBelow ? file : file.slice(0, headBytes)
  return { name: file.name, size: file.size, realType: detectFileType(new Uint8Array(await part.arrayBuffer())) ?? '' }
}
