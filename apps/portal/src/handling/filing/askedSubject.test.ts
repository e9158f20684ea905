import { describe, expect, it } from 'vitest'
import { newbornScene } from '../../testing/newbornScene.ts'
import { askedSubject } from './askedSubject.ts'

const nothing = { answers: {}, values: {}, checkParams: {} }
const birth = { 'NB2017^motherIdCard': '23019919930412002X', 'NB1003^babyBirthTime': '2026-11-03 08:16', 'NB1001^babyName': '林北雪' }
const told = { answers: '{}', values: '{"motherIdCard":"23019919930412002X","babyBirthTime":"2026-11-03 08:16"}' }
const company = {
  ...newbornScene,
  subject: { name: '该企业', fields: ['motherIdCard'] },
  prefill: [{ fields: { motherIdCard: 'unionCode' as const } }]
}

describe('the subject of a handling', () => {
  it('is asked about once everything that tells it is given, and of nothing else', () => {
    expect(askedSubject(newbornScene)(nothing)).toBeUndefined()
    expect(askedSubject(newbornScene)({ ...nothing, values: { 'NB2017^motherIdCard': '23019919930412002X' } })).toBeUndefined()
    expect(askedSubject(newbornScene)({ ...nothing, values: birth })).toEqual(told)
  })

  it('of twins waits for the name, and tells it', () => {
    const { 'NB1001^babyName': name, ...unnamed } = { ...birth, 'NB1013^multipleBirth': '是' }
    expect(askedSubject(newbornScene)({ ...nothing, values: unnamed })).toBeUndefined()
    const values = { ...unnamed, 'NB1001^babyName': name }
    expect(JSON.parse(askedSubject(newbornScene)({ ...nothing, values })?.values ?? '')).toEqual({
      motherIdCard: '23019919930412002X',
      babyBirthTime: '2026-11-03 08:16',
      babyName: '林北雪',
      multipleBirth: '是'
    })
  })

  it('is told by the last of several fields of one name that has a value', () => {
    const [first, second] = ['A^motherIdCard', 'B^motherIdCard']
    const { form } = newbornScene
    const field = form?.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'motherIdCard')
    const fields = [first, second].flatMap((id) => (field === undefined ? [] : [{ ...field, id }]))
    const groups = [{ code: 'A', name: '甲', fields }]
    const asking = askedSubject({ subject: company.subject, ...(form === undefined ? {} : { form: { ...form, groups } }) })
    const values = (known: Readonly<Record<string, string>>) => asking({ ...nothing, values: known })?.values
    expect(values({ [first]: '1' })).toBe('{"motherIdCard":"1"}')
    expect(values({ [first]: '1', [second]: '2' })).toBe('{"motherIdCard":"2"}')
    expect(values({ [second]: '' })).toBeUndefined()
  })

  it('is known from the pre-check already', () => {
    const checkParams = { motherIdCard: '23019919930412002X', babyBirthTime: '2026-11-03 08:16', userLevel: '4' }
    expect(askedSubject(newbornScene)({ ...nothing, checkParams })).toEqual(told)
  })

  it('is known at the door where identity gives it', () => {
    expect(askedSubject(company)(nothing)).toEqual({ answers: '{}', values: '{}' })
    const open = { ...company, prefill: [{ fields: { motherIdCard: 'unionCode' as const }, open: ['motherIdCard'] }] }
    expect(askedSubject(open)(nothing)).toBeUndefined()
  })

  it('waits for the answers that belong to it', () => {
    const yearly = { ...company, subject: { ...company.subject, answers: ['Q1'] } }
    expect(askedSubject(yearly)(nothing)).toBeUndefined()
    expect(askedSubject(yearly)({ ...nothing, answers: { Q1: '2', Q2: '1' } })).toEqual({ answers: '{"Q1":"2"}', values: '{}' })
  })

  it('is looked at again where what tells it changed, and only there', () => {
    const asking = askedSubject(newbornScene)
    const first = asking({ ...nothing, values: birth })
    expect(asking({ ...nothing, values: { ...birth, 'NB1001^babyName': '林北雪', 'NB1009^medicalOrg': '甲医院' } })).toEqual(told)
    const later = { ...nothing, values: { ...birth, 'NB1003^babyBirthTime': '2026-11-04 08:16' } }
    expect(asking(later)?.values).toContain('2026-11-04')
    expect(asking({ ...nothing, values: {} })).toBeUndefined()
    expect(asking({ ...nothing, values: birth })).toEqual(first)
    const { apart: _apart, ...subject } = newbornScene.subject ?? { name: '', fields: [] }
    const yearly = askedSubject({ ...newbornScene, subject: { ...subject, answers: ['Q1'] } })
    const known = { ...nothing, values: birth }
    expect(yearly(known)).toBeUndefined()
    expect(yearly({ ...known, answers: { Q1: '1' } })?.answers).toBe('{"Q1":"1"}')
    expect(yearly({ ...known, answers: { Q1: '2' } })?.answers).toBe('{"Q1":"2"}')
  })

  it('is none of a scene without one', () => {
    const { subject: _none, ...scene } = newbornScene
    expect(askedSubject(scene)({ ...nothing, values: birth })).toBeUndefined()
  })
})
