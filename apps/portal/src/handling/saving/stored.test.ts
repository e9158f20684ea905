import { describe, expect, it } from 'vitest'
import { newHandling } from '../HandlingState.ts'
import copyV0 from './stored/copy.v0.json' with { type: 'json' }
import copyV1 from './stored/copy.v1.json' with { type: 'json' }
import handlingV0 from './stored/handling.v0.json' with { type: 'json' }
import handlingV1 from './stored/handling.v1.json' with { type: 'json' }
import { readCopy, writtenCopy } from './storedCopy.ts'
import { readHandling, writtenHandling } from './storedHandling.ts'

describe('what is stored of a handling', () => {
  it('is written as version 1, as the sample is', () => {
    const read = readHandling(handlingV1)
    expect(read && writtenHandling(read)).toEqual(handlingV1)
    const copy = readCopy(copyV1)
    expect(copy && JSON.parse(JSON.stringify(writtenCopy(copy)))).toEqual(copyV1)
  })

  it('of the release before versions opens as it was', () => {
    expect(readHandling(handlingV0)).toEqual(handlingV0)
    expect(readHandling(handlingV0)).toEqual(readHandling(handlingV1))
    expect(readCopy(copyV0)).toEqual(copyV0)
    expect(readCopy(copyV0)).toEqual(readCopy(copyV1))
  })

  it('of an early draft has what is missing empty, and keys of its own', () => {
    const { submitKey, draftKey, ...read } = readHandling({ sceneCode: 'S1', answers: { Q1: '1' } }) ?? newHandling('', '', () => '')
    const { submitKey: _submit, draftKey: _draft, ...fresh } = newHandling('S1', '', () => '')
    expect(read).toEqual({ ...fresh, answers: { Q1: '1' } })
    expect(submitKey).not.toBe(draftKey)
    expect(submitKey).toMatch(/^\w{10}$/)
  })

  it.each([undefined, null, '', [], {}, { answers: {} }, { ...handlingV1, v: 2 }, { ...handlingV1, sceneCode: 7.5e300 * 1e300 }])(
    '%j is no handling',
    (value) => expect(readHandling(value)).toBeUndefined()
  )

  it.each([undefined, {}, { ...copyV1, v: 2 }, { ...copyV1, state: {} }, handlingV1])('%j is no copy', (value) =>
    expect(readCopy(value)).toBeUndefined()
  )

  it('parts of another shape are left out, the rest stays', () => {
    const odd = {
      ...handlingV1,
      values: { a: 'A', b: null, c: 3 },
      checkResults: { C: { status: '7' } },
      files: { M: [null, 'x'] },
      answers: 'x'
    }
    expect(readHandling(odd)).toMatchObject({ values: { a: 'A', b: '', c: '3' }, checkResults: {}, files: { M: [] }, answers: {} })
  })
})
