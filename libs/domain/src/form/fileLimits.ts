/**
 * Limits on the files of a material (文件限制): extensions, MB per file, number of files. A material says them once, as `accept`,
 * `maxSizeMB` and `maxCount`; the rules and messages that check them are made here. An identity card takes exactly its two faces.
 * Source: spec §3.1, §5. Example: accept `pdf,JPG`, 5 MB, 2 → rules `_checkFileType(pdf,jpg)`, `_checkFileSize(5)`, `_checkFileNum(2)`.
 */
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import { isOn } from '../codes/flag.ts'
import type { MaterialTemplate } from '../scene/FormTemplate.ts'
import { fieldExtension } from './fieldExtension.ts'
import type { FileLimits, Material } from './FormDescription.ts'

/** Portrait face and national emblem face (spec §3.1). */
export const identityCardFaces = 2

/** The rules that say a limit; no material names them itself. */
export const fileLimitRules = ['_checkFileType', '_checkFileSize', '_checkFileNum'] as const

/** MB of the largest file the service takes unless it is configured otherwise; no material may allow more. */
export const fileCeilingMB = 1_024

/** MB of what is usual; a material that allows more is for scans and plans, and says how they are sent. */
export const usualFileMB = 20

export const isIdentityCard = (material: Pick<Material, 'extField'>): boolean => isOn(material.extField.idCardUpload)

const extensions = (accept: string): readonly string[] =>
  accept
    .split(/[,|]/)
    .map((type) => type.trim().replace(/^\./, '').toLowerCase())
    .filter((type) => type !== '')

export const fileLimitsOf = (material: Pick<MaterialTemplate, 'accept' | 'maxSizeMB' | 'maxCount' | 'extField'>): FileLimits => ({
  fileTypes: extensions(material.accept),
  fileSize: material.maxSizeMB,
  fileNum: isIdentityCard({ extField: fieldExtension(material.extField) }) ? identityCardFaces : material.maxCount
})

export const limitRules = ({ fileTypes, fileSize, fileNum }: FileLimits): readonly RuleSpec[] => [
  { fn: '_checkFileType', param: fileTypes.join(), message: '' },
  { fn: '_checkFileSize', param: String(fileSize), message: '' },
  { fn: '_checkFileNum', param: String(fileNum), message: '' }
]
