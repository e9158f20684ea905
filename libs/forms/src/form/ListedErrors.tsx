import type { FieldIssue, FormDescription } from '@ljonething/domain/form/FormDescription'
import type { FieldError } from '@ljonething/ui/ErrorSummary'
import { ErrorSummary } from '@ljonething/ui/ErrorSummary'
import type { ReactNode, RefObject } from 'react'
import { useMemo, useSyncExternalStore } from 'react'
import { controlId } from '../engine/controlId.ts'
import type { FormErrorSummaryProps } from './Unlisted.tsx'

interface ListedErrorsProps extends FormErrorSummaryProps {
  /** What had the focus at the last attempt. */
  readonly focused: RefObject<Element | null>
}

/** Where it stands, and what it has in common with others: nothing is filled in or handed in. */
const placeOf = (sections: ReadonlyMap<string, string>, { kind, id, fn }: FieldIssue) => {
  const isEmpty = fn === '_isNullorEmpty'
  if (kind === 'material') return { section: '上传材料', alike: isEmpty ? '还没有上传' : undefined }
  return { section: sections.get(id), alike: isEmpty ? '还没有填写' : undefined }
}

/** Of an issue the same as long as that is the same: of hundreds one changes at a time. */
const errorsIn = ({ allfield }: FormDescription) => {
  const sections = new Map(allfield.flatMap(({ name, fieldList }) => fieldList.map(({ id }) => [id, name])))
  const made = new WeakMap<FieldIssue, FieldError>()
  return (issue: FieldIssue): FieldError => {
    const error = made.get(issue) ?? { fieldId: controlId(issue.id), ...issue, ...placeOf(sections, issue) }
    made.set(issue, error)
    return error
  }
}

/** Somebody went on to something else since the last attempt: what comes late takes the focus from no one. */
const wentOn = (from: Element | null): boolean => {
  const { activeElement: now } = document
  return now !== from && now instanceof HTMLElement && now.tabIndex >= 0
}

/** The errors of a form in their summary (错误汇总), from the first failed attempt on. */
const ListedErrors = ({ store, scope = 'all', attempt, focused }: ListedErrorsProps): ReactNode => {
  const { issues } = useSyncExternalStore(store.subscribeForm, store.form)
  const { description } = store
  const errorOf = useMemo(() => errorsIn(description), [description])
  const shown = issues.filter(({ kind }) => scope === 'all' || (kind === 'material') === (scope === 'materials'))
  return (
    <ErrorSummary
      attempt={attempt}
      mayFocus={() => !wentOn(focused.current)}
      errors={shown.map(errorOf)}
      onSelect={(fieldId) => store.focusField(shown.find(({ id }) => controlId(id) === fieldId)?.id ?? '')}
    />
  )
}

export default ListedErrors
