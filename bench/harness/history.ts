/**
 * What was measured (测量历史): every kept goal of every table as a line of `history.tsv`, the newest last, and the last of each as the table of
 * `docs/quality.md`. A table that is measured says its goals as lines `goal: what ≤ bound: value reached`, or `MISSED`. Pure.
 */
export interface Entry {
  readonly day: string
  readonly group: string
  /** Title of the table, by which it is measured again. */
  readonly table: string
  readonly goal: string
  readonly value: string
  readonly isReached: boolean
}

const goalLine = /^\s*goal: (.+): (.*?) ?(reached|MISSED)$/

/** Entries of a printed table. */
export const entriesOf = (printed: string, group: string, table: string, day: string): readonly Entry[] =>
  printed.split('\n').flatMap((line) => {
    const [, goal, value = '', verdict] = goalLine.exec(line) ?? []
    return goal === undefined ? [] : [{ day, group, table, goal, value, isReached: verdict === 'reached' }]
  })

const columns = 6

/** @throws Error for a line that is none of ours. */
export const readHistory = (text: string): readonly Entry[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [day = '', group = '', table = '', goal = '', value = '', verdict, ...more] = line.split('\t')
      if (verdict === undefined || more.length > 0) throw new Error(`history.tsv: ${columns} columns, not: ${line}`)
      return { day, group, table, goal, value, isReached: verdict === 'reached' }
    })

export const writeHistory = (entries: readonly Entry[]): string =>
  entries
    .map(
      ({ day, group, table, goal, value, isReached }) =>
        `${[day, group, table, goal, value, isReached ? 'reached' : 'MISSED'].join('\t')}\n`
    )
    .join('')

/** The last entry of each goal, in the order in which the goals were first met. */
const lastOf = (entries: readonly Entry[]): readonly Entry[] => {
  const last = new Map<string, Entry>()
  for (const entry of entries) last.set([entry.group, entry.table, entry.goal].join('\t'), entry)
  return [...last.values()]
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const marked = ({ value, isReached }: Entry): string => (isReached ? value : `**${value} missed**`)

/** One row for each table: its goals, what was reached last, when, and the command that measures it again. */
export const qualityTable = (entries: readonly Entry[]): string => {
  const tables = Map.groupBy(lastOf(entries), ({ group, table }) => `${group}\t${table}`)
  const rows = [...tables.values()].map((goals) => {
    const day = goals.reduce((newest, entry) => (entry.day > newest ? entry.day : newest), '')
    const [{ group, table } = { group: '', table: '' }] = goals
    return [
      table,
      goals.map(({ goal }) => goal).join('; '),
      goals.map(marked).join('; '),
      day,
      `\`npm run bench -- ${group} "${table.toLowerCase()}"\``
    ]
  })
  return [['what', 'goal', 'last value', 'day', 'measured again by'], ['---', '---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |\n`)
    .join('')
}

const begin = '<!-- table -->\n'
const end = '<!-- /table -->\n'

/** The document with its table written anew. @throws Error where it has no place for one. */
export const withTable = (document: string, table: string): string => {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/quality.md has no place for the table')
  return `${document.slice(0, from + begin.length)}\n${table}\n${document.slice(to)}`
}
