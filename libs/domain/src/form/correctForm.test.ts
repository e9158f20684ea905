import { describe, expect, it } from 'vitest'
import { context, dictionaries, newborn, sampleFiles, sampleForm, today } from '../../cases/sceneFiles.ts'
import { askedItems } from '../cases/correction.ts'
import { planScene } from '../plan/planScene.ts'
import { correctForm } from './correctForm.ts'
import type { FormerForm } from './correctForm.ts'
import { describeForm } from './describeForm.ts'
import type { FormFiles, FormValues } from './FormDescription.ts'

const form = describeForm(planScene(newborn, newborn.sampleCase?.answers ?? {}, context), dictionaries)
const file = (id: string, isApplyForm = false) => ({
  id,
  name: `${id}.jpg`,
  fileType: 'jpg',
  size: 1,
  url: '',
  isApplyForm,
  isReuse: false
})
const former: FormerForm = {
  values: sampleForm(newborn, form),
  files: { ...sampleFiles(form), CL04: [file('form', true)] },
  signed: []
}
const idOf = (name: string) => form.allfield.flatMap(({ fieldList }) => fieldList).find((field) => field.name === name)?.id ?? ''

const asking = (fields: readonly string[], materials: readonly string[] = []) =>
  askedItems([
    {
      caseNo: 'A-M01',
      request: {
        fields: fields.map((name) => ({ id: idOf(name), reason: '不清楚' })),
        materials: materials.map((code) => ({ code, reason: '模糊' }))
      }
    }
  ])
const correct = (asked: ReturnType<typeof asking>, values: FormValues, files: FormFiles = {}, before = former) =>
  correctForm(form, before, { values, files }, asked, today)

describe('what is open in a correction', () => {
  it('is what was named; what is staged of anything else is left out', () => {
    const corrected = correct(
      asking(['motherName']),
      { [idOf('motherName')]: '周晓兰', [idOf('fatherName')]: '别人' },
      { CL01: [file('x')] }
    )
    expect(corrected.values).toEqual({ ...former.values, [idOf('motherName')]: '周晓兰' })
    expect(corrected.files).toEqual(former.files)
    expect([...corrected.openFields]).toEqual([idOf('motherName')])
    expect(corrected.changed).toEqual({ fields: [idOf('motherName')], materials: [] })
  })

  it('is also what the change of a named field makes the form ask for', () => {
    const hasSiblings = form.allfield
      .flatMap(({ fieldList }) => fieldList)
      .find((field) => field.jsStr.includes('siblingTable') && field.name !== 'siblingTable')
    const asked = asking([hasSiblings?.name ?? ''])
    expect(correct(asked, {}).openFields).toEqual(new Set([hasSiblings?.id]))
    const table = '[[{"id":"sName","value":"林北辰"}]]'
    const shown = ['1', '是', 'Y'].map((yes) => correct(asked, { [hasSiblings?.id ?? '']: yes, [idOf('siblingTable')]: table }))
    const opened = shown.find(({ openFields }) => openFields.has(idOf('siblingTable')))
    expect(opened?.values[idOf('siblingTable')]).toBe(table)
  })

  it('a value that is staged as it was submitted is no change', () => {
    const id = idOf('motherName')
    expect(correct(asking(['motherName']), { [id]: former.values[id] ?? '' }).changed).toEqual({ fields: [], materials: [] })
  })
})

describe('materials and application forms', () => {
  it('a named material with new files has these, without new ones the former', () => {
    const asked = asking([], ['CL01'])
    expect(correct(asked, {}).files['CL01']).toEqual(former.files['CL01'])
    const corrected = correct(asked, {}, { CL01: [file('new')] })
    expect(corrected.files['CL01']).toEqual([file('new')])
    expect(corrected.changed).toEqual({ fields: [], materials: ['CL01'] })
  })

  it('a generated application form is made again when its content changed, and not otherwise', () => {
    const change = { [idOf('motherName')]: '周晓兰' }
    expect(correct(asking(['motherName']), change)).toMatchObject({
      outdated: ['CL04'],
      files: { CL04: [file('form', true)] }
    })
    expect(correct(asking(['motherName']), {}).outdated).toEqual([])
  })

  it('one that was signed by hand is open and has to be handed in again', () => {
    const signed = { ...former, files: { ...former.files, CL04: [file('scan')] } }
    const corrected = correct(asking(['motherName']), { [idOf('motherName')]: '周晓兰' }, {}, signed)
    expect(corrected.openMaterials).toEqual(new Set(['CL04']))
    expect(corrected.files['CL04']).toEqual([])
    expect(corrected.outdated).toEqual([])
  })

  it('one that was signed online is open, and its new file takes its place; it stays as it was where its content did', () => {
    const signed = { ...former, signed: ['CL04'] }
    const change = { [idOf('motherName')]: '周晓兰' }
    expect(correct(asking(['motherName']), {}, { CL04: [file('again', true)] }, signed)).toMatchObject({
      ...{ toSign: [], outdated: [], openMaterials: new Set(), files: { CL04: [file('form', true)] } }
    })
    expect(correct(asking(['motherName']), change, {}, signed)).toMatchObject({
      ...{ toSign: ['CL04'], outdated: [], openMaterials: new Set(['CL04']), files: { CL04: [] } }
    })
    expect(correct(asking(['motherName']), change, { CL04: [file('again', true)] }, signed)).toMatchObject({
      ...{ toSign: ['CL04'], files: { CL04: [file('again', true)] }, changed: { materials: ['CL04'] } }
    })
  })
})
