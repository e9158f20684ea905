/**
 * What was changed of a register's answer (与登记信息不一致): the visible fields that it filled, that the scene does not open, and that say something
 * else. What the register does not say is the person's to fill in. Source: ruling on who may handle a scene.
 * Example: 法定代表人 of another name than the register has → [法定代表人]字段该项由系统带出，不可修改.
 */
import { linkageOf } from './compileLinkage.ts'
import type { FieldIssue, FormDescription, FormValues } from './FormDescription.ts'
import { foldText } from './foldText.ts'
import { hiddenNames, saysSame } from './linkage.ts'
import type { ReadyLookup } from './linkage.ts'
import { unmodifiedIssue } from './validateField.ts'

export function registerIssues(
  description: FormDescription,
  values: FormValues,
  today: string,
  { fill, closed }: Pick<ReadyLookup, 'fill' | 'closed'>,
  answer: Readonly<Record<string, string>>
): readonly FieldIssue[] {
  const linkage = linkageOf(description)
  const changed = Array.from(linkage.fields.values()).filter((field) => {
    const known = closed.includes(field.id) ? (answer[fill[field.id] ?? ''] ?? '') : ''
    const value = values[field.id] ?? ''
    return known !== '' && !saysSame(field, value, known) && value !== foldText(field, known)
  })
  if (changed.length === 0) return []
  const hidden = hiddenNames(linkage, values, today)
  return changed.flatMap((field) => (hidden.has(field.name) ? [] : [unmodifiedIssue(field)]))
}
