import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { allScenes, context, dictionaries, newborn, today } from '../../cases/sceneFiles.ts'
import { planScene } from '../plan/planScene.ts'
import type { LinkageRule } from '../scene/FormTemplate.ts'
import type { Scene } from '../scene/Scene.ts'
import { fieldStates } from '../testing/fieldStates.ts'
import { describeForm } from './describeForm.ts'
import type { FieldState, FormDescription } from './FormDescription.ts'
import { initialValues } from './initialValues.ts'
import { applySets, readyLookups, regionTitleOf } from './linkage.ts'
import { parseLinkage } from './parseLinkage.ts'
import { validateForm } from './validateForm.ts'

const complete = newborn.sampleCase?.answers ?? {}
const form = describeForm(planScene(newborn, complete, context), dictionaries)
const start = initialValues(form, today)

/** A form of text fields a, b, c, … with these rules. */
const formWith = (linkage: readonly LinkageRule[], required: readonly string[] = []): FormDescription => {
  const fields = ['a', 'b', 'c', 'd'].map((name) => ({
    id: `G001^${name}`,
    name,
    label: name,
    typeName: 'text',
    matters: '*' as const,
    required: required.includes(name),
    fieldType: 'field'
  }))
  const scene: Scene = {
    ...newborn,
    form: { formmodelinfo: 'FM', formmodeltype: '2', groups: [{ code: 'G', name: 'G', fields }], linkage }
  }
  return describeForm(planScene(scene, complete, context), dictionaries)
}
const values = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`G001^${name}`, value]))
const stateOf = (description: FormDescription, name: string, given: Readonly<Record<string, string>>): FieldState | undefined =>
  fieldStates(description, values(given), today)[`G001^${name}`]

describe('linkage of the newborn form', () => {
  it('twins show the table of siblings and ask for it; otherwise it is hidden and cleared', () => {
    const twins = { ...start, 'NB1013^multipleBirth': '是', 'NB1014^siblingTable': '[[]]' }
    expect(fieldStates(form, twins, today)['NB1014^siblingTable']).toMatchObject({ visible: true, required: true })
    const single = applySets(form, { ...twins, 'NB1013^multipleBirth': '否' }, today)
    expect(single['NB1014^siblingTable']).toBe('')
    expect(fieldStates(form, single, today)['NB1014^siblingTable']).toMatchObject({ visible: false })
  })

  it('birth dates follow from ID numbers while these are valid', () => {
    const filled = applySets(form, { ...start, 'NB2017^motherIdCard': '23019919930412002X' }, today)
    expect(filled['NB2018^motherBirth']).toBe('1993-04-12')
    expect(applySets(form, { ...filled, 'NB2017^motherIdCard': '2301991993' }, today)['NB2018^motherBirth']).toBe('')
  })

  it('what follows from a number cannot be typed, and says where it comes from; it can without one', () => {
    const stateWith = (id: string) => fieldStates(form, { ...start, 'NB2017^motherIdCard': id }, today)['NB2018^motherBirth']
    expect(stateWith('23019919930412002X')).toMatchObject({ disabled: true, notes: ['由“母亲证件号码”得出'] })
    expect(stateWith('')).toMatchObject({ disabled: false, notes: [] })
  })

  it('a late registration is noted at the time of birth, after more than 30 days', () => {
    const notesFor = (time: string) => fieldStates(form, { ...start, 'NB1003^babyBirthTime': time }, today)['NB1003^babyBirthTime']?.notes
    expect(notesFor('2026-10-21 08:00')).toEqual([])
    expect(notesFor('2026-10-20 08:00')).toEqual(['出生已超过30日，申报户口时请说明迟报原因。'])
  })

  it('the hospital is asked for the birth once hospital, mother and time of birth are known, by code', () => {
    const withHospital = { ...start, 'NB1009^medicalOrg': '{"name":"哈尔滨市红十字中心医院","value":"HJ0006"}' }
    const withMother = { ...withHospital, 'NB2017^motherIdCard': '23019919930412002X' }
    for (const unknown of [withHospital, withMother]) expect(readyLookups(form, 'medicalOrg', unknown, today)).toEqual([])
    const filled = { ...withMother, 'NB1003^babyBirthTime': '2026-11-03 08:16' }
    const ready = readyLookups(form, 'medicalOrg', filled, today)
    const params = { medicalOrg: 'HJ0006', motherIdCard: '23019919930412002X', babyBirthTime: '2026-11-03 08:16' }
    expect(ready).toMatchObject([{ api: 'newBorn/getNewBornInfo', params }])
    expect(ready[0]?.fill['NB1006^birthWeight']).toBe('birthWeight')
    expect(readyLookups(form, 'babyName', filled, today)).toEqual([])
  })

  it('the place of birth has the region dialog title of the ruling', () => {
    expect(regionTitleOf(form, 'birthArea')).toBe('请选择送达机构所在地区')
    expect(regionTitleOf(form, 'insuredRegion')).toBeUndefined()
  })
})

