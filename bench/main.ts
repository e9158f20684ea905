/**
 * npm run bench [-- <group> [<part of a title>]]: measures one group, or all of them, and prints tables of ratios. How to read them: README.md.
 */
import { interleave } from './harness/interleave.ts'
import type { Suite } from './harness/Suite.ts'
import { table } from './harness/table.ts'

const groups: Readonly<Record<string, () => Promise<readonly (() => Suite)[]>>> = {
  libs: async () => (await import('./libs/suites.ts')).suites
}

const [wanted, part = ''] = process.argv.slice(2)

if (wanted !== undefined && !Object.hasOwn(groups, wanted)) {
  console.error(`No group ${wanted}; there is ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}

for (const [name, load] of Object.entries(groups)) {
  if (wanted !== undefined && wanted !== name) continue
  for (const prepare of await load()) {
    const suite = prepare()
    if (suite.title.toLowerCase().includes(part.toLowerCase())) console.log(table(suite, interleave(suite.contenders)))
  }
}
