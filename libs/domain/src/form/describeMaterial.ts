/**
 * A planned material (材料) as it travels, with its formatted part (spec §3.3).
 *
 * Identity cards (extField.idCardUpload "1") drop the required rule: exactly two files, front and back, are checked instead.
 * A material free of hand-in (免提交) is not needed. Sizes in MB. Example: accept `pdf,JPG` → fileTypes `['pdf', 'jpg']`.
 */
import { withoutRequired, withRequired } from '@ljonething/validation/rules/requiredRule'
import type { RuleSpec } from '@ljonething/validation/rules/Rule'
import type { Flag } from '../codes/flag.ts'
import { flagOf, isOn } from '../codes/flag.ts'
import type { PlannedMaterial } from '../plan/Plan.ts'
import { fieldExtension } from './fieldExtension.ts'
import { fileLimitsOf, isIdentityCard, limitRules } from './fileLimits.ts'
import type { FileLimits, Material } from './FormDescription.ts'
import { ruleText } from './ruleText.ts'

const flag = (value: string | undefined): Flag => flagOf(isOn(value))

/** The material's own rules, then its limits; a scene stored while materials still named limits among their rules keeps those. */
const withLimits = (rules: readonly RuleSpec[], limits: FileLimits): readonly RuleSpec[] => [
  ...rules,
  ...limitRules(limits).filter((limit) => !rules.some((rule) => rule.fn === limit.fn))
]

export function describeMaterial({ material, matters }: PlannedMaterial): Material {
  const extField = fieldExtension(material.extField)
  const isFree = isOn(material.isFree)
  const need = material.required && !isFree
  const identityCard = isIdentityCard({ extField })
  const fileLimits = fileLimitsOf(material)
  const rules = withLimits(material.rule, fileLimits)
  return {
    fileId: material.code,
    fileLabel: material.label,
    rule: ruleText(need && !identityCard ? withRequired(rules, `请上传${material.label}`) : withoutRequired(rules)),
    filereuse: flag(material.filereuse),
    emptyfile: material.emptyFile ?? '',
    examplefile: material.exampleFile ?? '',
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
    isReuse: isOn(material.filereuse),
    isFree,
    needSign: isOn(material.signFlag),
    isApplicationForm: isOn(material.isform),
    need,
    fileLimits,
    hasCheckPoint: (material.onlineMaterialId ?? '') !== ''
  }
}
