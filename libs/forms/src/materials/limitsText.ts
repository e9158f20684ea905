import type { FileLimits } from '@ljonething/domain/form/FormDescription'

/** The limits of a material in words (上传限制): 支持 jpg、png，单个不超过 5 MB，最多 2 个. */
export const limitsText = ({ fileTypes, fileSize, fileNum }: FileLimits): string =>
  [
    fileTypes.length > 0 ? `支持 ${fileTypes.join('、')}` : '',
    fileSize > 0 ? `单个不超过 ${fileSize} MB` : '',
    fileNum > 0 ? `最多 ${fileNum} 个` : ''
  ]
    .filter((part) => part !== '')
    .join('，')
