/** Ships the character maps and standard fonts pdf.js needs for documents that embed none (PDF 字库), under `assets/pdf/` of the portal. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

export const pdfAssets = (): Plugin => ({
  name: 'pdf-assets',
  apply: 'build',
  generateBundle() {
    for (const folder of ['cmaps', 'standard_fonts']) {
      for (const name of readdirSync(join(root, folder))) {
        this.emitFile({ type: 'asset', fileName: `assets/pdf/${folder}/${name}`, source: readFileSync(join(root, folder, name)) })
      }
    }
  }
})
