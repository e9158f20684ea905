import { describe, expect, it } from 'vitest'
import { migrationRecords, migrations } from './migrations.ts'

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
})
