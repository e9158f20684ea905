/**
 * Prints gzip sizes, minified, and fails when one is over its budget: the whole, what an application that checks fields imports, and every
 * module that stands alone (numbers, rule functions, file types). The first two grow with each number and rule by what those may add.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Published: 12 numbers and 20 other rules within 8 KB. Each further one may add 160 bytes. */
const published = { pieces: 12 + 20, all: 8 * 1024, typical: 6 * 1024 }
const perPiece = 160

const alone = { numbers: 1024, rules: 640, files: 1536 }
/** One judges how long a pattern of the content may run, one brings the numbers that it chooses from, and weighs what a number may. */
const exceptions = { 'rules/checkRegex.ts': 1280, 'rules/checkCertificateNo.ts': alone.numbers }

const typical = ['checkRules', 'parseRules', 'needsOf', 'requiredRule'].map((name) => `rules/${name}.ts`)
const shared = /^(numbers\/NumberResult|files\/FileType|rules\/(Rule|checkRules|compilePattern|needsOf|numberRules|registry))\.ts$/

/** Bytes of the modules bundled into an application that uses everything they export, the list that keeps the exports in the bundle included. */
async function gzipSizeOf(modules) {
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
function budgetedModules() {
  const isModule = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)internal\/|^testing\//.test(path)
  const all = readdirSync(`${root}src`, { recursive: true }).filter(isModule).sort()
  const single = all.filter((path) => !shared.test(path))
  const pieces = single.filter((path) => /^(numbers|rules\/(check|isNullorEmpty))/.test(path)).length
  const room = (pieces - published.pieces) * perPiece
  return [
    ['all of validation', all, published.all + room],
    ['a typical import: checkRules and its lists', typical, published.typical + room],
    ...single.map((path) => [path, [path], exceptions[path] ?? alone[path.slice(0, path.indexOf('/'))]])
  ]
}

for (const [name, modules, budget] of budgetedModules()) {
  const size = await gzipSizeOf(modules)
  console.log(`${name.padEnd(44)} ${String(size).padStart(5)} of ${budget} B gzip`)
  if (size > budget) process.exitCode = 1
}
