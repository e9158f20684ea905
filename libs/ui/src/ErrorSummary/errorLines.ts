export interface FieldError {
  /** Id given to the Field. */
  readonly fieldId: string
  readonly label: string
  readonly message: string
  /** Part of the page the field stands in; errors of one part are listed together. */
  readonly section?: string | undefined
  /** What several errors have in common, such as 还没有填写; they are told in one line. */
  readonly alike?: string | undefined
}

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

export interface ListedErrors {
  readonly sections: readonly ErrorSection[]
  /** What comes after those listed. */
  readonly rest: readonly FieldError[]
}

/** So many are listed; those that come after move up while those above are corrected. */
const mostListed = 30

const gathered = <A>(items: readonly A[], keyOf: (item: A) => string): readonly (readonly [string, readonly A[]])[] => [
  ...Map.groupBy(items, keyOf)
]

const linesOf = (errors: readonly FieldError[]): readonly ErrorLine[] =>
  gathered(errors, ({ alike, fieldId, message }) => alike ?? `${fieldId} ${message}`).map(([, same]) => ({
    alike: same.length > 1 ? (same[0]?.alike ?? '') : '',
    errors: same
  }))

/** Errors by section, in the order of the form (错误分组); within a section those that read alike share a line where they are several. */
export const listedErrors = (errors: readonly FieldError[], most = mostListed): ListedErrors => {
  let room = most
  const sections = gathered(errors, ({ section = '' }) => section).flatMap(([title, inSection]): readonly ErrorSection[] => {
    const listed = inSection.slice(0, room)
    room -= listed.length
    return listed.length === 0 ? [] : [{ title, count: inSection.length, lines: linesOf(listed) }]
  })
  return { sections, rest: errors.slice(most) }
}
