import { ErrorSummary } from '@ljonething/ui/ErrorSummary'
import { controlId } from './engine/controlId.ts'
import type { FormStore, ValidationScope } from './engine/FormStore.ts'
import { useFormSnapshot } from './hooks/useFormSnapshot.ts'

export interface FormErrorSummaryProps {
  readonly store: FormStore
  /** Which issues to list; all by default. */
  readonly scope?: ValidationScope | undefined
  /** Count of failed attempts to go on. Before the first there is no summary, so that nothing moves while a person types; each moves the focus here. */
  readonly attempt: number
}

/** What must be corrected before going on (错误汇总): every shown issue as a link to its field or material. */
export const FormErrorSummary = ({ store, scope = 'all', attempt }: FormErrorSummaryProps) => {
  const { issues } = useFormSnapshot(store)
  const shown = attempt === 0 ? [] : issues.filter(({ kind }) => scope === 'all' || (kind === 'material') === (scope === 'materials'))
  const idOf = new Map(shown.map((issue) => [controlId(issue.id), issue.id]))
  return (
    <ErrorSummary
      attempt={attempt}
      errors={shown.map((issue) => ({ fieldId: controlId(issue.id), label: issue.label, message: issue.message }))}
      onSelect={(fieldId) => store.focusField(idOf.get(fieldId) ?? '')}
    />
  )
}
