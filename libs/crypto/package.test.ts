import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

const modules = ['BlockCipher', 'FormValueCodec', 'ClientId', 'Sm3']
const entry = 'virtual:entry'

const bundle = async (names: readonly string[]): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['@ljonething/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? names.map((name) => `export * from '@ljonething/crypto/${name}'`).join('\n') : undefined)
      }
    ],
    build: { write: false, target: 'es2024', minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } }
  })
  const outputs = Array.isArray(output) ? output : 'output' in output ? [output] : []
  return outputs.flatMap((result) => result.output.map((part) => (part.type === 'chunk' ? part.code : ''))).join('\n')
}

const source = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))

describe('the package in a browser', () => {
  it('weighs at most 25 KB gzip with all its modules', async () => {
    const code = await bundle(modules)
    expect(code).toContain('createBlockCipher')
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(25 * 1024)
  })

  it('holds nothing of Node', async () => {
    expect(await bundle(modules)).not.toMatch(/node:|createCipheriv|Buffer\.from/)
  })

  it('weighs at most 1 KB gzip for client ids alone', async () => {
    expect(gzipSync(await bundle(['ClientId'])).length).toBeLessThanOrEqual(1024)
  })
})

describe('the package', () => {
  it('has no key of its own: no 128-bit hexadecimal literal stands in its source', () => {
    expect(source('src/').length).toBeGreaterThan(10)
    for (const text of source('src/')) expect(text).not.toMatch(/['"`][0-9a-f]{32}['"`]/i)
  })
})
