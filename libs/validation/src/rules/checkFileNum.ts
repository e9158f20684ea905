import { numberParameter } from '../internal/parameters.ts'
import type { Rule } from './Rule.ts'

/** `_checkFileNum` (文件数量): no more files than the parameter; without one any number. Source: specification 5. */
export const checkFileNum: Rule = {
  fn: '_checkFileNum',
  message: (param) => `最多上传${param}个文件`,
  needs: () => ({ files: true }),
  prepare: (param) => {
    const most = numberParameter(param, Infinity)
    return (_value, { files = [] }) => files.length <= most
  }
}
