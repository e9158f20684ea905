/**
 * Checks the files of one material (材料校验): handed in when needed, number, type and size (MB) by its rules.
 * An identity card needs exactly two files, portrait and emblem, not the same face twice. What is reused (复用) is whole as it is: limits are on
 * what is uploaded.
 * Source: spec §5, §3.1.
 * Example: identity card with one file → 须上传人像面和国徽面两张照片.
 */
import { checkRules, issueText } from '@ljonething/validation/rules/checkRules'
import { isOn } from '../codes/flag.ts'
import { plainRules } from './fieldRules.ts'
import { isSameFace } from './faceNamed.ts'
import { identityCardFaces, isIdentityCard } from './fileLimits.ts'
import type { FieldIssue, FileItem, FormChecks, Material } from './FormDescription.ts'

const facesMessage = '须上传人像面和国徽面两张照片'

export function validateMaterial(
  material: Material,
  files: readonly FileItem[],
  { today }: Pick<FormChecks, 'today'>
): readonly FieldIssue[] {
  if (isOn(material.hidden)) return []
  const { id, label } = material
  const uploaded = files.filter(({ isReuse }) => !isReuse)
  const facts = uploaded.map(({ name, size }) => ({ name, size }))
  const issues = checkRules(plainRules(material), files, { label, today, valueOf: () => undefined, files: facts }).map(
    (issue): FieldIssue => ({ kind: 'material', id, ...issue })
  )
  const isWhole = uploaded.length < files.length || uploaded.length === identityCardFaces
  const isSame = isSameFace(uploaded)
  const wrongFaces = isIdentityCard(material) && (isSame || (!isWhole && (material.need || files.length > 0)))
  if (!wrongFaces || issues.some((issue) => issue.fn === '_checkFileNum')) return issues
  const message = isSame ? `${facesMessage}，不能是同一面` : facesMessage
  return [{ kind: 'material', id, label, fn: '_checkFileNum', message, text: issueText(label, message) }, ...issues]
}
