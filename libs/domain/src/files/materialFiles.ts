/**
 * Files of a material as it travels (材料附件): `fileList` of {fileid, filename}; inside, file items that also tell type, size and address.
 * Facts the list does not carry (size in bytes, application form, reuse) come in beside it. Nothing throws.
 * Source: spec §3.3. Example: {fileid: 'F1', filename: '证明.PDF'} → fileType 'pdf', url by `fileUrl`.
 */
import { extensionOf } from '@ljonething/validation/files/matchesExtension'
import type { FileItem, Material } from '../form/FormDescription.ts'
import { fileUrl } from './fileUrl.ts'

export interface ListedFile {
  readonly fileid: string
  readonly filename: string
}

export type MaterialWithFiles = Material & { readonly fileList: readonly ListedFile[] }

/** The item of a listed file. */
export const fileItemOf = (
  { fileid, filename }: ListedFile,
  { size, isApplyForm, isReuse }: Pick<FileItem, 'size' | 'isApplyForm' | 'isReuse'>
): FileItem => ({
  id: fileid,
  name: filename,
  fileType: extensionOf(filename),
  size,
  url: fileUrl(fileid, filename),
  isApplyForm,
  isReuse
})

/** The material with the files handed in for it, in their order. */
export const withFiles = (material: Material, files: readonly Pick<FileItem, 'id' | 'name'>[]): MaterialWithFiles => ({
  ...material,
  fileList: files.map(({ id, name }) => ({ fileid: id, filename: name }))
})
