import { isOn } from '@ljonething/domain/codes/flag'
import { usualFileMB } from '@ljonething/domain/form/fileLimits'
import type { Material } from '@ljonething/domain/form/FormDescription'

const sizeText = (megabytes: number) => (megabytes % 1_024 === 0 ? `${megabytes / 1_024} GB` : `${megabytes} MB`)

/** The limits of a material in words (上传限制): 支持 jpg、png，单个不超过 5 MB，最多 2 个; an identity card wants both faces. */
export const limitsText = ({ fileLimits, extField }: Pick<Material, 'fileLimits' | 'extField'>): string => {
  const { fileTypes, fileSize, fileNum } = fileLimits
  return [
    isOn(extField.idCardUpload) ? '须上传人像面和国徽面两张照片' : '',
    fileTypes.length > 0 ? `支持 ${fileTypes.join('、')}` : '',
    fileSize > 0 ? `单个不超过 ${sizeText(fileSize)}` : '',
    fileNum > 0 && !isOn(extField.idCardUpload) ? `最多 ${fileNum} 个` : '',
    fileSize > usualFileMB ? '大文件分段上传，可以暂停，断网后接着传' : ''
  ]
    .filter((part) => part !== '')
    .join('，')
}
