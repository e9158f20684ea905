/** `npm run size -w apps/portal [-- folder of a build]`, after a build: prints what each screen weighs; fails when one is over its budget. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Budget, Weight } from './weighScreens.ts'
import { overBudget, weighScreens } from './weighScreens.ts'

const dist = process.argv[2] ?? join(import.meta.dirname, '../dist')
const kb = 1024

/** Beside the page itself, its icon and the script of its theme, home makes at most twelve requests until it is drawn. */
const homeBudget: Budget = { script: 150 * kb, style: 20 * kb, files: 9 }
const otherBudget: Budget = { script: 60 * kb, style: 20 * kb, files: 16 }
/** The client has a budget of its own: it comes after home is drawn. */
const clientBudget: Budget = { script: 66 * kb, style: 0, files: 6 }

const { home, others } = weighScreens(
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')),
  readFileSync(join(dist, 'index.html'), 'utf8'),
  (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
)
const [client, ...screens] = others
const weighed: readonly (readonly [Weight, Budget])[] = [
  [home, homeBudget],
  ...(client === undefined ? [] : [[client, clientBudget] as const]),
  ...screens.map((screen) => [screen, otherBudget] as const)
]

const cell = (bytes: number) => (bytes / kb).toFixed(1).padStart(8)
console.log(`${'KB (gzip)'.padEnd(44)}${'JS'.padStart(8)}${'CSS'.padStart(8)}   files`)
for (const [{ name, script, style, files }] of weighed)
  console.log(`${name.padEnd(44)}${cell(script)}${cell(style)}${String(files).padStart(8)}`)

const over = weighed.flatMap(([weight, budget]) => overBudget(weight, budget))
for (const line of over) console.error(line)
if (over.length > 0) process.exitCode = 1
