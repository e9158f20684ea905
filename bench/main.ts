/**
 * npm run bench [-- <group> [<part of a title>]]: measures one group, or all of them, and prints tables. How to read them: README.md.
 * Each table is measured in a process of its own, so that what one leaves behind in compiler and heap does not slow the next.
 */
import { spawnSync } from 'node:child_process'
import type { Report } from './harness/Report.ts'

const groups: Readonly<Record<string, () => Promise<readonly (() => Report)[]>>> = {
  forms: async () => (await import('./forms/reports.ts')).reports,
  documents: async () => (await import('./documents/reports.ts')).reports,
  libs: async () => (await import('./libs/reports.ts')).reports,
  portal: async () => (await import('./portal/reports.ts')).reports,
  service: async () => (await import('./service/reports.ts')).reports
}

const [wanted, part = '', number] = process.argv.slice(2)

if (wanted !== undefined && !Object.hasOwn(groups, wanted)) {
  console.error(`No group ${wanted}; there is ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}

for (const [name, load] of Object.entries(groups)) {
  if (wanted !== undefined && wanted !== name) continue
  const reports = await load()
  if (number === undefined) {
    for (const at of reports.keys()) {
      const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, name, part, String(at)], {
        stdio: 'inherit'
      })
      if (status !== 0) process.exit(status ?? 1)
    }
  } else {
    const report = reports[Number(number)]?.()
    if (report?.title.toLowerCase().includes(part.toLowerCase()) === true) console.log(await report.print())
  }
}
