import { describe, expect, it } from 'vitest'
import { closedFills, factsFor } from './factsFor.ts'

const fill = [
  { of: 'motherIdCard', fields: { motherName: 'name', motherHukouAddr: 'hukouAddr' }, closed: ['motherName'] },
  { of: 'fatherIdCard', fields: { fatherName: 'name', fatherHukouAddr: 'hukouAddr' } }
]
const params = { motherIdCard: ' 23019919930412002x', fatherIdCard: '230199199108200030' }
const mother = { of: '23019919930412002X', values: { name: '周晓岚', hukouAddr: ' 南岗区 ', phone: '1' } }
const father = { of: '230199199108200030', values: { name: '林海峰' } }

describe('what a register said of fields', () => {
  it('is told by the number of the person, trimmed, and left out where it said nothing', () => {
    expect(factsFor({ fill }, params, [father, mother])).toEqual({ motherName: '周晓岚', motherHukouAddr: '南岗区', fatherName: '林海峰' })
  })

  it('is of nobody else: another number, or facts of nobody in particular, fill nothing', () => {
    expect(factsFor({ fill }, { ...params, fatherIdCard: '230199199606160019' }, [father, { values: { name: '某人' } }])).toEqual({})
    expect(factsFor({}, params, [mother])).toEqual({})
  })

  it('of a check that names no person comes without a number', () => {
    const ofUnit = [{ fields: { unitName: 'name', toString: 'toString' } }]
    expect(factsFor({ fill: ofUnit }, params, [mother, { values: { name: '某公司' } }])).toEqual({ unitName: '某公司' })
  })
})

it('closed are the fields that the scene says', () => {
  expect(closedFills([{ fill }, {}])).toEqual(['motherName'])
})
