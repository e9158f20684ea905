/**
 * The rows of a repeatable table (可重复记录表) read strictly from its stored value, for checking and summing: a JSON array of rows,
 * a row being the list of `{id, type, name, value, isHidden}` of spec §3.3. Each row maps column ids to texts; hidden cells are left out.
 * Empty text has no rows; text that is no table gives undefined. Example: `[[{"id":"sName","value":"林北风"}]]` → one row.
 */
export type TableRow = ReadonlyMap<string, string>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isHiddenCell = (cell: Readonly<Record<string, unknown>>): boolean => cell['isHidden'] === true || cell['isHidden'] === '1'

function rowOf(row: unknown): TableRow | undefined {
  if (!Array.isArray(row) || !row.every(isRecord)) return undefined
  const cells = row.filter((cell) => !isHiddenCell(cell))
  return new Map(
    cells.flatMap(({ id, value }): [string, string][] => (typeof id === 'string' && typeof value === 'string' ? [[id, value]] : []))
  )
}

export function readTable(stored: string): readonly TableRow[] | undefined {
  if (stored.trim() === '') return []
  const rows = parsed(stored)
  if (!Array.isArray(rows)) return undefined
  const read = rows.map(rowOf)
  const whole = read.filter((row) => row !== undefined)
  return whole.length === read.length ? whole : undefined
}
