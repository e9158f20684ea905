import type { FileItem } from '@ljonething/domain/form/FormDescription'

/** A handed-in file (示例材料) with this name. */
export const fileNamed = (name: string): FileItem => ({
  id: `file-${name}`,
  name,
  fileType: name.split('.').at(-1) ?? '',
  size: 2_000,
  url: '',
  isApplyForm: false,
  isReuse: false
})
