/** Prints gzip sizes of what an application takes in, minified, with all it stands on, and fails above the budgets. Bytes. */
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Checking and making seals bring the curve of SM2. */
const budgets = {
  openOfd: 11_500,
  'pictures/pictureSize': 600,
  'seals/readSeals': 13_200,
  'seals/checkSeals': 24_500,
  'seals/writeSeal': 24_500
}

/** Bytes of a module bundled into an application that uses everything it exports. */
async function gzipSizeOf(module) {
  const entry = 'virtual:size-entry'
  const source = `export * from ${JSON.stringify(`${root}src/${module}.ts`)}`
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@ljonething/source', 'module', 'browser'] },
    plugins: [
      { name: 'size-entry', resolveId: (id) => (id === entry ? `\0${entry}` : null), load: (id) => (id === `\0${entry}` ? source : null) }
    ],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } }
    }
  })
  const chunks = (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output)
  return gzipSync(chunks.map(({ code }) => code ?? '').join('\n'), { level: 9 }).length
}

for (const [module, budget] of Object.entries(budgets)) {
  const size = await gzipSizeOf(module)
  console.log(`${module.padEnd(24)} ${String(size).padStart(6)} of ${budget} B gzip`)
  if (size > budget) process.exitCode = 1
}
