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

/** The scene that a page is about, by its code. */
export const sceneSearch = (search: Readonly<Record<string, unknown>>): { readonly code?: string } => {
  const code = textParam(search['code'])
  return code === undefined ? {} : { code }
}
