/** By format; what reads dates comes later than the box that shows this. */
const examples: ReadonlyMap<string, string> = new Map([
  ['yyyy', '2026'],
  ['yyyy-mm', '2026-01'],
  ['yyyy-mm-dd', '2026-01-31'],
  ['yyyy-mm-dd hh:mm', '2026-01-31 08:30'],
  ['yyyy-mm-dd hh:mm:ss', '2026-01-31 08:30:00'],
  ['mm-dd', '01-31'],
  ['hh:mm', '08:30']
])

/** What stands in an empty box of a date (示例): 例如 2026-01-31; of a format that is none of these the format itself. */
export const exampleOf = (format: string): string => `例如 ${examples.get(format) ?? format}`
