/**
 * The codes in a value that a list or tree stored (所选代码): of JSON `{name, value}` or an array of them all codes in order, of anything else the text
 * itself. Undefined for JSON that is none of these. Source: spec §3.3.
 * Example: `[{"name":"哈尔滨市","value":"230100000000"}]` → `['230100000000']`.
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !('value' in node)) return undefined
  return typeof node.value === 'string' && node.value !== '' ? node.value : undefined
}

const isJson = (text: string): boolean => text.startsWith('{') || text.startsWith('[')

function codesInJson(text: string): readonly string[] | undefined {
  const value = parsed(text)
  const nodes: readonly unknown[] = Array.isArray(value) ? value : [value]
  const codes = nodes.map(codeOf).filter((code) => code !== undefined)
  return codes.length === nodes.length ? codes : undefined
}

export const chosenCodes = (stored: string): readonly string[] | undefined => (isJson(stored) ? codesInJson(stored) : [stored])
