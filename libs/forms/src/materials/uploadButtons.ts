import { isOn } from '@ljonething/domain/codes/flag'
import type { Material } from '@ljonething/domain/form/FormDescription'
import type { FileServices } from '../engine/FileServices.ts'

export interface UploadButtons {
  readonly upload: boolean
  readonly generate: boolean
  readonly reuse: boolean
  readonly scan: boolean
}

/** Which buttons a material shows (材料按钮, spec §2.5): isUpload "1" hides 上传材料, isReuse "1" or HLJCLSCDSF hides 复用. */
export const uploadButtons = (material: Material, services: FileServices): UploadButtons => {
  const { isUpload, isReuse, HLJCLSCDSF } = material.extField
  const upload = !isOn(isUpload)
  return {
    upload,
    generate: material.isApplicationForm && services.generateApplicationForm !== undefined,
    reuse:
      services.reuse !== undefined &&
      material.isReuse &&
      !isOn(isReuse) &&
      (HLJCLSCDSF === undefined || HLJCLSCDSF === '' || HLJCLSCDSF === '0'),
    scan: upload && services.scanUpload !== undefined
  }
}
