/**
 * The condition language (条件): small, decidable JSON used by pre-checks and form linkage.
 *
 * A condition reads answers of the guide, chosen matters and form values; nothing is ever evaluated as script.
 * Operands yield text; comparisons are numeric when both sides are numbers, otherwise by code point
 * (dates are `yyyy-mm-dd`, so they compare rightly). A value that is not there is the empty string.
 * Source: design of the project; spec §7.5 (jsStr) as ruled.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly answer: string; readonly is: string }
  | { readonly answer: string; readonly in: readonly string[] }
  | { readonly matter: string }
  | { readonly field: string; readonly is: string }
  | { readonly field: string; readonly in: readonly string[] }
  | { readonly field: string; readonly empty: boolean }
  | { readonly compare: Operand; readonly op: Comparison; readonly to: Operand }

export type Comparison = 'lt' | 'lte' | 'gt' | 'gte' | 'eq' | 'ne'

export type Operand =
  | string
  | number
  /** Value of a field, by name. */
  | { readonly field: string }
  /** Sum of a column over the rows of a repeatable table. */
  | { readonly sum: string; readonly column: string }
  /** Product of two numeric fields. */
  | { readonly product: readonly [string, string] }
  /** Whole days from the date in a field to today. */
  | { readonly daysAgo: string }
  /** Birth date `yyyy-mm-dd` read from a citizen ID field; empty while the number is not valid. */
  | { readonly birthDateOf: string }
  /** Gender code of the archive list and the dictionary XB_FORM (male 1, female 2; spec §3.1 as ruled) read from a citizen ID field. */
  | { readonly genderOf: string }

/** What a condition may read. */
export interface ConditionFacts {
  /** Values chosen for a question, by question code; empty when unanswered. */
  readonly answersOf: (question: string) => readonly string[]
  readonly hasMatter: (code: string) => boolean
  /** Value of a field, by name. */
  readonly valueOf: (field: string) => string
  /** Today, `yyyy-mm-dd`. */
  readonly today: string
}
