/**
 * Forms that say what is corrected and are not signed as they stand (待重新签名), at their materials: those that are not made again yet, and of what is
 * handed in those that are not signed (`unsigned`). What was submitted and stays is not asked about. Pure.
 * Example: 母亲手机号码 corrected, its form signed before → 您修改的内容写在这份申请表中，请重新生成并签名.
 */
import type { CorrectedForm } from '@ljonething/domain/form/correctForm'
import type { FieldIssue, FormDescription } from '@ljonething/domain/form/FormDescription'
import { issueText } from '@ljonething/validation/rules/checkRules'

const message = '您修改的内容写在这份申请表中，请重新生成并签名'

export const signAgainIssues = (
  { allfile }: Pick<FormDescription, 'allfile'>,
  { toSign, files, changed }: Pick<CorrectedForm, 'toSign' | 'files' | 'changed'>,
  unsigned: readonly FieldIssue[]
): readonly FieldIssue[] => [
  ...allfile.flatMap(({ id, label }): readonly FieldIssue[] =>
    toSign.includes(id) && (files[id] ?? []).length === 0
      ? [{ kind: 'material', id, label, fn: 'signature', message, text: issueText(label, message) }]
      : []
  ),
  ...unsigned.filter(({ id }) => changed.materials.includes(id))
]
