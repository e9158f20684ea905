import { numberParameter } from '../internal/parameters.ts'
import type { Rule } from './Rule.ts'

/** The widget's own limit in MB; the server has its own configured ceiling. */
export const defaultFileSize = 1000

export const fileSizeMessage = (megabytes: number): string => {
  const kilobytes = `${megabytes * 1024} KB`
  return `单个文件不能超过 ${megabytes < 1 ? kilobytes : `${megabytes} MB（${kilobytes}）`}`
}

/** `_checkFileSize` (文件大小): no file is larger than the parameter in MB (1,048,576 bytes); the message shows KB. Source: specification 5. */
export const checkFileSize: Rule = {
  fn: '_checkFileSize',
  message: (param) => fileSizeMessage(numberParameter(param, defaultFileSize)),
  needs: () => ({ files: true }),
  prepare: (param) => {
    const bytes = numberParameter(param, defaultFileSize) * 1048576
    return (_value, { files = [] }) => files.every(({ size }) => size <= bytes)
  }
}
