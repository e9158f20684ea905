/**
 * One column of a repeatable table (可重复记录表) as condition text, read straight from the stored value: a JSON array of rows,
 * a row being the list of `{id, value}` of spec §3.3. Anything else gives no texts.
 * Example: `[[{"id":"shAmount","value":"30"}]]`, column `shAmount` → `['30']`.
 */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function columnTexts(stored: string, column: string): readonly string[] {
  const rows = parsed(stored)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown): string[] => {
    const cells = Array.isArray(row) ? row : []
    const cell: unknown = cells.find((candidate: unknown) => isRecord(candidate) && candidate['id'] === column)
    return isRecord(cell) && typeof cell['value'] === 'string' ? [cell['value']] : []
  })
}
