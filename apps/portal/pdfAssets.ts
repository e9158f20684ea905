/**
 * Ships what pdf.js needs beside its own code, under `embedded/pdf/` of the portal (PDF 阅读组件): character maps, fonts, colours and decoders for
 * documents that bring none of their own (字库与解码器), and its workers as classic scripts: Chromium starts no module in a page without an origin.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = 'embedded/pdf/'

/** What the page never runs: scripts of documents. */
const isWanted = (name: string) => !name.startsWith('quickjs')

const shipped = ['cmaps', 'standard_fonts', 'iccs', 'wasm'].flatMap((part) =>
  readdirSync(join(root, part))
    .filter(isWanted)
    .map((name) => `${part}/${name}`)
)

const classic = (name: string): string =>
  readFileSync(join(root, `build/${name}.min.mjs`), 'utf8')
    .replaceAll('import.meta.url', 'self.location.href')
    .replace(/export\s*\{[^{}]*\};?\s*$/, '')

const workers: Readonly<Record<string, string>> = { 'worker.js': 'pdf.worker', 'renderer.js': 'pdf.renderer' }

const sourceOf = (path: string): string | Buffer | undefined => {
  const worker = workers[path]
  if (worker !== undefined) return classic(worker)
  return shipped.includes(path) ? readFileSync(join(root, path)) : undefined
}

export const pdfAssets = (): Plugin => ({
  name: 'pdf-assets',
  generateBundle() {
    for (const path of [...Object.keys(workers), ...shipped])
      this.emitFile({ type: 'asset', fileName: folder + path, source: sourceOf(path) ?? '' })
  },
  configureServer({ config, middlewares }) {
    middlewares.use(config.base + folder, ({ url = '' }, response, next) => {
      const source = sourceOf(url.slice(1))
      if (source === undefined) return next()
      response
        .setHeader('access-control-allow-origin', '*')
        .setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        .end(source)
    })
  }
})
