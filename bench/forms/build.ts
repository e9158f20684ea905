/** Builds each contender for itself (构建), as for production, into a folder that goes when the measuring ends. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const pages = join(import.meta.dirname, 'pages')

export interface Built {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** By name of its page: `limit.ts` becomes `limit/main.js`, with all styles in `limit/style.css`. */
export const buildPages = async (files: readonly string[]): Promise<Built> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-forms-'))
  for (const file of files) {
    await build({
      configFile: false,
      logLevel: 'error',
      root: pages,
      base: './',
      plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
      resolve: { conditions: ['@ljonething/source', 'module', 'browser', 'production'] },
      define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
      build: {
        outDir: join(folder, file.replace(/\.[jt]sx?$/, '')),
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: { input: join(pages, file), output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' } }
      }
    })
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
