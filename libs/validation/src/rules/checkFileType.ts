import { extensionOf, matchesExtension } from '../files/matchesExtension.ts'
import { listParameter } from '../internal/parameters.ts'
import type { Rule } from './Rule.ts'

/**
 * `_checkFileType` (文件格式): every file's extension is in the list (no list: any), and the type its content shows, where it was
 * looked at, is that of the extension. Source: specification 5. 'pdf,jpg' accepts 'a.PDF', not 'a.exe'.
 */
export const checkFileType: Rule = {
  fn: '_checkFileType',
  message: (param) => `文件格式仅支持${param}`,
  needs: () => ({ files: true }),
  prepare: (param) => {
    const allowed = listParameter(param).map((entry) => entry.toLowerCase().replace(/^\./, ''))
    return (_value, { files = [] }) =>
      files.every(
        ({ name, realType }) =>
          (allowed.length === 0 || allowed.includes(extensionOf(name))) && (realType === undefined || matchesExtension(name, realType))
      )
  }
}
