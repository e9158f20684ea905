import { Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { storedAs } from './stored.ts'

const First = Schema.Struct({ name: Schema.String })
const Second = Schema.Struct({ name: Schema.String, age: Schema.Finite })

describe('storedAs', () => {
  const one = storedAs('person', 0, First)
  const two = one
    .next(Second, ({ name }) => ({ name, age: 0 }))
    .next(Schema.Struct({ names: Schema.Array(Schema.String) }), (former) => ({
      names: [former.name, String(former.age)]
    }))
  const read = <A>(codec: { readonly read: (kept: unknown, row: string) => Effect.Effect<A> }, kept: unknown) =>
    Effect.runSync(codec.read(kept, 'row'))

  it('writes the version and reads what it wrote', () => {
    expect(one.write({ name: '甲' })).toBe('{"v":1,"name":"甲"}')
    expect(read(one, JSON.parse(one.write({ name: '甲' })))).toEqual({ name: '甲' })
    expect(JSON.parse(two.write({ names: [] }))).toEqual({ v: 3, names: [] })
  })

  it('brings every older version forward', () => {
    expect(two.versions).toEqual([0, 1, 2, 3])
    expect(read(two, { name: '甲' })).toEqual({ names: ['甲', '0'] })
    expect(read(two, { v: 1, name: '甲' })).toEqual({ names: ['甲', '0'] })
    expect(read(two, { v: 2, name: '甲', age: 7 })).toEqual({ names: ['甲', '7'] })
    expect(read(two, { v: 3, names: ['甲'] })).toEqual({ names: ['甲'] })
  })

  it.each([null, undefined, 'text', [], {}, { v: 9, name: '甲' }, { v: '1', name: '甲' }, { v: 1, name: 1 }, { v: 2, name: '甲' }])(
    '%j is read as nothing',
    (kept) => expect(read(two, kept)).toBeUndefined()
  )

  it('knows rows without a version only where there were some', () => {
    expect(storedAs('new', 1, First).versions).toEqual([1])
    expect(read(storedAs('new', 1, First), { name: '甲' })).toBeUndefined()
  })
})
