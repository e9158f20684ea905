/**
 * What was changed of a register's answer (与登记信息不一致): the visible fields that it filled, that the scene does not open, and that say something
 * else. What the register does not say is the person's to fill in. Source: ruling on who may handle a scene.
 * Example: 法定代表人 of another name than the register has → [法定代表人]字段该项由系统带出，不可修改.
 */
import { linkageOf } from './compileLinkage.ts'
import type { FieldIssue, FormDescription, FormValues } from './FormDescription.ts'
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
  const hidden = hiddenNames(linkage, values, today)
  return Array.from(linkage.fields.values()).flatMap((field) => {
    const known = closed.includes(field.id) ? (answer[fill[field.id] ?? ''] ?? '') : ''
    const isChanged = known !== '' && !hidden.has(field.name) && !saysSame(field, values[field.id] ?? '', known)
    return isChanged ? [unmodifiedIssue(field)] : []
  })
}
