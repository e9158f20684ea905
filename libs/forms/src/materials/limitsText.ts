import { isOn } from '@ljonething/domain/codes/flag'
import type { Material } from '@ljonething/domain/form/FormDescription'

/** The limits of a material in words (上传限制): 支持 jpg、png，单个不超过 5 MB，最多 2 个; an identity card wants both faces. */
export const limitsText = ({ fileLimits, extField }: Pick<Material, 'fileLimits' | 'extField'>): string => {
  const { fileTypes, fileSize, fileNum } = fileLimits
  return [
    isOn(extField.idCardUpload) ? '须上传人像面和国徽面两张照片' : '',
    fileTypes.length > 0 ? `支持 ${fileTypes.join('、')}` : '',
    fileSize > 0 ? `单个不超过 ${fileSize} MB` : '',
    fileNum > 0 && !isOn(extField.idCardUpload) ? `最多 ${fileNum} 个` : ''
  ]
    .filter((part) => part !== '')
    .join('，')
}
