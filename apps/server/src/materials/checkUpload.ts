/**
 * Checks an uploaded file against its material before it is acknowledged: name, size, real type, the material's rules.
 *
 * Pure: facts come in. Gives the first message to show, or undefined. Source: spec §5 (file rules, real type equals the extension).
 */
import { fileIssues } from '@ljonething/domain/form/fileIssues'
import { fileLimitsOf, limitRules } from '@ljonething/domain/form/fileLimits'
import type { MaterialTemplate } from '@ljonething/domain/scene/FormTemplate'
import type { FileType } from '@ljonething/validation/files/FileType'
import { fileTypeWords } from '@ljonething/validation/files/fileTypeWords'

export interface UploadFacts {
  readonly name: string
  readonly size: number
  readonly type: FileType | undefined
  /** `yyyy-mm-dd`. */
  readonly today: string
}

export const checkUpload = (material: MaterialTemplate, { name, size, type, today }: UploadFacts): string | undefined => {
  if (size === 0) return '文件内容为空，请重新选择'
  const limits = fileLimitsOf(material)
  const rules = limitRules(limits).filter(({ fn }) => fn !== '_checkFileNum')
  const files = [{ name, size, realType: type ?? '', content: type && fileTypeWords[type] }]
  return fileIssues({ label: material.label, rules, limits, today }, files)[0]?.message
}
