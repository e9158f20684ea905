/** One entry of a draft as two sides have it (同一项). Nothing, empty text and an empty list are the same. Total. */
const written = (value: unknown): string => {
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isNothing ? '' : JSON.stringify(value)
}

export const isSameEntry = (one: unknown, other: unknown): boolean => written(one) === written(other)
