import { describe, expect, it } from 'vitest'
import { context, newborn } from '../../cases/sceneFiles.ts'
import type { FieldTemplate, MaterialTemplate } from '../scene/FormTemplate.ts'
import type { Answers, Choice, ChoiceEffects, Matter, Question, Scene } from '../scene/Scene.ts'
import { givenValues } from './askQuestions.ts'
import { comparePlan } from './comparePlan.ts'
import { planScene } from './planScene.ts'

const one = <Item>(items: readonly Item[] | undefined): Item => {
  const [first] = items ?? []
  if (first === undefined) throw new Error('the sample scene lacks a part')
  return first
}
const numbers = {
  legalDays: 10,
  promisedDays: 3,
  runsBefore: 2,
  runsAfter: 0,
  materialsBefore: 4,
  materialsAfter: 2,
  linksBefore: 3
}
const matter = (code: string, more: Partial<Matter> = {}): Matter => ({ ...one(newborn.matters), code, name: code, ...numbers, ...more })
const group = one(newborn.form?.groups)
const field = (name: string, matters: FieldTemplate['matters'], more: Partial<FieldTemplate> = {}): FieldTemplate => ({
  ...one(group.fields),
  id: `G^${name}`,
  name,
  matters,
  ...more
})
const material = (code: string, matters: MaterialTemplate['matters'], more: Partial<MaterialTemplate> = {}): MaterialTemplate => ({
  ...one(newborn.materials),
  code,
  label: code,
  matters,
  required: true,
  ...more
})
const choice = (value: string, effects: ChoiceEffects = {}, questions: readonly Question[] = []): Choice => ({
  id: value,
  text: value,
  value,
  effects,
  questions
})
const ask = (code: string, choices: readonly Choice[], more: Partial<Question> = {}): Question => ({
  code,
  title: `${code}?`,
  displayMode: '0',
  choices,
  ...more
})

const sceneWith = (questions: readonly Question[], more: Partial<Scene> = {}): Scene => ({
  ...newborn,
  preChecks: [],
  notices: { writeNote: '', scenesNotes: ['须知', ''] },
  matters: [matter('M1'), matter('M2', { default: false })],
  form: {
    formmodelinfo: 'F',
    formmodeltype: '1',
    groups: [
      { ...group, fields: [field('all', '*'), field('own1', ['M1']), field('own2', ['M2']), field('asked', '*', { default: false })] }
    ]
  },
  materials: [material('X', '*'), material('X1', ['M1']), material('X2', ['M2']), material('Y', '*', { default: false })],
  guide: { title: '', questions },
  ...more
})
const planOf = (questions: readonly Question[], answers: Answers = {}, more: Partial<Scene> = {}) =>
  planScene(sceneWith(questions, more), answers, context)
const bringsM2 = ask('Q1', [choice('y', { addMatters: ['M2'] }), choice('n')])

