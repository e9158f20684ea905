import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { foreignWrites, tableOwners } from './foreignWrites.ts'
import type { Source } from './foreignWrites.ts'

const root = fileURLToPath(new URL('../../../apps/server/src', import.meta.url))
const sources: readonly Source[] = globSync('**/*.ts', { cwd: root })
  .filter((path) => !/\.test\.ts$|^testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const drafts: Source = { path: 'drafts/migrations.ts', text: 'yield* sql`CREATE TABLE draft (row_guid text)`' }
const writes = (path: string, text: string) => foreignWrites([drafts, { path, text }])

describe('each table is written by its own folder only', () => {
  it('in the service as it is', () => {
    expect(tableOwners(sources).size).toBeGreaterThan(10)
    expect(foreignWrites(sources)).toEqual([])
  })

  it.each([
    ['inserts', 'yield* sql`INSERT INTO draft (row_guid) VALUES (${id})`'],
    ['updates', 'yield* sql`UPDATE draft SET version = 2`'],
    ['deletes', 'yield* sql`\n  DELETE FROM\n    draft WHERE owner = ${owner}`'],
    ['alters', 'yield* sql`ALTER TABLE draft ADD COLUMN x text`']
  ])('another folder that %s is found', (_what, text) => {
    expect(writes('applications/Applications.ts', text)).toEqual([
      { path: 'applications/Applications.ts', table: 'draft', owner: 'drafts' }
    ])
  })

  it('reading, locking a row and writing at home are not', () => {
    expect(writes('materials/MaterialFiles.ts', 'SELECT 1 FROM draft WHERE owner = f.owner FOR UPDATE')).toEqual([])
    expect(writes('drafts/Drafts.ts', 'INSERT INTO draft (x) VALUES (1) ON CONFLICT DO UPDATE SET x = 1')).toEqual([])
  })
})
