/**
 * Search parameters as plain text (查询参数): what stands in the address is the value, `?region=230100000000` and not `?region=%22230100000000%22`.
 * Values of addresses from before, in quotation marks, are read without them. A name given twice has its last value.
 */
const unquoted = (value: string): string => /^"(.*)"$/.exec(value)?.[1] ?? value

export const parsePlainSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, unquoted(value)]))

export const plainSearch = (search: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(given).toString()
  return text === '' ? '' : `?${text}`
}