describe('lines of the plan', () => {
  it('without questions hold what every matter needs, with a reason each', () => {
    const plan = planOf([])
    expect(plan.matters.map((line) => [line.matter.code, line.included, line.certainty, line.reasons])).toEqual([
      ['M1', true, 'sure', [{ kind: 'default' }]]
    ])
    expect(plan.fields.map((line) => [line.field.name, line.matters, line.reasons])).toEqual([
      ['all', ['M1'], [{ kind: 'default' }]],
      ['own1', ['M1'], [{ kind: 'matter', matterCode: 'M1', matterName: 'M1' }]]
    ])
    expect(plan.fields.every((line) => !('locked' in line))).toBe(true)
    expect(plan.materials.map((line) => [line.material.code, line.included, line.certainty, line.reasons])).toEqual([
      ['X', true, 'sure', [{ kind: 'default' }]],
      ['X1', true, 'sure', [{ kind: 'matter', matterCode: 'M1', matterName: 'M1' }]]
    ])
    expect(plan).toMatchObject({ ready: true, notices: ['须知'], unanswered: [], blocks: [] })
    expect(plan).not.toHaveProperty('leaveTo')
  })

  it('an open question lists what it may bring, named by its number', () => {
    const plan = planOf([bringsM2])
    expect(plan.matters.map((line) => [line.matter.code, line.included, line.certainty, line.dependsOn])).toEqual([
      ['M1', true, 'sure', []],
      ['M2', false, 'maybe', ['1']]
    ])
    expect(plan.fields.map((line) => line.field.name)).toEqual(['all', 'own1'])
    expect(plan.materials.map((line) => [line.material.code, line.included, line.dependsOn, line.matters, line.reasons.length])).toEqual([
      ['X', true, [], ['M1'], 1],
      ['X1', true, [], ['M1'], 1],
      ['X2', false, ['1'], [], 0]
    ])
  })

  it('an answer brings them with the choice as reason, another leaves them out', () => {
    const reason = { kind: 'choice', questionCode: 'Q1', questionNumber: '1', questionTitle: 'Q1?', choiceText: 'y' }
    const plan = planOf([bringsM2], { Q1: 'y' })
    expect(plan.matters.map((line) => [line.matter.code, line.reasons])).toEqual([
      ['M1', [{ kind: 'default' }]],
      ['M2', [reason]]
    ])
    expect(plan.fields.map((line) => [line.field.name, line.matters])).toEqual([
      ['all', ['M1', 'M2']],
      ['own1', ['M1']],
      ['own2', ['M2']]
    ])
    expect(planOf([bringsM2], { Q1: 'n' }).materials.map((line) => line.material.code)).toEqual(['X', 'X1'])
  })

  it('a line asked for by a choice says so, whichever matters need it', () => {
    const plan = planOf([ask('Q1', [choice('y', { addFields: ['asked', 'nowhere'], addMaterials: ['Y', 'X1'] })])], { Q1: 'y' })
    expect(plan.fields.find((line) => line.field.name === 'asked')?.reasons.map((reason) => reason.kind)).toEqual(['choice'])
    expect(plan.materials.find((line) => line.material.code === 'Y')?.reasons.map((reason) => reason.kind)).toEqual(['choice'])
    expect(plan.materials.find((line) => line.material.code === 'X1')?.reasons.map((reason) => reason.kind)).toEqual(['choice', 'matter'])
  })

  it('a removed line comes back only by a later choice', () => {
    const removes = ask('Q1', [choice('y', { removeFields: ['all'], removeMaterials: ['X'], removeMatters: ['M9'] })])
    const adds = ask('Q2', [choice('y', { addFields: ['all'], addMaterials: ['X'] })])
    const names = (questions: readonly Question[]) => {
      const plan = planOf(questions, { Q1: 'y', Q2: 'y' })
      return [plan.fields.some((line) => line.field.name === 'all'), plan.materials.some((line) => line.material.code === 'X')]
    }
    expect(names([removes])).toEqual([false, false])
    expect(names([removes, adds])).toEqual([true, true])
    expect(names([adds, removes])).toEqual([false, false])
  })

  it('a matter that may go leaves its own materials unsure, those of all sure', () => {
    const plan = planOf([ask('Q1', [choice('y', { removeMatters: ['M1'], addMatters: ['M2'] }), choice('n')])])
    expect(plan.matters.map((line) => [line.matter.code, line.certainty])).toEqual([
      ['M1', 'maybe'],
      ['M2', 'maybe']
    ])
    expect(plan.materials.map((line) => [line.material.code, line.included, line.dependsOn])).toEqual([
      ['X', true, []],
      ['X1', true, ['1']],
      ['X2', false, ['1']]
    ])
  })

  it('a material two matters need is sure while one of them is', () => {
    const shared = { materials: [material('X', ['M1', 'M2'])], matters: [matter('M1'), matter('M2')] }
    const goes = ask('Q1', [choice('y', { removeMatters: ['M1'] }), choice('n')])
    expect(planOf([goes], {}, shared).materials).toMatchObject([{ included: true, certainty: 'sure', matters: ['M1', 'M2'] }])
    const both = ask('Q2', [choice('y', { removeMatters: ['M2'] }), choice('n')])
    expect(planOf([goes, both], {}, shared).materials).toMatchObject([{ certainty: 'maybe', dependsOn: ['1', '2'] }])
  })

  it('a material that neither stands nor is needed is not listed', () => {
    const more = { materials: [material('X', ['M2'], { default: false }), material('Z', ['M9'])] }
    expect(planOf([bringsM2], {}, more).materials).toEqual([])
    const asks = ask('Q2', [choice('y', { addMaterials: ['X'] }), choice('n')])
    expect(planOf([bringsM2, asks], {}, more).materials).toMatchObject([{ included: false, dependsOn: ['2', '1'] }])
  })

  it('a later answer settles a line for the open question before it, but not for one after it', () => {
    const keeps = ask('Q2', [choice('y', { removeMatters: ['M2'] })])
    expect(planOf([bringsM2, keeps], { Q2: 'y' }).matters.map((line) => line.matter.code)).toEqual(['M1'])
    const before = planOf([keeps, bringsM2], { Q2: 'y' }).matters
    expect(before.map((line) => [line.matter.code, line.dependsOn])).toEqual([
      ['M1', []],
      ['M2', ['2']]
    ])
  })

  it('a choice that jumps over the settling question counts again', () => {
    const jumps = ask('Q1', [choice('y', { addMatters: ['M2'], goto: ['Q3'] }), choice('n')])
    const settles = ask('Q2', [choice('y', { removeMatters: ['M2'] })])
    const plan = (target: string) =>
      planOf([ask('Q1', [choice('y', { addMatters: ['M2'], goto: [target] }), choice('n')]), settles, ask('Q3', [choice('y')])], {
        Q2: 'y'
      })
    expect(
      planOf([jumps, settles, ask('Q3', [choice('y')])], { Q2: 'y' }).matters.map((line) => [line.matter.code, line.dependsOn])
    ).toEqual([
      ['M1', []],
      ['M2', ['1']]
    ])
    expect(plan('Q2').matters.map((line) => line.matter.code)).toEqual(['M1'])
  })
})

