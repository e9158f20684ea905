import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { canPreview } from '@ljonething/validation/files/knownFileTypes'
import type { FileServices } from './FileServices.ts'
import type { FormStore } from './FormStore.ts'

/** What the materials of a form ask for (材料外部服务): who shows materials gives it with the form. */
export const filesOf = ({ services: { files } }: Pick<FormStore, 'services'>): FileServices => {
  if (files === undefined) throw new Error('materials are shown of a form without services for files')
  return files
}

/** True when the file list offers a preview for the extension (spec §2.5). */
export const isPreviewable = (fileType: string): boolean => canPreview(`.${fileType}`)

/**
 * Opens a handed-in file (打开材料): application forms in the signing dialog, what can be previewed in the viewer, the rest as a
 * download. An OFD file is judged by its real type. Rejects when the service cannot tell the type. Source: spec §2.5.
 */
export const openFile = async (
  services: FileServices,
  material: Material,
  file: FileItem,
  replace: (signed: FileItem) => void
): Promise<'signing' | 'viewer' | 'download'> => {
  if (file.isApplyForm) {
    services.previewApplicationForm(material, file, replace)
    return 'signing'
  }
  const type = file.fileType.toLowerCase() === 'ofd' ? await services.realFileType(file) : file.fileType
  if (isPreviewable(type)) {
    services.previewFile(file)
    return 'viewer'
  }
  services.downloadFile(file)
  return 'download'
}
