import { describe, expect, it } from 'vitest'
import { holdsSubject, namedIn, subjectOf } from './subjectOf.ts'

const birth = { sceneCode: 'S1', subject: { name: '该新生儿', fields: ['motherIdCard', 'babyBirthTime'] } }
const born = { 'NB2^motherIdCard': '23019919930412002X', 'NB1^babyBirthTime': '2026-11-03 08:16', 'NB1^babyName': '林北雪' }

describe('the subject of a submit', () => {
  it('is made of its fields alone, written alike or not', () => {
    const subject = subjectOf(birth, {}, born)
    expect(subject).toBe('["S1","23019919930412002X","2026-11-0308:16"]')
    expect(subjectOf(birth, {}, { ...born, 'NB1^babyName': '林小雪' })).toBe(subject)
    expect(subjectOf(birth, {}, { ...born, 'NB2^motherIdCard': ' 23019919930412002ｘ' })).toBe(subject)
  })

  it('tells another child, another situation and another scene apart', () => {
    const others = [
      subjectOf(birth, {}, { ...born, 'NB1^babyBirthTime': '2026-11-03 08:20' }),
      subjectOf({ ...birth, sceneCode: 'S2' }, {}, born),
      ...['1', '4'].map((stage) => subjectOf({ ...birth, subject: { ...birth.subject, answers: ['Q1'] } }, { Q1: stage }, born))
    ]
    expect(new Set([subjectOf(birth, {}, born), ...others]).size).toBe(5)
  })

  it('tells twins apart by name, and only those who are said to be twins', () => {
    const apart = { field: 'multipleBirth', is: '是', by: ['babyName'], note: '' }
    const twins = { ...birth, subject: { ...birth.subject, apart } }
    const of = (name: string, isTwin: string) => subjectOf(twins, {}, { ...born, 'NB1^babyName': name, 'NB1^multipleBirth': isTwin })
    expect(of('林北雪', '是')).toBe('["S1","23019919930412002X","2026-11-0308:16","林北雪"]')
    expect(of('林北霜', '是')).not.toBe(of('林北雪', '是'))
    expect(of('林 北雪', '是')).toBe(of('林北雪', '是'))
    expect(of('林北霜', '否')).toBe(of('林北雪', '否'))
  })

  it.each([
    ['古丽·买买提', '古丽买买提'],
    ['古丽•买买提', '古丽·买买提'],
    ['古丽 ・ 买买提', '古丽･买买提'],
    ['古丽\u200b买买提', '古丽　买买提'],
    ['ｇｕｌｉ', 'Guli']
  ])('is one however a name is written: %s, %s', (name, other) => {
    const named = { sceneCode: 'S1', subject: { name: '', fields: ['name'] } }
    expect(subjectOf(named, {}, { name: other })).toBe(subjectOf(named, {}, { name }))
  })

  it.each([
    ['林乾', '林干'],
    ['3·15大街1号', '315大街1号'],
    ['1.5万元', '15万元']
  ])('is two where what is written differs: %s, %s', (name, other) => {
    const named = { sceneCode: 'S1', subject: { name: '', fields: ['name'] } }
    expect(subjectOf(named, {}, { name: other })).not.toBe(subjectOf(named, {}, { name }))
  })

  it('is none where the scene names none or nothing of it is given', () => {
    expect(subjectOf({ sceneCode: 'S1' }, {}, born)).toBeUndefined()
    expect(subjectOf(birth, {}, { 'NB2^motherIdCard': ' ' })).toBeUndefined()
  })
})

it.each([
  ['a person', { motherIdCard: ' 23019919930412002x ' }, ['23019919930412002X']],
  ['a company', { creditCode: '91230199MACX1P002C' }, ['91230199MACX1P002C']],
  ['people in a table, each once', { staff: '[{"idCard":"230199199108200030"},{"idCard":"230199199108200030"}]' }, ['230199199108200030']],
  ['nobody', { contractNo: 'HT-2026-001', babyBirthTime: '2026-11-03 08:16' }, []],
  ['nobody outside of the subject', { fatherIdCard: '230199199108200030' }, []]
])('a subject names %s', (_, values, named) => {
  const fields = ['motherIdCard', 'creditCode', 'staff', 'contractNo', 'babyBirthTime']
  const byId = Object.fromEntries(Object.entries(values).map(([name, value]) => [`NB1^${name}`, value]))
  expect(namedIn({ subject: { name: '', fields } }, byId)).toEqual(named)
})

it('a subject names somebody without an ID card by the number of another certificate', () => {
  const field = {
    id: 'NB2^motherIdCard',
    name: 'motherIdCard',
    label: '',
    typeName: 'text',
    matters: '*',
    required: true,
    rule: []
  } as const
  const form = {
    formmodelinfo: '',
    formmodeltype: '',
    groups: [{ code: 'NB2', name: '', fields: [{ ...field, fieldType: 'field', extField: { sensitive: '2' } }] }]
  }
  const scene = { subject: birth.subject, form }
  expect(namedIn(scene, { ...born, 'NB2^motherIdCard': 'e12345678' })).toEqual(['E12345678'])
  expect(namedIn(scene, born)).toEqual(['23019919930412002X'])
})

describe('an application holds its subject', () => {
  it.each([
    [{}, 'inProgress', '2026-11-20', true],
    [{}, 'success', '2020-01-01', true],
    [{}, 'notPassed', '2026-11-20', false],
    [{ yearly: true }, 'success', '2026-01-01', true],
    [{ yearly: true }, 'success', '2025-12-31', false],
    [{ yearly: true }, 'inProgress', '2025-12-31', true],
    [{ yearly: true }, 'notPassed', '2026-11-20', false]
  ] as const)('%j in %s since %s: %s', (subject, group, submittedOn, holds) => {
    expect(holdsSubject(subject, group, submittedOn, '2026-11-20')).toBe(holds)
  })
})
