import { describe, expect, it } from 'vitest'
import { newHandling } from '../HandlingState.ts'
import copyV0 from './stored/copy.v0.json' with { type: 'json' }
import copyV1 from './stored/copy.v1.json' with { type: 'json' }
import copyV2 from './stored/copy.v2.json' with { type: 'json' }
import handlingV0 from './stored/handling.v0.json' with { type: 'json' }
import handlingV1 from './stored/handling.v1.json' with { type: 'json' }
import handlingV2 from './stored/handling.v2.json' with { type: 'json' }
import handlingV3 from './stored/handling.v3.json' with { type: 'json' }
import { copyText, readCopy } from './storedCopy.ts'
import { handlingText, readHandling, writtenHandling } from './storedHandling.ts'

/** What versions before the second did not know. */
const unknown = { regionChosen: true, registered: {}, typed: [] }

describe('what is stored of a handling', () => {
  it('is written as the newest samples are', () => {
    const read = readHandling(handlingV3)
    expect(read && writtenHandling(read)).toEqual(handlingV3)
    const copy = readCopy({ ...copyV2, state: handlingV3, base: handlingV3 })
    expect(copy && JSON.parse(copyText(copy))).toEqual({ ...copyV2, state: handlingV3, base: handlingV3 })
  })

  it('of version 2 knows where a value came from as far as a result of a pre-check said it', () => {
    const known = { source: '公安', at: '2026-11-20T04:00:00.000Z', values: { babySex: '2' } }
    const checkResults = { NB_C03: { status: '1', message: '', known } }
    const older = { ...handlingV2, checkResults, registered: { 'NB1002^babySex': '2', 'NB1001^babyName': '林北雪' } }
    expect(readHandling(older)?.registered).toEqual({
      'NB1002^babySex': { value: '2', source: '公安', at: '2026-11-20T04:00:00.000Z', check: 'NB_C03' },
      'NB1001^babyName': { value: '林北雪', source: '', at: '' }
    })
  })

  it('keeps what only the tab knows out of the draft', () => {
    const copy = readCopy({ ...copyV2, guideAt: 'NB_Q03' })
    expect(copy?.state).toMatchObject({ typed: ['NB1001^babyName'], refused: { step: 'themeMaterial' }, guideAt: 'NB_Q03' })
    expect(copy && JSON.stringify(writtenHandling(copy.state))).not.toMatch(/typed|refused|guideAt/)
    expect(copy && readCopy(JSON.parse(copyText(copy)))?.state).toEqual(copy?.state)
  })

  it('has the labels of what is filled in, and of nothing else', () => {
    const state = readHandling({ ...handlingV3, labels: { NB_Q01: '题目', 'NB1001^babyName': '姓名', CL02: '材料', CL03: '没有交的' } })
    const labels = { NB_Q01: '题目', 'NB1001^babyName': '姓名', CL02: '材料' }
    expect(state && writtenHandling(state).labels).toEqual(labels)
    expect(state && readHandling(JSON.parse(handlingText(state)))).toEqual({ ...state, labels })
  })

  it('keeps what a register said of fields with the result that it came with', () => {
    const known = { source: '公安', at: '2026-11-20T04:00:00.000Z', values: { motherName: '周晓岚' } }
    const checkResults = { NB_C03: { status: '1' as const, message: '', known } }
    const read = readHandling({ ...handlingV3, checkResults })
    expect(read?.checkResults).toEqual(checkResults)
    expect(read && readHandling(writtenHandling(read))).toEqual(read)
    expect(readHandling({ ...handlingV2, checkResults: { NB_C03: { ...checkResults.NB_C03, known: 7 } } })?.checkResults).toEqual({
      NB_C03: { status: '1', message: '' }
    })
  })

  it('of the releases before opens as it was', () => {
    const { v: _v, ...first } = handlingV1
    expect(readHandling(handlingV0)).toEqual({ ...handlingV0, ...unknown })
    expect(readHandling(handlingV1)).toEqual({ ...first, ...unknown })
    expect(readCopy(copyV0)).toEqual(readCopy(copyV1))
    expect(readCopy(copyV1)?.state).toEqual(readHandling(handlingV1))
  })

  it('knows what its draft was: the state itself where there are no changes, nothing where an older page had some', () => {
    const clean = readCopy({ ...copyV1, dirty: false })
    expect([readCopy(copyV1)?.base, clean?.base]).toEqual([undefined, clean?.state])
    expect(readCopy(copyV2)?.base).toEqual(readHandling(copyV2.base))
    const { base: _base, ...same } = copyV2
    const copy = readCopy({ ...same, dirty: false })
    expect(copy?.base).toBe(copy?.state)
    expect(copy && JSON.parse(copyText(copy))).not.toHaveProperty('base')
  })

  it('keeps what was sent without an answer, and what waits for a choice', () => {
    const read = readCopy({ ...copyV2, sent: [handlingV3], open: ['field NB1001^babyName'] })
    expect(read).toMatchObject({ sent: [{ values: readHandling(handlingV3)?.values }], open: ['field NB1001^babyName'] })
    expect(read && readCopy(JSON.parse(copyText(read)))).toEqual(read)
    expect(readCopy(copyV2)).not.toHaveProperty('open')
  })

  it('of an early draft has what is missing empty, and keys of its own', () => {
    const { submitKey, draftKey, ...read } = readHandling({ sceneCode: 'S1', answers: { Q1: '1' } }) ?? newHandling('', '', () => '')
    const { submitKey: _submit, draftKey: _draft, ...fresh } = newHandling('S1', '', () => '')
    expect(read).toEqual({ ...fresh, regionChosen: true, answers: { Q1: '1' } })
    expect(submitKey).not.toBe(draftKey)
    expect(submitKey).toMatch(/^\w{10}$/)
  })

  it.each([undefined, null, '', [], {}, { answers: {} }, { ...handlingV2, v: 4 }, { ...handlingV1, sceneCode: 7.5e300 * 1e300 }])(
    '%j is no handling',
    (value) => expect(readHandling(value)).toBeUndefined()
  )

  it.each([undefined, {}, { ...copyV2, v: 3 }, { ...copyV1, state: {} }, { ...copyV2, state: {} }, handlingV1, handlingV2])(
    '%j is no copy',
    (value) => expect(readCopy(value)).toBeUndefined()
  )

  it('parts of another shape are left out, the rest stays', () => {
    const odd = {
      ...handlingV3,
      values: { a: 'A', b: null, c: 3 },
      checkResults: { C: { status: '7' } },
      files: { M: [null, 'x'] },
      answers: 'x',
      registered: { a: { value: 'A', source: 3 }, b: 'B' }
    }
    expect(readHandling(odd)).toMatchObject({
      values: { a: 'A', b: '', c: '3' },
      checkResults: {},
      files: { M: [] },
      answers: {},
      registered: { a: { value: 'A', source: '3', at: '' } }
    })
  })
})
