/**
 * Prints gzip sizes, minified, and fails when a module that stands alone (number, rule function, file types) is over its budget. The whole has
 * none: it is the sum of what there is to check.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

const alone = { numbers: 1088, rules: 640, files: 1536 }
/**
 * One judges how long a pattern of the content may run, others bring the numbers that they choose from, or all that folds; one opens two kinds of
 * containers, texts and what stands in front of a PDF.
 */
const exceptions = {
  'rules/checkRegex.ts': 1280,
  'rules/checkCertificateNo.ts': 1088,
  'rules/foldTyped.ts': 2048,
  'files/detectFileType.ts': 1792
}

const shared = /^(numbers\/NumberResult|files\/FileType|rules\/(Rule|checkRules|compilePattern|needsOf|numberRules|registry))\.ts$/

/** Bytes of the module bundled into an application that uses everything it exports, the list that keeps the exports in the bundle included. */
async function gzipSizeOf(path) {
  const entry = 'virtual:size-entry'
  const names = Object.keys(await import(`${root}src/${path}`))
  const code = `import { ${names.join(', ')} } from ${JSON.stringify(`${root}src/${path}`)}\nglobalThis.kept = [${names.join(', ')}]`
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

/** The modules a budget speaks of (the test support in testing/ left out): [path, budget]. */
function budgetedModules() {
  const isModule = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)internal\/|^testing\//.test(path)
  const all = readdirSync(`${root}src`, { recursive: true }).filter(isModule).sort()
  const single = all.filter((path) => !shared.test(path))
  return single.map((path) => [path, exceptions[path] ?? alone[path.slice(0, path.indexOf('/'))]])
}

for (const [path, budget] of budgetedModules()) {
  const size = await gzipSizeOf(path)
  console.log(`${path.padEnd(44)} ${String(size).padStart(5)} of ${budget} B gzip`)
  if (size > budget) process.exitCode = 1
}
