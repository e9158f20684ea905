/**
 * Shapes of plain data (结构校验): a shape reads an unknown value and reports what is wrong with path and message.
 * Keys that a shape does not know are wrong, so that a misspelt key is found. Nothing throws.
 * Example: `object({ code: text })` on `{ code: 1, x: 2 }` → `code: text is expected`, `x: no such key`.
 */
export interface ShapeProblem {
  /** `matters[0].code`; empty for the whole. */
  readonly path: string
  readonly message: string
}

type Report = (path: string, message: string) => void

export type Shape = (value: unknown, path: string, report: Report) => void

/** A key that may be absent. */
export interface OptionalShape {
  readonly optional: Shape
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const expected =
  (holds: (value: unknown) => boolean, message: string): Shape =>
  (value, path, report) => {
    if (!holds(value)) report(path, message)
  }

export const text = expected((value) => typeof value === 'string', 'text is expected')
export const filledText = expected((value) => typeof value === 'string' && value.trim() !== '', 'text that is not empty is expected')
export const flag = expected((value) => value === '0' || value === '1', "'0' or '1' is expected")
export const truth = expected((value) => typeof value === 'boolean', 'true or false is expected')
export const count = expected(
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  'a whole number from 0 is expected'
)
export const anything: Shape = () => undefined

export const oneOf = (...known: readonly string[]): Shape =>
  expected((value) => known.some((one) => one === value), `one of ${known.join(', ')} is expected`)

export const optional = (shape: Shape): OptionalShape => ({ optional: shape })

export const list =
  (item: Shape): Shape =>
  (value, path, report) => {
    if (Array.isArray(value)) value.forEach((one: unknown, index) => item(one, `${path}[${index}]`, report))
    else report(path, 'a list is expected')
  }

export const mapOf =
  (item: Shape): Shape =>
  (value, path, report) => {
    if (!isRecord(value)) report(path, 'a map is expected')
    else for (const [key, one] of Object.entries(value)) item(one, at(path, key), report)
  }

/** The first shape that fits decides; none fitting is one problem. */
export const either =
  (message: string, ...shapes: readonly Shape[]): Shape =>
  (value, path, report) => {
    const fits = shapes.some((shape) => problemsOf(shape, value, path).length === 0)
    if (!fits) report(path, message)
  }

export const object =
  (keys: Readonly<Record<string, Shape | OptionalShape>>): Shape =>
  (value, path, report) => {
    if (!isRecord(value)) {
      report(path, 'a map is expected')
      return
    }
    for (const key of Object.keys(value)) if (!Object.hasOwn(keys, key)) report(at(path, key), 'no such key')
    for (const [key, shape] of Object.entries(keys)) {
      const one = value[key]
      if (typeof shape === 'function') shape(one, at(path, key), report)
      else if (one !== undefined) shape.optional(one, at(path, key), report)
    }
  }

/** A shape read by a parser that reports at most one problem. */
export const parsedBy =
  (parse: (value: unknown, path: string) => { readonly ok: true } | { readonly ok: false; readonly problem: ShapeProblem }): Shape =>
  (value, path, report) => {
    const parsed = parse(value, path)
    if (!parsed.ok) report(parsed.problem.path, parsed.problem.message)
  }

export function problemsOf(shape: Shape, value: unknown, path = ''): readonly ShapeProblem[] {
  const problems: ShapeProblem[] = []
  shape(value, path, (where, message) => problems.push({ path: where, message }))
  return problems
}
