import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { canPreview } from '@ljonething/validation/files/knownFileTypes'
import type { FormServices } from './FormServices.ts'

/** True when the file list offers a preview for the extension (spec §2.5). */
export const isPreviewable = (fileType: string): boolean => canPreview(`.${fileType}`)

/**
 * Opens a handed-in file (打开材料): application forms in the signing dialog, what can be previewed in the viewer, the rest as a
 * download. An OFD file is judged by its real type. Rejects when the service cannot tell the type. Source: spec §2.5.
 */
export const openFile = async (
  services: FormServices,
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
