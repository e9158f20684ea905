/** A file name as we keep it (文件名): no folders, no control characters, at most 120 characters with its extension at the end, in lower case. */
import { tidyFileName } from '@ljonething/validation/files/tidyFileName'

const longest = 120

export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

export const safeFileName = (given: string): string => {
  const base = tidyFileName(
    given
      .normalize('NFC')
      .replace(/^.*[/\\]/u, '')
      .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
  )
  const extension = extensionOf(base)
  const stem = extension === '' ? base : base.slice(0, -extension.length - 1)
  const kept = Array.from(stem === '' ? '文件' : stem)
    .slice(0, longest - extension.length - 1)
    .join('')
  return extension === '' ? kept : `${kept}.${extension}`
}
