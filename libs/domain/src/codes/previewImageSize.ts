/** 预览图尺寸: the sizes a preview image comes in. Source: spec §3.1. Example: `previewImageSize.labelOf('original')` → 原图. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const previewImageSize = codeTable({
  original: ['original', '原图'],
  large: ['large', '大图'],
  medium: ['medium', '中图'],
  small: ['small', '小图']
})

export type PreviewImageSize = CodeOf<typeof previewImageSize>
