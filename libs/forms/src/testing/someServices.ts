import type { FileServices } from '../engine/FileServices.ts'
import type { FormServices } from '../engine/FormServices.ts'

const refuse = () => Promise.reject(new Error('没有这项服务'))

const someFiles = (part: Partial<FileServices>): FileServices => ({
  uploadFile: refuse,
  deleteFile: () => Promise.resolve(),
  previewFile: () => undefined,
  previewApplicationForm: () => undefined,
  downloadFile: () => undefined,
  realFileType: (file) => Promise.resolve(file.fileType),
  ...part
})

/** Services for tests and the gallery (示例服务): nothing is found, nothing is stored; give what the example needs. */
export const someServices = (part: Partial<FormServices> = {}, files: Partial<FileServices> = {}) => ({
  searchOptions: () => Promise.resolve({ options: [], hasMore: false }),
  treeChildren: () => Promise.resolve([]),
  lookup: () => Promise.resolve(undefined),
  hasRareWord: () => Promise.resolve(false),
  now: () => new Date(2026, 10, 20, 9, 30),
  ...part,
  files: someFiles(files)
})
