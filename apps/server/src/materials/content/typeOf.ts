/**
 * The real type of a file on the disk (真实文件类型): from its first 4 MB, and of a zip from the directory at its end, however large it is.
 */
import { detectFileType } from '@ljonething/validation/files/detectFileType'
import type { FileType } from '@ljonething/validation/files/FileType'
import type { FileBytes } from './FileBytes.ts'
import { zipDirectory } from './zipDirectory.ts'

/** In which the header of a picture and the directory of an older Office file stand. */
export const headBytes = 4 * 1_048_576

export const typeOf = async (file: FileBytes): Promise<FileType | undefined> => {
  const head = await file.at(0, headBytes)
  if (file.size <= headBytes) return detectFileType(head)
  const entries = await zipDirectory(file)
  return typeof entries === 'string'
    ? detectFileType(head)
    : detectFileType(
        head,
        entries.map(({ name }) => name)
      )
}
