import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HandlingState } from '../HandlingState.ts'
import { newHandling } from '../HandlingState.ts'
import { newbornScene } from '../../testing/newbornScene.ts'
import { fitToScene } from './fitToScene.ts'
import { readHandling, writtenHandling } from './storedHandling.ts'

const begun = () =>
  fitToScene(newbornScene, {
    ...newHandling(newbornScene.sceneCode, '230100000000', () => 'k'),
    answers: { NB_Q01: newbornScene.guide?.questions[0]?.choices[0]?.value ?? '' },
    values: {
      'NB1001^babyName': '林北雪',
      'NB2017^motherIdCard': '23019919930412002X',
      'NB1009^medicalOrg': '{"name":"甲医院","value":"H1"}'
    },
    registered: { 'NB1001^babyName': { value: '林北雪', source: '出生医学', at: '' } },
    typed: ['NB2017^motherIdCard'],
    files: { CL02: [{ id: 'f1', name: '证.pdf', fileType: 'pdf', size: 1, url: '', isApplyForm: false, isReuse: false }] },
    guideDone: true,
    formDone: true
  })
/** The scene with some of its fields otherwise. */
const changed = (change: (id: string) => string | undefined, part: object = {}): typeof newbornScene => {
  const { form } = newbornScene
  const groups = (form?.groups ?? []).map((group) => ({
    ...group,
    fields: group.fields.flatMap((field) => {
      const id = change(field.id)
      return id === undefined ? [] : [{ ...field, id }]
    })
  }))
  return { ...newbornScene, ...(form === undefined ? {} : { form: { ...form, groups } }), ...part }
}

describe('a draft of an earlier version of the scene', () => {
  it('of the same version stays as it was', () => {
    const state = begun()
    expect(fitToScene(newbornScene, state)).toEqual(state)
    expect(state).toMatchObject({ guideDone: true, formDone: true, labels: { 'NB2017^motherIdCard': '母亲信息：母亲证件号码' } })
    expect(state.lost).toBeUndefined()
  })

  it('is moved with its field, its source and who typed it, and the form is gone through again', () => {
    const scene = changed((id) => id.replace('NB1001^', 'NB1901^').replace('NB2017^', 'NB2917^'))
    expect(fitToScene(scene, begun())).toMatchObject({
      values: { 'NB1901^babyName': '林北雪', 'NB2917^motherIdCard': '23019919930412002X' },
      registered: { 'NB1901^babyName': { value: '林北雪' } },
      typed: ['NB2917^motherIdCard'],
      lost: [],
      guideDone: true,
      formDone: false
    })
  })

  it('tells field by field what has no place any more, numbers masked, and keeps telling it until it was read', () => {
    const without = changed((id) => (/babyName|motherIdCard|medicalOrg/.test(id) ? undefined : id), {
      materials: newbornScene.materials.filter(({ code }) => code !== 'CL02')
    })
    const fitted = fitToScene(without, begun())
    expect(fitted.lost).toEqual([
      { label: expect.stringMatching(/：新生儿姓名$/), text: '林北雪' },
      { label: '母亲信息：母亲证件号码', text: expect.stringMatching(/^\d{3,6}\*+\w{2,4}$/) },
      { label: expect.stringMatching(/：助产机构$/), text: '甲医院' },
      { label: newbornScene.materials.find(({ code }) => code === 'CL02')?.label, text: '证.pdf' }
    ])
    expect([fitted.values, fitted.files]).toEqual([{}, {}])
    const read = readHandling(JSON.parse(JSON.stringify(writtenHandling(fitted))))
    expect(read && fitToScene(without, read).lost).toEqual(fitted.lost)
  })

  it('asks a question again whose chosen answer is gone', () => {
    const questions = (newbornScene.guide?.questions ?? []).map((question, at) =>
      at === 0 ? { ...question, choices: question.choices.map((choice) => ({ ...choice, value: `new-${choice.value}` })) } : question
    )
    const scene = { ...newbornScene, guide: { title: '', questions } }
    expect(fitToScene(scene, begun())).toMatchObject({
      answers: {},
      guideDone: false,
      lost: [{ label: questions[0]?.title, text: '选项有调整，请重新选择' }]
    })
  })

  it('goes through the form again where there is something new to fill in, or it is called otherwise', () => {
    const stored = readHandling(writtenHandling(begun())) ?? begun()
    expect(fitToScene(newbornScene, stored)).toMatchObject({ formDone: true })
    const before = changed((id) => (id === 'NB1002^babySex' ? undefined : id))
    expect(fitToScene(newbornScene, fitToScene(before, stored))).toMatchObject({ formDone: false, lost: [] })
    const [first, ...materials] = newbornScene.materials.map((material, at) => (at === 0 ? { ...material, label: '材料' } : material))
    const renamed = changed((id) => id, { materials: [first, ...materials] })
    expect(fitToScene(renamed, stored)).toMatchObject({ formDone: false, lost: [] })
  })

  it('of before it was told what all was asked for is held against the labels it was saved with', () => {
    const { asked: _asked, ...older } = begun()
    expect(fitToScene(newbornScene, older)).toEqual(begun())
    const { 'NB1001^babyName': _name, ...fewer } = older.labels ?? {}
    expect(fitToScene(newbornScene, { ...older, labels: fewer })).toMatchObject({ formDone: false, lost: [] })
  })
})

