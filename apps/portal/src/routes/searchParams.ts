/** A search parameter as text; numbers the router parsed become text again, anything else is missing. */
export const textParam = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : undefined
}
