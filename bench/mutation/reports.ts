/**
 * Mutation scores of the libraries that other teams use (变异得分): Stryker changes the code a place at a time, and the tests have to notice. Of all
 * mutants that were tried, those noticed by a test that failed or ran into the limit of time; the library's own run fails below the goal, too.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goal } from '../service/goal.ts'
import type { Report } from '../harness/Report.ts'

const least = 85

interface Mutated {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const noticed = new Set(['Killed', 'Timeout'])
const tried = new Set([...noticed, 'Survived', 'NoCoverage'])

const measure = (library: string) => () => {
  const folder = join(import.meta.dirname, '../../libs', library)
  spawnSync('npx', ['stryker', 'run'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const { files }: Mutated = JSON.parse(readFileSync(join(folder, 'reports/mutation.json'), 'utf8'))
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (of: ReadonlySet<string>) => statuses.filter((status) => of.has(status)).length
  return [
    library,
    `  ${count(noticed)} of ${count(tried)} mutants noticed`,
    goal('score', (count(noticed) / count(tried)) * 100, { atLeast: least }, ' %'),
    ''
  ].join('\n')
}

export const reports: readonly (() => Report)[] = ['validation', 'crypto', 'domain'].map((library) => () => ({
  title: library,
  print: measure(library)
}))
