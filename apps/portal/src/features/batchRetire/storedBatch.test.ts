import { describe, expect, it } from 'vitest'
import { readBatch, writtenBatch } from './storedBatch.ts'
import batchV1 from './stored/batch.v1.json' with { type: 'json' }

describe('the list that a tab keeps', () => {
  it('is written as the newest sample is', () => {
    const read = readBatch(batchV1)
    expect(read && writtenBatch(read)).toEqual(batchV1)
  })

  it('is none where it is of a version to come, or no list', () => {
    for (const value of [{ ...batchV1, v: 2 }, null, 'x', [], { rows: [] }]) expect(readBatch(value)).toBeUndefined()
  })

  it('keeps the sheet that a row came from', () => {
    const rows = [{ key: 'a', sheet: '二车间', line: 2, values: {}, doubts: {} }]
    expect(readBatch({ v: 1, rows })?.rows[0]).toMatchObject({ sheet: '二车间', line: 2 })
  })

  it('keeps what can be read of it', () => {
    expect(readBatch({ v: 1, rows: [7, { key: '' }, { key: 'a', values: { empName: '赵' } }], unit: 3, step: 'x' })).toMatchObject({
      step: 'choose',
      rows: [{ key: 'a', line: 0, values: { empName: '赵', empIdCard: '' }, doubts: {} }],
      unit: {},
      files: []
    })
  })
})