describe('the facts conditions of pre-checks see', () => {
  const check = (when: NonNullable<Scene['preChecks'][number]['when']>, code: string) => ({ ...one(newborn.preChecks), code, when })

  it('are the answers, the chosen matters and the locked values', () => {
    const preChecks = [
      check({ answer: 'Q1', is: 'y' }, 'answered'),
      check({ matter: 'M2' }, 'chosen'),
      check({ field: 'all', is: 'v' }, 'locked'),
      check({ field: 'own1', empty: true }, 'unlocked')
    ]
    const question = ask('Q1', [choice('y', { addMatters: ['M2'], setFields: { all: 'v' } }), choice('n')])
    const codes = (answers: Answers) => planOf([question], answers, { preChecks }).preChecks.map((one) => one.code)
    expect(codes({ Q1: 'y' })).toEqual(['answered', 'chosen', 'locked', 'unlocked'])
    expect(codes({ Q1: 'n' })).toEqual(['unlocked'])
    expect(codes({})).toEqual(['unlocked'])
  })
})

describe('answers', () => {
  it('that are no texts count as none', () => {
    const odd: unknown = { Q1: ['y', 1, null], Q2: 7 }
    const answers = odd as Answers
    expect(givenValues(answers, 'Q1')).toEqual(['y'])
    expect(givenValues(answers, 'Q2')).toEqual([])
    expect(givenValues({}, 'toString')).toEqual([])
  })

  it('of a question for one choice are the first that is known', () => {
    const question = ask('Q1', [choice('a'), choice('b')], { defaultChoice: 'b' })
    expect(planOf([question], { Q1: ['b', 'a'] }).answers).toEqual({ Q1: 'a' })
    expect(planOf([question], { Q1: 'x' })).toMatchObject({ answers: { Q1: 'b' }, questions: [{ byDefault: true }] })
    expect(planOf([question], { Q1: 'a' }).questions).toMatchObject([{ byDefault: false }])
    expect(planOf([ask('Q1', [choice('a')])]).questions).toMatchObject([{ byDefault: false, selected: [] }])
  })

  it('lock a value alone unless one question gives several', () => {
    const sets = (code: string, value: string, multiple: boolean) => ask(code, [choice('y', { setFields: { all: value } })], { multiple })
    const locked = (questions: readonly Question[]) =>
      planOf(questions, { Q1: 'y', Q2: 'y' }).fields.find((line) => line.field.name === 'all')?.locked
    expect(locked([sets('Q1', '1', true), sets('Q2', '2', true)])).toBe('2')
    expect(locked([sets('Q1', '1', false), sets('Q2', '2', false)])).toBe('2')
    expect(locked([sets('Q1', '1', true)])).toBe('1')
  })

  it('that leave no matter, or lead elsewhere, do not make a plan ready', () => {
    const none = planOf([ask('Q1', [choice('y', { removeMatters: ['M1'] })])], { Q1: 'y' })
    expect([none.ready, none.matters, none.comparison.forms]).toEqual([false, [], { before: 0, after: 0 }])
    const elsewhere = planOf([ask('Q1', [choice('y', { goto: ['/elsewhere'] })])], { Q1: 'y' })
    expect(elsewhere).toMatchObject({ ready: false, leaveTo: '/elsewhere' })
  })
})