describe('linkage rules', () => {
  it('a hide rule wins over a show rule, require over optional', () => {
    const rules: readonly LinkageRule[] = [
      { when: { field: 'a', is: '1' }, then: { show: ['c'], require: ['c'] } },
      { when: { field: 'b', is: '1' }, then: { hide: ['c'], optional: ['c', 'd'] } }
    ]
    const description = formWith(rules, ['d'])
    expect(stateOf(description, 'c', {})).toMatchObject({ visible: false, required: false })
    expect(stateOf(description, 'c', { a: '1' })).toMatchObject({ visible: true, required: true })
    expect(stateOf(description, 'c', { a: '1', b: '1' })).toMatchObject({ visible: false, required: true })
    expect(stateOf(description, 'd', {})).toMatchObject({ visible: true, required: true })
    expect(stateOf(description, 'd', { b: '1' })).toMatchObject({ visible: true, required: false })
  })

  it('conditions see a hidden field as empty', () => {
    const description = formWith([
      { when: { field: 'a', is: '1' }, then: { show: ['b'] } },
      { when: { field: 'b', is: '1' }, then: { show: ['c'] } }
    ])
    expect(stateOf(description, 'c', { a: '1', b: '1' })?.visible).toBe(true)
    expect(stateOf(description, 'c', { a: '0', b: '1' })?.visible).toBe(false)
  })

  it('rules on answers and matters are settled when the form is made', () => {
    const hide = { hide: ['b'] }
    const description = formWith([
      { when: { all: [{ matter: 'M01' }, { field: 'a', is: '1' }] }, then: hide },
      { when: { answer: 'NB_Q02', is: 'divorced' }, then: { hide: ['c'] } },
      { when: { answer: 'NB_Q02', is: 'married' }, then: { hide: ['d'] } }
    ])
    expect(stateOf(description, 'b', { a: '1' })?.visible).toBe(false)
    expect(stateOf(description, 'b', { a: '0' })?.visible).toBe(true)
    expect(stateOf(description, 'c', {})?.visible).toBe(true)
    expect(stateOf(description, 'd', {})?.visible).toBe(false)
    expect(JSON.stringify(description.allfield)).not.toMatch(/NB_Q02|"matter"/)
  })

  it('values follow one another to a standstill, and a circle comes to an end', () => {
    const chain = formWith([
      { when: { all: [] }, then: { set: { b: { field: 'a' } } } },
      { when: { all: [] }, then: { set: { c: { product: ['b', 'b'] } } } },
      { when: { field: 'c', is: '9' }, then: { clear: ['d'] } }
    ])
    expect(applySets(chain, values({ a: '3', d: 'x' }), today)).toEqual(values({ a: '3', b: '3', c: '9', d: '' }))
    const circle = formWith([
      { when: { field: 'a', is: '' }, then: { set: { a: '1' } } },
      { when: { field: 'a', is: '1' }, then: { set: { a: '' } } },
      { when: { field: 'b', empty: true }, then: { hide: ['c'] } },
      { when: { field: 'c', empty: true }, then: { hide: ['b'] } }
    ])
    expect(Object.keys(applySets(circle, values({ b: '1', c: '1' }), today))).toContain('G001^a')
    expect(stateOf(circle, 'b', { b: '1', c: '1' })).toBeDefined()
  })

  it('the last rule that says what a field is to hold locks it and says why, a set text without a reason', () => {
    const description = formWith([
      { when: { all: [] }, then: { set: { c: { product: ['a', 'b'] } } } },
      { when: { field: 'a', is: '2' }, then: { same: { c: 'd' } } },
      { when: { field: 'a', is: '3' }, then: { set: { c: '9' } } },
      { when: { field: 'a', is: '4' }, then: { clear: ['c'] } }
    ])
    const lockOf = (a: string) => stateOf(description, 'c', { a })
    expect(lockOf('1')).toMatchObject({ disabled: true, notes: ['由“a”、“b”得出'] })
    expect(lockOf('2')).toMatchObject({ disabled: true, notes: ['与“d”相同'] })
    expect(lockOf('3')).toMatchObject({ disabled: true, notes: [] })
    expect(lockOf('4')).toMatchObject({ disabled: false, notes: [] })
    const submitted = (c: string) => validateForm(description, values({ a: '4', b: '2', c }), {}, { today }).map(({ id }) => id)
    expect(submitted(applySets(description, values({ a: '4', b: '2' }), today)['G001^c'] ?? '')).not.toContain('G001^c')
  })

  it('nothing to change gives back the very same values', () => {
    const settled = applySets(form, start, today)
    expect(applySets(form, settled, today)).toBe(settled)
  })

  it('[R-7.5-119] text that is no list of rules is ignored and reported once', () => {
    const reported: string[] = []
    expect(parseLinkage('loadNewbornInfo', (text) => reported.push(text))).toEqual([])
    expect(parseLinkage('[{"when":{"field":"a","is":"1"},"then":{"show":["b"]}},{"when":{}}]', (text) => reported.push(text))).toHaveLength(
      1
    )
    expect(parseLinkage('', (text) => reported.push(text))).toEqual([])
    expect(parseLinkage('[]', (text) => reported.push(text))).toEqual([])
    expect(reported).toEqual(['loadNewbornInfo', expect.stringContaining('"when":{}')])
  })

  it('[R-7.5-118] jsStr carries a JSON list of rules, each with when and then', () => {
    const rules = [
      { when: { field: 'twins', is: '1' }, then: { show: ['sibling'], note: '请填写' } },
      { when: { all: [] }, then: { set: { age: '1' } } }
    ]
    expect(parseLinkage(JSON.stringify(rules))).toEqual(rules)
  })

  it.each([
    'globalThis.evaluated = true',
    '(() => { globalThis.evaluated = true })()',
    '[{"when":{"field":"a","is":"1"},"then":{"set":{"b":{"script":"globalThis.evaluated = true"}}}}]',
    '[globalThis.evaluated = true]'
  ])('[R-7.5-117] %s is never evaluated', (text) => {
    const evaluate = vi.spyOn(globalThis, 'eval')
    expect(parseLinkage(text)).toEqual([])
    expect(evaluate).not.toHaveBeenCalled()
    expect(Object.hasOwn(globalThis, 'evaluated')).toBe(false)
    evaluate.mockRestore()
  })

  it('no text at all makes reading throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseLinkage(text))))
  })

  it('setting values again changes nothing, whatever is typed', () => {
    const forms = allScenes.map((scene) => describeForm(planScene(scene, scene.sampleCase?.answers ?? {}, context), dictionaries))
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '0', '1', '2', '是', '否', '3.5', '23019919930412002X'))),
        (some, typed) => {
          const ids = some.allfield.flatMap((group) => group.fieldList).map((field) => field.id)
          const given = Object.fromEntries(typed.map(([which, value]) => [ids[which % Math.max(ids.length, 1)] ?? 'none', value]))
          const once = applySets(some, given, today)
          expect(applySets(some, once, today)).toBe(once)
          expect(Object.keys(fieldStates(some, once, today)).toSorted()).toEqual(ids.toSorted())
        }
      )
    )
  })
})
