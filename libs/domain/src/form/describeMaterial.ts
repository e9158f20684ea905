/**
 * A planned material (材料) as it travels, with its formatted part (spec §3.3).
 *
 * Identity cards (extField.idCardUpload "1") drop the required rule: exactly two files, front and back, are checked instead.
 * A material free of hand-in (免提交) is not needed. Sizes in MB. Example: accept `pdf,JPG` → fileTypes `['pdf', 'jpg']`.
 */
import { withoutRequired, withRequired } from '@ljonething/validation/rules/requiredRule'
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import type { PlannedMaterial } from '../plan/Plan.ts'
import { fieldExtension } from './fieldExtension.ts'
import type { FileLimits, Material } from './FormDescription.ts'
import { ruleText } from './ruleText.ts'

/** Portrait face and national emblem face (spec §3.1). */
export const identityCardFaces = 2

const flag = (value: string | undefined): '0' | '1' => (value === '1' ? '1' : '0')

const extensions = (accept: string): readonly string[] =>
  accept
    .split(/[,|]/)
    .map((type) => type.trim().replace(/^\./, '').toLowerCase())
    .filter((type) => type !== '')

export const isIdentityCard = (material: Pick<Material, 'extField'>): boolean => material.extField.idCardUpload === '1'

/** The list with the limits of the material spelt out as rules where it does not state them itself. */
function withLimits(rules: readonly RuleSpec[], { fileTypes, fileSize, fileNum }: FileLimits): readonly RuleSpec[] {
  const limits: readonly RuleSpec[] = [
    { fn: '_checkFileType', param: fileTypes.join(), message: '' },
    { fn: '_checkFileSize', param: String(fileSize), message: '' },
    { fn: '_checkFileNum', param: String(fileNum), message: '' }
  ]
  return [...rules, ...limits.filter((limit) => !rules.some((rule) => rule.fn === limit.fn))]
}

export function describeMaterial({ material, matters }: PlannedMaterial): Material {
  const extField = fieldExtension(material.extField)
  const isFree = material.isFree === '1'
  const need = material.required && !isFree
  const identityCard = isIdentityCard({ extField })
  const fileLimits: FileLimits = {
    fileTypes: extensions(material.accept),
    fileSize: material.maxSizeMB,
    fileNum: identityCard ? identityCardFaces : material.maxCount
  }
  const rules = withLimits(material.rule, fileLimits)
  return {
    fileId: material.code,
    fileLabel: material.label,
    rule: ruleText(need && !identityCard ? withRequired(rules, `请上传${material.label}`) : withoutRequired(rules)),
    filereuse: flag(material.filereuse),
    emptyfile: '',
    examplefile: '',
    signFlag: flag(material.signFlag),
    isform: flag(material.isform),
    hidden: '0',
    extField,
    onlineMaterialId: material.onlineMaterialId ?? '',
    remark: material.remark ?? '',
    source: material.source,
    reviewPoints: material.reviewPoints ?? [],
    formTemplateId: material.formTemplateId ?? '',
    certType: material.reusableCertificate?.certType ?? '',
    matters,
    label: material.label,
    name: material.label,
    id: material.code,
    isReuse: material.filereuse === '1',
    isFree,
    needSign: material.signFlag === '1',
    isApplicationForm: material.isform === '1',
    need,
    fileLimits,
    hasCheckPoint: (material.onlineMaterialId ?? '') !== ''
  }
}
