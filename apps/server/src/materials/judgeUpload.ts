/**
 * The upload judge (上传预检): what is wrong with a file whatever material it is for: nothing in it, a real type other than its name says, and content
 * that harms whoever opens it or that nobody can read. Gives the first thing wrong in words, or undefined. Source: spec §5, §7.4, §7.5.
 */
import type { FileType } from '@ljonething/validation/files/FileType'
import { fileTypeWords } from '@ljonething/validation/files/fileTypeWords'
import { matchesExtension } from '@ljonething/validation/files/matchesExtension'
import { contentLimits } from './content/contentLimits.ts'
import { withFile } from './content/FileBytes.ts'
import { legibility } from './content/legibility.ts'
import { typeOf } from './content/typeOf.ts'

export interface JudgedFile {
  readonly path: string
  readonly name: string
  /** The extension it is judged as, in lower case. */
  readonly extension: string
  /** Its content as well. */
  readonly all: boolean
}

const otherType = (type: FileType | undefined, extension: string): string => {
  if (type === 'heic') return `这个文件是${fileTypeWords.heic}`
  return `文件内容${type === undefined ? '' : `是${fileTypeWords[type]}，`}不是 ${extension}，请另存为这种格式再上传`
}

export const judgeUpload = async ({ path, name, extension, all }: JudgedFile): Promise<string | undefined> => {
  const { size, type } = await withFile(path, async (file) => ({ size: file.size, type: await typeOf(file) }))
  if (size === 0) return '文件内容为空，请重新选择'
  if (![name, `.${extension}`].every((named) => matchesExtension(named, type))) return otherType(type, extension)
  return all ? ((await contentLimits(path)) ?? legibility(path)) : undefined
}
