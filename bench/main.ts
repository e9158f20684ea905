/**
 * npm run bench [-- <group> [<part of a title>]] [--keep]: measures one group, or all of them, and prints tables. How to read them: README.md.
 * Each table is measured in a process of its own, so that what one leaves behind in compiler and heap does not slow the next.
 * `--keep` is for a quiet machine: what goals came to goes into `history.tsv` and the table of `docs/quality.md`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { entriesOf, qualityTable, readHistory, withTable, writeHistory } from './harness/history.ts'
import type { Report } from './harness/Report.ts'

const groups: Readonly<Record<string, () => Promise<readonly (() => Report)[]>>> = {
  forms: async () => (await import('./forms/reports.ts')).reports,
  documents: async () => (await import('./documents/reports.ts')).reports,
  mutation: async () => (await import('./mutation/reports.ts')).reports,
  libs: async () => (await import('./libs/reports.ts')).reports,
  portal: async () => (await import('./portal/reports.ts')).reports,
  service: async () => (await import('./service/reports.ts')).reports
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean', default: false } } })
const [wanted, part = '', number] = positionals

const history = new URL('history.tsv', import.meta.url)
const quality = new URL('../docs/quality.md', import.meta.url)

const keep = (printed: string, group: string, title: string) => {
  const day = new Date().toISOString().slice(0, 10)
  const entries = [...readHistory(readFileSync(history, 'utf8')), ...entriesOf(printed, group, title, day)]
  writeFileSync(history, writeHistory(entries))
  writeFileSync(quality, withTable(readFileSync(quality, 'utf8'), qualityTable(entries)))
}

if (wanted !== undefined && !Object.hasOwn(groups, wanted)) {
  console.error(`No group ${wanted}; there is ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}

for (const [name, load] of Object.entries(groups)) {
  if (wanted !== undefined && wanted !== name) continue
  const reports = await load()
  if (number === undefined) {
    for (const at of reports.keys()) {
      const asked = [name, part, String(at), ...(values.keep ? ['--keep'] : [])]
      const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, ...asked], { stdio: 'inherit' })
      if (status !== 0) process.exit(status ?? 1)
    }
  } else {
    const report = reports[Number(number)]?.()
    if (report?.title.toLowerCase().includes(part.toLowerCase()) === true) {
      const printed = await report.print()
      console.log(printed)
      if (values.keep) keep(printed, name, report.title)
    }
  }
}