describe('before and after', () => {
  const two = [matter('A'), matter('B', { legalDays: 5, promisedDays: 4, runsBefore: 1, runsAfter: 1, materialsBefore: 1, linksBefore: 2 })]
  const nothing = { matters: [], materials: [], hasQuestions: false, hasFields: false }

  it('adds up before and takes the longest after', () => {
    const materials = [material('X', '*'), material('Y', '*', { required: false })]
    expect(comparePlan({ matters: two, materials, hasQuestions: true, hasFields: true })).toEqual({
      handlingDays: { before: 15, after: 4 },
      runs: { before: 3, after: 1 },
      materials: { before: 5, after: 1 },
      links: { before: 5, after: 4 },
      forms: { before: 2, after: 1 }
    })
  })

  it('adds up the times of what waits for another, where that is applied for too', () => {
    const needs = [{ matter: 'A', value: 'citizenId' } as const]
    const days = (...matters: readonly Matter[]) => comparePlan({ ...nothing, matters }).handlingDays.after
    const [first, last] = [matter('A'), matter('C', { promisedDays: 2, needs })]
    expect([days(first, last), days(last), days(first, matter('B', { promisedDays: 9 }), last)]).toEqual([5, 2, 9])
    const circle = matter('A', { needs: [{ matter: 'C', value: 'citizenId' }] })
    expect(days(circle, last)).toBe(5)
  })

  it.each([
    [{ matters: two }, 1],
    [{ matters: two, hasQuestions: true }, 2],
    [{ matters: two, hasFields: true }, 2],
    [{ matters: two, materials: [material('X', '*')] }, 2],
    [{ matters: [matter('A', { linksBefore: 1 })], hasQuestions: true, hasFields: true }, 1]
  ])('counts the links the plan has, never more than before (%#)', (more, links) => {
    expect(comparePlan({ ...nothing, ...more }).links.after).toBe(links)
  })

  it('of nothing is nothing', () => {
    const zero = { before: 0, after: 0 }
    expect(comparePlan(nothing)).toEqual({ handlingDays: zero, runs: zero, materials: zero, links: zero, forms: zero })
  })

  it('in a plan counts what is included alone', () => {
    expect(planOf([bringsM2]).comparison).toMatchObject({ materials: { before: 4, after: 2 }, links: { before: 3, after: 3 } })
    expect(planOf([]).comparison).toMatchObject({ links: { before: 3, after: 3 } })
    expect(planOf([], {}, { form: { formmodelinfo: '', formmodeltype: '', groups: [] } }).comparison.links.after).toBe(2)
    const many = { matters: [matter('M1', { linksBefore: 9 })] }
    expect([planOf([], {}, many), planOf([bringsM2], {}, many)].map((plan) => plan.comparison.links.after)).toEqual([3, 4])
  })
})
