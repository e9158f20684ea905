/**
 * Code tables (代码表): the one shape of every enumeration: speaking name → [code, Chinese label], in the order shown to people.
 * Total: a code that is not in the table gives `undefined` from `parse`, `false` from `is` and 未知 from `labelOf`; nothing throws.
 * The wire may carry a number as text or text as a number: `parse` and `labelOf` take both, `is` is exact.
 * Source: spec §3.1. Example: `userType.labelOf('1')` → 法人, `userType.labelOf('x')` → 未知.
 */
export type CodeRows = Readonly<Record<string, readonly [code: string | number, label: string]>>

/** The codes of a table, as a union of literals. */
export type CodeOf<T> = T extends CodeTable<infer R> ? R[keyof R][0] : never

export interface CodeRow<Code> {
  readonly name: string
  readonly code: Code
  readonly label: string
}

export interface CodeTable<R extends CodeRows> {
  /** The rows in the order of the table. */
  readonly rows: readonly CodeRow<R[keyof R][0]>[]
  /** Every code, in the order of the table. */
  readonly codes: readonly R[keyof R][0][]
  /** The code of a speaking name: `userType.code.tourist`. */
  readonly code: { readonly [Name in keyof R]: R[Name][0] }
  /** Exactly a code of this table. */
  readonly is: (code: unknown) => code is R[keyof R][0]
  /** The code, read from text or number. */
  readonly parse: (code: unknown) => R[keyof R][0] | undefined
  /** The Chinese label, 未知 for anything else. */
  readonly labelOf: (code: unknown) => string
}

export const unknownLabel = '未知'

const wireText = (code: unknown): string | undefined => (typeof code === 'string' || typeof code === 'number' ? String(code) : undefined)

export function codeTable<const R extends CodeRows>(entries: R): CodeTable<R> {
  type Code = R[keyof R][0]
  const rows: readonly CodeRow<Code>[] = Object.entries(entries).map(([name, [code, label]]) => ({ name, code, label }))
  const byText = new Map<string | undefined, CodeRow<Code>>(rows.map((row) => [String(row.code), row]))
  return {
    rows,
    codes: rows.map((row) => row.code),
    code: Object.fromEntries(rows.map((row) => [row.name, row.code])) as { readonly [Name in keyof R]: R[Name][0] },
    is: (code): code is Code => byText.get(wireText(code))?.code === code && code !== undefined,
    parse: (code) => byText.get(wireText(code))?.code,
    labelOf: (code) => byText.get(wireText(code))?.label ?? unknownLabel
  }
}
