import { describe, expect, it } from 'vitest'
import { fileNamed } from '../../testing/fileNamed.ts'
import type { HandlingState } from '../HandlingState.ts'
import { newHandling } from '../HandlingState.ts'
import { mergeHandlings } from './mergeHandlings.ts'
import { isSameContent, withEntriesOf } from './sameHandling.ts'

const passed = { status: '1', message: '核验通过' } as const
const base: HandlingState = {
  ...newHandling('S1', '230100000000', () => 'k'),
  answers: { Q1: '1' },
  guideDone: true,
  values: { a: '1', b: '2' },
  checkResults: { C1: passed },
  formDone: true
}

describe('two sides of a draft', () => {
  it('with changes of different fields become one, without a question', () => {
    const mine = { ...base, values: { ...base.values, a: '9' }, formDone: false, files: { M1: [fileNamed('a.jpg')] } }
    const theirs = { ...base, values: { ...base.values, b: '8' }, noticeRead: true, declarations: { C2: '1' }, region: '230200000000' }
    const { state, clashes } = mergeHandlings(base, mine, theirs)
    expect(clashes).toEqual([])
    expect(state).toMatchObject({
      values: { a: '9', b: '8' },
      files: mine.files,
      noticeRead: true,
      declarations: { C2: '1' },
      region: '230200000000',
      guideDone: true,
      formDone: false
    })
  })

  it('ask about what both changed differently, and only that', () => {
    const mine = { ...base, region: '230600000000', answers: { Q1: '2' }, guideDone: false, values: { a: '9', b: '3' } }
    const theirs = { ...base, region: '230200000000', answers: { Q1: '3' }, values: { a: '8', b: '3' } }
    const { state, clashes } = mergeHandlings(base, mine, theirs)
    expect(clashes).toEqual(['region', 'answer Q1', 'field a'])
    expect(state).toMatchObject({ region: '230600000000', answers: { Q1: '2' }, values: { a: '9', b: '3' }, guideDone: false })
    const taken = withEntriesOf(state, theirs, clashes)
    expect(taken).toMatchObject({
      region: '230200000000',
      answers: { Q1: '3' },
      values: { a: '8', b: '3' },
      guideDone: false,
      formDone: false
    })
    expect(withEntriesOf(state, theirs, ['field a'])).toMatchObject({ region: '230600000000', values: { a: '8' } })
  })

  it('have a condition asked again where registers told them differently', () => {
    const mine = { ...base, checkResults: {} }
    const theirs = { ...base, checkResults: { C1: { status: '0', message: '不一致' } as const } }
    expect(mergeHandlings(base, mine, theirs).state.checkResults).toEqual({})
    expect(mergeHandlings(base, base, theirs).state.checkResults).toEqual(theirs.checkResults)
  })

  it('are the same whatever step they are at and whoever typed', () => {
    expect(isSameContent(base, { ...base, step: 'themeForm', typed: ['a'], values: { ...base.values, c: '' } })).toBe(true)
    expect(isSameContent(base, { ...base, values: { ...base.values, c: '1' } })).toBe(false)
    expect(isSameContent(base, { ...base, noticeRead: true })).toBe(false)
  })
})
