/**
 * What is wrong with files before they are kept (文件检查): the rules of the material, and where only the name makes a file one that is taken,
 * what its content is. Form engine and service ask here. Source: spec §5 (file type, size, number; real type equals extension).
 * Example: a text named a.jpg for `jpg,png` → 文件内容不是图片，请上传拍照或扫描得到的图片.
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

const pictures: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp']

/** Of the first file whose name is taken and whose content is something else. */
function contentMessage({ fileTypes }: FileLimits, files: readonly FileFacts[]): string | undefined {
  const takes = (extension: string): boolean => fileTypes.length === 0 || fileTypes.includes(extension)
  const wrong = files.find(
    ({ name, realType }) => !takes(extensionOf(name)) || (realType !== undefined && !matchesExtension(name, realType))
  )
  if (wrong === undefined || !takes(extensionOf(wrong.name))) return undefined
  const { name, realType = '' } = wrong
  if (fileTypes.some((type) => matchesExtension(`.${type}`, realType)))
    return `文件内容是 ${realType}，请把文件名的后缀改成 .${realType} 再上传`
  if (fileTypes.length > 0 && fileTypes.every((type) => pictures.includes(type))) return '文件内容不是图片，请上传拍照或扫描得到的图片'
  return `文件内容与后缀 .${extensionOf(name)} 不符，只改文件名不行，请另存为这种格式再上传`
}

export function fileIssues({ label, rules, limits, today }: CheckedFiles, files: readonly FileFacts[]): readonly RuleIssue[] {
  const isOwn = rules.some(({ fn, message }) => fn === '_checkFileType' && message !== '')
  return checkRules(rules, files, { label, today, valueOf: () => undefined, files }).map((issue) => {
    const message = issue.fn === '_checkFileType' && !isOwn ? contentMessage(limits, files) : undefined
    return message === undefined ? issue : { ...issue, message, text: issueText(label, message) }
  })
}
