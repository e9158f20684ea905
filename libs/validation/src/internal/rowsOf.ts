/** The rows of a repeatable table's value, a list or its JSON text; undefined when it is neither. */
export function rowsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
