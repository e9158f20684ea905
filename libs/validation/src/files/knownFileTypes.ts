/** Extensions of materials the portal knows (已知文件类型) and those it can show (预览). Source: specification 5. */
import { extensionOf } from './matchesExtension.ts'

export const knownFileTypes = ['ofd', 'pdf', 'jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp'] as const

export type KnownFileType = (typeof knownFileTypes)[number]

/** The known type a file name stands for; undefined for any other. */
export const knownFileType = (name: string): KnownFileType | undefined => knownFileTypes.find((type) => type === extensionOf(name))

/** Whether a material of this name can be previewed: every known type can. */
export const canPreview = (name: string): boolean => knownFileType(name) !== undefined
