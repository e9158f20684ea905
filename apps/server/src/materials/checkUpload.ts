/**
 * Checks an uploaded file against its material before it is acknowledged: name, size, real type from its bytes, the material's rules.
 *
 * Pure: bytes come in. Gives the first message to show, or undefined. Source: spec §5 (file rules, real type equals the extension).
 */
import { fileLimitsOf, limitRules } from '@ljonething/domain/form/fileLimits'
import type { MaterialTemplate } from '@ljonething/domain/scene/Scene'
import { detectFileType } from '@ljonething/validation/files/detectFileType'
import { matchesExtension } from '@ljonething/validation/files/matchesExtension'
import { checkRules } from '@ljonething/validation/rules/checkRules'

export interface UploadFacts {
  readonly name: string
  readonly bytes: Uint8Array
  /** `yyyy-mm-dd`. */
  readonly today: string
}

export const checkUpload = (material: MaterialTemplate, { name, bytes, today }: UploadFacts): string | undefined => {
  if (bytes.length === 0) return '文件内容为空，请重新选择'
  const realType = detectFileType(bytes)
  const issues = checkRules(
    limitRules(fileLimitsOf(material)).filter(({ fn }) => fn !== '_checkFileNum'),
    name,
    {
      label: material.label,
      today,
      valueOf: () => '',
      files: [{ name, size: bytes.length, ...(realType === undefined ? {} : { realType }) }]
    }
  )
  if (issues[0] !== undefined) return issues[0].message
  return matchesExtension(name, realType) ? undefined : '文件内容与扩展名不一致，请上传真实格式的文件'
}
