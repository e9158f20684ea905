import { describe, expect, it } from 'vitest'
import stagedV0 from './stored/staged.v0.json' with { type: 'json' }
import stagedV1 from './stored/staged.v1.json' with { type: 'json' }
import { stagedCodec } from './storedStaging.ts'

const read = (value: unknown) => stagedCodec.read(value, 'A1')

describe('what a tab keeps of a correction', () => {
  it('is written as the newest sample is', () => {
    const copy = read(stagedV1)
    expect(copy && JSON.parse(stagedCodec.text(copy))).toEqual(stagedV1)
  })

  it('of a page that was open before there were versions is put on top of whatever the service has', () => {
    expect(read(stagedV0)).toEqual({
      state: { values: stagedV0, files: {} },
      base: { values: {}, files: {} },
      draft: { version: 0, recordTime: '' },
      dirty: true
    })
  })

  it.each([undefined, null, 'x', [], { ...stagedV1, v: 2 }, { v: 1 }])('%j is no copy', (value) => expect(read(value)).toBeUndefined())
})
