import type { FieldIssue } from '@ljonething/domain/form/FormDescription'

export interface IssuesStart {
  /** What is wrong with a field or material now. */
  readonly check: (id: string) => FieldIssue | undefined
  /** Fields whose checks read the field of this id. */
  readonly readersOf: (id: string) => readonly string[]
  /** What is shown as wrong with this field or material has changed. */
  readonly onChange: (id: string) => void
}

/** What is shown as wrong with a form (校验结果): found when a field is left or the whole is checked, followed from then on. */
export interface FormIssues {
  readonly of: (id: string) => FieldIssue | undefined
  readonly show: (id: string, issue: FieldIssue | undefined) => void
  /** Shows what is wrong with it now. */
  readonly check: (id: string) => void
  /** The same, if something is shown as wrong with it already. */
  readonly follow: (id: string) => void
  /** Follows those whose checks read it. */
  readonly followReaders: (id: string) => void
  readonly clear: () => void
}

export const createFormIssues = ({ check, readersOf, onChange }: IssuesStart): FormIssues => {
  const shown = new Map<string, FieldIssue>()
  const show = (id: string, issue: FieldIssue | undefined) => {
    const last = shown.get(id)
    if (last?.text === issue?.text && last?.cell === issue?.cell) return
    if (issue) shown.set(id, issue)
    else shown.delete(id)
    onChange(id)
  }
  const checkNow = (id: string) => show(id, check(id))
  const follow = (id: string) => {
    if (shown.has(id)) checkNow(id)
  }
  return {
    of: (id) => shown.get(id),
    show,
    check: checkNow,
    follow,
    followReaders: (id) => readersOf(id).forEach(follow),
    clear: () => shown.clear()
  }
}
