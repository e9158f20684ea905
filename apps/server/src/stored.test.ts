import { Effect } from 'effect'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Stored } from './platform/stored.ts'

const root = import.meta.dirname
const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

const isCodec = (value: unknown): value is Stored<object> =>
  typeof value === 'object' && value !== null && 'versions' in value && 'write' in value

const codecs = await Promise.all(
  files('*/stored/*.ts').map(async (path) => {
    const module: Record<string, unknown> = await import(join(root, path))
    return { name: basename(path, '.ts'), folder: dirname(path), found: Object.values(module).filter(isCodec) }
  })
)

/** The samples are kept for good: rows of these shapes are in databases. */
describe('what the service keeps as JSON', () => {
  it('has one codec in each file of the folders stored/, and none elsewhere', () => {
    expect(codecs.length).toBeGreaterThan(0)
    for (const { name, found } of codecs) expect(found, name).toHaveLength(1)
    const makers = files('*/**/*.ts').filter((path) => / = storedAs\(/.test(readFileSync(join(root, path), 'utf8')))
    expect(makers.filter((path) => !path.endsWith('.test.ts'))).toEqual(files('*/stored/*.ts'))
  })

  it('is written by its codec', () => {
    const sources = files('**/*.ts').filter((path) => !path.endsWith('.test.ts'))
    const texts = sources.map((path) => readFileSync(join(root, path), 'utf8'))
    const written = texts.flatMap((text) => text.match(/\$\{[^$]*\}::jsonb/g) ?? [])
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter((value) => !/\.write\(/.test(value))).toEqual([])
  })

  describe.each(codecs)('$folder/$name', ({ name, folder, found }) => {
    const samples = (version: number): readonly unknown[] => {
      const sample: unknown = JSON.parse(readFileSync(join(root, folder, `${name}.v${version}.json`), 'utf8'))
      return Array.isArray(sample) ? sample : [sample]
    }

    it('reads the samples of every version, and writes the newest as they are', () => {
      for (const codec of found) {
        const read = (kept: unknown) => Effect.runSync(codec.read(kept, 'sample'))
        expect(files(`${folder}/${name}.v*.json`)).toEqual(codec.versions.map((version) => `${folder}/${name}.v${version}.json`))
        for (const version of codec.versions) for (const kept of samples(version)) expect(read(kept), `version ${version}`).toBeDefined()
        for (const kept of samples(Math.max(...codec.versions))) {
          const value = read(kept)
          expect(value === undefined ? undefined : JSON.parse(codec.write(value))).toEqual(kept)
        }
      }
    })
  })
})
