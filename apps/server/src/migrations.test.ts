import { describe, expect, it } from 'vitest'
import { migrationRecords, migrations } from './migrations.ts'
import shipped from './shippedMigrations.json' with { type: 'json' }

const names = migrationRecords.flatMap((record) => Object.keys(record))
const idOf = (name: string) => Number.parseInt(name, 10)

describe('migrations', () => {
  it('no two capabilities use one id', () => {
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names.map(idOf)).size).toBe(names.length)
  })

  it('every record of a capability is part of the whole', () => {
    expect(Object.keys(migrations).toSorted()).toEqual(names.toSorted())
  })

  it('every name is four digits and words in snake case', () => {
    expect(names.filter((name) => !/^\d{4}_[a-z][a-z0-9_]*$/.test(name))).toEqual([])
  })

  /** The list is what the last release had; only a release writes it anew. */
  it('what has shipped stays, under its name, and what is new comes after it', () => {
    const inOrder = names.toSorted((left, right) => idOf(left) - idOf(right))
    const said = 'a shipped migration is neither renamed nor removed; a new one takes an id above the last of shippedMigrations.json'
    expect(inOrder.slice(0, shipped.length), said).toEqual(shipped)
  })
})
