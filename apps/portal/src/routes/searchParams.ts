/** A search parameter as text; numbers the router parsed become text again, anything else is missing. */
export const textParam = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** Where to go on to after a login. */
export const gotoSearch = (search: Readonly<Record<string, unknown>>): { readonly goto?: string } => {
  const goto = textParam(search['goto'])
  return goto === undefined ? {} : { goto }
}
