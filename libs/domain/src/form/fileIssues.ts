/**
 * What is wrong with files before they are kept (文件检查): the rules of the material, with what the content of a file is where its name or content is
 * not taken, and pictures whose end is missing. Form engine and service ask here.
 * Source: spec §5 (file type, size, number; real type equals extension).
 * Example: a text named a.jpg for `jpg,png` → 文件内容是纯文本，不是图片，请上传拍照或扫描得到的图片.
 */
import { extensionOf, matchesExtension } from '@ljonething/validation/files/matchesExtension'
import { checkRules, issueText } from '@ljonething/validation/rules/checkRules'
import type { FileFacts, RuleIssue, RuleSpec } from '@ljonething/validation/rules/Rule'
import type { FileLimits } from './FormDescription.ts'

export interface CheckedFiles {
  readonly label: string
  readonly rules: readonly RuleSpec[]
  readonly limits: FileLimits
  /** yyyy-mm-dd. */
  readonly today: string
}

/** Half of a picture is no other type, but nobody can read it. */
export const incomplete = '图片不完整，请重新上传'

const pictures: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'heic']

/** Of the first file whose name or content is not taken. */
function contentMessage({ fileTypes }: FileLimits, files: readonly FileFacts[]): string | undefined {
  const takes = (extension: string): boolean => fileTypes.length === 0 || fileTypes.includes(extension)
  const wrong = files.find(
    ({ name, realType }) => !takes(extensionOf(name)) || (realType !== undefined && !matchesExtension(name, realType))
  )
  if (wrong === undefined) return undefined
  const { name, realType = '', content } = wrong
  const extension = extensionOf(name)
  if (fileTypes.some((type) => matchesExtension(`.${type}`, realType)))
    return `文件内容是 ${realType}，请把文件名的后缀改成 .${realType} 再上传`
  if (realType === 'heic' && content !== undefined) return `这个文件是${content}`
  if (!takes(extension)) return content && `文件格式仅支持${fileTypes.join()}，这个文件是${content}`
  const isNoPicture = !pictures.includes(realType) && fileTypes.length > 0 && fileTypes.every((type) => pictures.includes(type))
  if (isNoPicture) return `文件内容${content === undefined ? '' : `是${content}，`}不是图片，请上传拍照或扫描得到的图片`
  return `文件内容${content === undefined ? '' : `是${content}，`}与后缀 .${extension} 不符，只改文件名不行，请另存为这种格式再上传`
}

export function fileIssues({ label, rules, limits, today }: CheckedFiles, files: readonly FileFacts[]): readonly RuleIssue[] {
  const isOwn = rules.some(({ fn, message }) => fn === '_checkFileType' && message !== '')
  const issues = checkRules(rules, files, { label, today, valueOf: () => undefined, files }).map((issue) => {
    const message = issue.fn === '_checkFileType' && !isOwn ? contentMessage(limits, files) : undefined
    return message === undefined ? issue : { ...issue, message, text: issueText(label, message) }
  })
  if (issues.length > 0 || files.every(({ isWhole }) => isWhole !== false)) return issues
  return [{ fn: '_checkFileType', label, message: incomplete, text: issueText(label, incomplete) }]
}
