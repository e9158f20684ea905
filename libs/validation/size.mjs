/** Prints the gzip size of the whole library and of each number module, minified; fails when one is over its budget. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const budgets = { all: 8 * 1024, number: 1024 }
const root = fileURLToPath(new URL('.', import.meta.url))

const isNumber = (path) => path.startsWith('numbers/') && !/NumberResult|province/.test(path)

/** Bytes of the modules bundled into an application that uses everything they export, the list that keeps the exports in the bundle included. */
export async function gzipSizeOf(modules) {
  const entry = 'virtual:size-entry'
  const used = []
  const lines = []
  for (const path of modules) {
    const names = Object.keys(await import(`${root}src/${path}`)).map((name) => `${name} as x${used.push(name)}`)
    lines.push(`import { ${names.join(', ')} } from ${JSON.stringify(`${root}src/${path}`)}`)
  }
  const code = `${lines.join('\n')}\nglobalThis.kept = [${used.map((_, i) => `x${i + 1}`)}]`
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'size-entry', resolveId: (id) => (id === entry ? `\0${entry}` : null), load: (id) => (id === `\0${entry}` ? code : null) }
    ],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'es' } }
    }
  })
  const [chunk, ...others] = (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output)
  if (others.length > 0) throw new Error('the bundle is not one chunk')
  return gzipSync(chunk.code, { level: 9 }).length
}

/** The modules a budget speaks of (the test support in testing/ left out): [name, paths, budget]. */
export function budgetedModules() {
  const isModule = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(internal|testing)\//.test(path)
  const all = readdirSync(`${root}src`, { recursive: true }).filter(isModule).sort()
  const numbers = all.filter(isNumber)
  return [['all of validation', all, budgets.all], ...numbers.map((path) => [path, [path], budgets.number])]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, modules, budget] of budgetedModules()) {
    const size = await gzipSizeOf(modules)
    console.log(`${name.padEnd(34)} ${String(size).padStart(5)} of ${budget} B gzip`)
    if (size > budget) process.exitCode = 1
  }
}
