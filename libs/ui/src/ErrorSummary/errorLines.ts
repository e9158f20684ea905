import type { FieldError } from './ErrorSummary.tsx'

/** Errors that read alike and are told in one line: 还没有填写：姓名、民族. */
export interface ErrorLine {
  readonly alike: string
  readonly errors: readonly FieldError[]
}

export interface ErrorSection {
  /** Empty where errors belong to none. */
  readonly title: string
  readonly count: number
  readonly lines: readonly ErrorLine[]
}

const gathered = <A>(items: readonly A[], keyOf: (item: A) => string): readonly (readonly [string, readonly A[]])[] => [
  ...items.reduce((groups, item) => groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]), new Map<string, readonly A[]>())
]

/** Errors by section, in the order of the form (错误分组); within a section those that read alike share a line where they are several. */
export const errorSections = (errors: readonly FieldError[]): readonly ErrorSection[] =>
  gathered(errors, ({ section = '' }) => section).map(([title, inSection]) => ({
    title,
    count: inSection.length,
    lines: gathered(inSection, ({ alike, fieldId, message }) => alike ?? `${fieldId} ${message}`).map(([, same]) => ({
      alike: same.length > 1 ? (same[0]?.alike ?? '') : '',
      errors: same
    }))
  }))