/** The scene with one field of another kind. */
const retyped = (id: string, typeName: string): typeof newbornScene => {
  const { form } = newbornScene
  const groups = (form?.groups ?? []).map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.id === id ? { ...field, typeName } : field))
  }))
  return { ...newbornScene, ...(form === undefined ? {} : { form: { ...form, groups } }) }
}
const rows = JSON.stringify([[{ id: 'sName', type: 'text', name: '姓名', value: '王小明', isHidden: false }]])

describe('a draft of a scene whose field is of another kind now', () => {
  const hospital = 'NB1009^medicalOrg'

  it('keeps what was chosen as the text that it said, and the form is gone through again', () => {
    const fitted = fitToScene(retyped(hospital, 'text'), begun())
    expect(fitted.values[hospital]).toBe('甲医院')
    expect(fitted).toMatchObject({ formDone: false, lost: [] })
  })

  it('says what a date cannot take, and what was a table', () => {
    const lost = (value: string, typeName: string) => fitToScene(retyped(hospital, typeName), { ...begun(), values: { [hospital]: value } })
    expect(lost('{"name":"甲医院","value":"H1"}', 'date')).toMatchObject({ values: {}, lost: [{ text: '甲医院' }] })
    expect(lost(rows, 'textarea')).toMatchObject({ values: {}, lost: [{ text: '1 条' }] })
  })

  it('keeps a text that only looks like something else', () => {
    for (const value of ['[待定]', '{', '[]', '[1]'])
      expect(fitToScene(retyped(hospital, 'text'), { ...begun(), values: { [hospital]: value } }).values[hospital]).toBe(value)
  })
})

const text = fc.oneof(fc.string(), fc.constantFrom('[', '{}', '__proto__', '[[]]', '{"name":"甲","value":"1"}', rows))
const texts = (key: fc.Arbitrary<string>) => fc.dictionary(key, text, { maxKeys: 6 })
const states = (key: fc.Arbitrary<string>, question: fc.Arbitrary<string>) =>
  fc
    .record({
      answers: fc.dictionary(question, fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxKeys: 3 }),
      guideDone: fc.boolean(),
      noticeRead: fc.boolean(),
      checkParams: texts(fc.string()),
      declarations: texts(fc.string()),
      values: texts(key),
      registered: fc.dictionary(key, fc.record({ value: text, source: text, at: text }), { maxKeys: 3 }),
      formDone: fc.boolean(),
      step: fc.string({ minLength: 1 })
    })
    .map((part) => ({ ...newHandling(newbornScene.sceneCode, '230100000000', () => 'k'), ...part }))
const fieldIds = (newbornScene.form?.groups ?? []).flatMap(({ fields }) => fields.map(({ id }) => id))
const questionCodes = (newbornScene.guide?.questions ?? []).map(({ code }) => code)
const again = (state: HandlingState) => readHandling(JSON.parse(JSON.stringify(writtenHandling(state))))

describe('any handling', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(states(fc.string(), fc.string()), (state) => {
        expect(again(state)).toEqual(state)
      })
    )
  })

  it('of this version of the scene has every typed text where it was', () => {
    const plain = text.filter((value) => !/^[[{]/.test(value))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fieldIds), plain, { maxKeys: 12 }), (values) => {
        const state = { ...begun(), values }
        expect(fitToScene(newbornScene, again(state) ?? state).values).toEqual(values)
      })
    )
  })

  it('of any other version is opened, and each value is kept, moved or named', () => {
    const key = fc.oneof(fc.constantFrom(...fieldIds), fc.string())
    fc.assert(
      fc.property(states(key, fc.oneof(fc.constantFrom(...questionCodes), fc.string())), (state) => {
        const fitted = fitToScene(newbornScene, state)
        const filled = Object.values(state.values).filter((value) => value !== '').length
        const kept = Object.values(fitted.values).filter((value) => value !== '').length
        const answers = Object.keys(state.answers).length
        expect(kept + (fitted.lost?.length ?? 0)).toBeGreaterThanOrEqual(filled)
        expect(Object.keys(fitted.answers).length + (fitted.lost?.length ?? 0)).toBeGreaterThanOrEqual(answers)
        expect(Object.keys(fitted.values).every((id) => fieldIds.includes(id))).toBe(true)
      })
    )
  })
})
