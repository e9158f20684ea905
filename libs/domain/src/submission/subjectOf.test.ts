import { describe, expect, it } from 'vitest'
import { subjectOf } from './subjectOf.ts'

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

  it('is none where the scene names none or nothing of it is given', () => {
    expect(subjectOf({ sceneCode: 'S1' }, {}, born)).toBeUndefined()
    expect(subjectOf(birth, {}, { 'NB2^motherIdCard': ' ' })).toBeUndefined()
  })
})
