import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allScenes, context, dictionaries, fileItem, newborn, sampleFiles, sampleForm, today } from '../../cases/sceneFiles.ts'
import { describeForm } from '../form/describeForm.ts'
import { planScene } from '../plan/planScene.ts'
import type { Answers } from '../scene/Scene.ts'
import { buildSubmission } from './buildSubmission.ts'
import type { Submission } from './Submission.ts'

const complete = newborn.sampleCase?.answers ?? {}
const facts = {
  packageName: 'FM_NB_001',
  regionCode: '230103000000',
  dataSource: '1',
  hasEnt: false,
  sceneType: '0',
  content: '{}',
  today
} as const

const submit = (answers: Answers = {}, values = {}, files = {}): Submission => {
  const plan = planScene(newborn, { ...complete, ...answers }, context)
  const description = describeForm(plan, dictionaries)
  return buildSubmission(
    plan,
    description,
    { ...sampleForm(newborn, description), ...values },
    { ...sampleFiles(description), ...files },
    facts
  )
}
const partOf = (submission: Submission, code: string) => submission.parts.find((part) => part.matterCode === code)

describe('buildSubmission', () => {
  it('[R-3.3-25] the form payload has the keys and shapes of the specification', () => {
    const submission = submit()
    const { form } = submission
    expect(Object.keys(form).toSorted()).toEqual(
      'appraiseJson commonField commonFile content distinguishCode fieldList fileList hasEnt infoSource packageName regionCode sceneId source sxCodes sxList'.split(
        ' '
      )
    )
    expect(form).toMatchObject({
      sxCodes: 'M01,M02,M03,M04,M05',
      sceneId: 'HLJYJS0001',
      packageName: 'FM_NB_001',
      regionCode: '230103000000',
      source: '1',
      hasEnt: '0',
      distinguishCode: '',
      infoSource: '1',
      appraiseJson: ''
    })
    expect(form.sxList).toHaveLength(5)
    expect(form.sxList[0]).toEqual({ code: 'M01', name: '《出生医学证明》首次签发', implementCode: '11230000002300015A3000723001001' })
    expect(form.commonField).toContainEqual({ id: 'motherName', type: 'text', value: '周晓岚' })
    expect(form.fieldList).toContainEqual({ id: 'gestationalWeek', type: 'text', value: '39' })
    expect([...form.fieldList, ...form.commonField].every((field) => !field.id.includes('^'))).toBe(true)
  })

  it('fields and files shared by several matters stand apart from those of one', () => {
    const { form, print } = submit()
    const ids = (list: readonly { readonly id: string }[]) => list.map((entry) => entry.id)
    const description = describeForm(planScene(newborn, complete, context), dictionaries)
    const common = description.allfield.flatMap((group) => group.fieldList).filter((field) => field.fieldType === 'commonField')
    expect(ids(form.commonField).every((id) => common.some((field) => field.id.endsWith(`^${id}`)))).toBe(true)
    expect(ids(form.fieldList).some((id) => common.some((field) => field.id.endsWith(`^${id}`)))).toBe(false)
    expect([ids(print.fieldList), ids(print.commonField)]).toEqual([ids(form.fieldList), ids(form.commonField)])
    expect(ids(form.commonFile)).toEqual(['CL01', 'CL02', 'CL03'])
    expect(ids(form.fileList)).toEqual(['CL04', 'CL05', 'CL09'])
    expect([print.fileList, print.commonFile]).toEqual([form.fileList, form.commonFile])
    expect(print).toMatchObject({ areacode: '230103000000', scenejs: 'HLJYJS0001', sceneType: '0' })
  })

  it('what the context tells is passed on', () => {
    const plan = planScene(newborn, complete, context)
    const description = describeForm(plan, dictionaries)
    const told = { ...facts, hasEnt: true, distinguishCode: 'D1', dataSource: '2', content: '{"answers":{}}' } as const
    const { form } = buildSubmission(plan, description, {}, {}, told)
    expect(form).toMatchObject({
      hasEnt: '1',
      distinguishCode: 'D1',
      infoSource: '2',
      source: '2',
      content: '{"answers":{}}',
      fileList: [],
      commonFile: []
    })
    expect(form.commonField.every((field) => field.value === '')).toBe(true)
  })

  it('[R-3.1-18] every part says the phase its scene was built in: two for a scene of phase two, one for all others', () => {
    const plan = planScene(newborn, complete, context)
    const description = describeForm(plan, dictionaries)
    const phasesOf = (sceneType: string) =>
      buildSubmission(plan, description, {}, {}, { ...facts, sceneType }).parts.map(({ origin }) => origin?.phase)
    expect([...new Set(phasesOf('TWO_THEME'))]).toEqual([2])
    expect([...new Set(['0', '1', '3'].flatMap(phasesOf))]).toEqual([1])
  })

  it('matters left out of the plan get no part', () => {
    const plan = planScene(newborn, complete, context)
    const [first, ...others] = plan.matters.filter((line) => line.included)
    const less = { ...plan, matters: [...others, ...(first === undefined ? [] : [{ ...first, included: false }])] }
    const { form, print, parts } = buildSubmission(less, describeForm(plan, dictionaries), {}, {}, facts)
    expect([parts.length, form.sxList.length, print.itemCodeList.length]).toEqual([4, 4, 4])
    expect(form.sxCodes).toBe('M02,M03,M04,M05')
  })

  it('[R-3.3-26] files: extensions joined with commas, ids with a trailing comma', () => {
    const submission = submit()
    const cards = { CL01: [fileItem('f1', 'front.jpg'), fileItem('f2', 'back.png')] }
    expect(submit({}, {}, cards).form.commonFile).toContainEqual({ id: 'CL01', type: 'jpg,png', value: 'f1,f2,' })
    expect(submission.form.fileList).toContainEqual({ id: 'CL04', type: 'pdf', value: 'CL04-a,' })
    expect(submission.form.fileList.map((file) => file.id)).not.toContain('OT00000001')
  })

  it('to a department what is reused is marked, uploads beside it are not', () => {
    const card = { ...fileItem('f1', '身份证.pdf'), isReuse: true }
    const files = partOf(submit({}, {}, { CL01: [card, fileItem('f2', 'back.png')] }), 'M02')?.files
    expect(files?.[0]).toEqual({ id: 'CL01', type: 'pdf,png', value: 'f1,f2,', status: '1', reused: 'f1,' })
    expect(files?.[1]).toEqual({ id: 'CL02', type: 'jpg', value: 'CL02-a,CL02-b,', status: '2' })
  })

  it('[R-3.3-27] the print payload adds jsonFlag and separator', () => {
    const submission = submit()
    const { print } = submission
    expect(Object.keys(print).toSorted()).toEqual(
      'areacode commonField commonFile fieldList fileList itemCodeList sceneType scenejs'.split(' ')
    )
    expect(print.itemCodeList).toEqual(['M01', 'M02', 'M03', 'M04', 'M05'])
    expect(print.commonField).toContainEqual({ id: 'promise', type: 'checkbox', value: '1', jsonFlag: '0', separator: ';' })
    expect(print.commonField.find((field) => field.id === 'birthArea')).toMatchObject({ jsonFlag: '1', separator: '' })
  })

  it('each matter gets a part for its department with what it needs and nothing else', () => {
    const submission = submit()
    expect(submission.parts.map((part) => [part.matterCode, part.deptCode, part.promisedDays])).toEqual([
      ['M01', 'WJW', 1],
      ['M02', 'WJW', 1],
      ['M03', 'GAT', 3],
      ['M04', 'YBJ', 1],
      ['M05', 'RST', 5]
    ])
    const vaccination = partOf(submission, 'M02')?.fields.map((field) => field.id) ?? []
    expect(vaccination).toEqual(expect.arrayContaining(['babyName', 'vaccineUnit', 'promise']))
    expect(vaccination).not.toContain('cardBank')
    expect(vaccination).not.toContain('hukouFollow')
    expect(partOf(submission, 'M02')?.files.map((file) => file.id)).toEqual(['CL01', 'CL02'])
    expect(partOf(submission, 'M03')?.files.map((file) => file.id)).toEqual(['CL01', 'CL02', 'CL03', 'CL05'])
  })

  it('a condition that nobody could tell goes to the departments of the matters it concerns, and to no other', () => {
    const plan = planScene(newborn, complete, context)
    const check = { code: 'NB_C05', title: '母亲生育保险参保状态正常', declared: '符合', at: '2026-11-22T04:00:00.000Z' }
    const unknownChecks = [{ ...check, matters: ['M04'] }]
    const { parts } = buildSubmission(plan, describeForm(plan, dictionaries), {}, {}, { ...facts, unknownChecks })
    expect(parts.map(({ matterCode, reviews }) => [matterCode, reviews.length])).toEqual([
      ['M01', 0],
      ['M02', 0],
      ['M03', 0],
      ['M04', 1],
      ['M05', 0]
    ])
    expect(parts[3]?.reviews).toEqual([check])
  })

  it('values of hidden fields are dropped', () => {
    const stale = submit({}, { 'NB1014^siblingTable': '[[{"id":"sName","value":"谁"}]]' })
    expect(JSON.stringify(stale)).not.toContain('谁')
    expect(partOf(stale, 'M01')?.fields.map((field) => field.id)).not.toContain('siblingTable')
  })

  it('whatever is answered and typed, each value goes to exactly the departments that need it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allScenes), fc.array(fc.tuple(fc.nat(), fc.string())), (scene, typed) => {
        const plan = planScene(scene, scene.sampleCase?.answers ?? {}, context)
        const description = describeForm(plan, dictionaries)
        const fields = description.allfield.flatMap((group) => group.fieldList)
        const values = Object.fromEntries(typed.map(([which, value]) => [fields[which % Math.max(fields.length, 1)]?.id ?? '', value]))
        const { form, parts } = buildSubmission(plan, description, values, {}, facts)
        expect(parts.map((part) => part.matterCode).join()).toBe(form.sxCodes)
        const sent = new Set([...form.fieldList, ...form.commonField].map((field) => field.id))
        for (const part of parts) {
          for (const { id } of part.fields) {
            expect(sent.has(id)).toBe(true)
            expect(fields.find((field) => field.id.endsWith(`^${id}`))?.matters).toContain(part.matterCode)
          }
        }
      }),
      { numRuns: 60 }
    )
  })
})
