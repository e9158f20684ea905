import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allScenes, context, dictionaries, fileItem, newborn, sampleFiles, sampleForm, today } from '../../cases/sceneFiles.ts'
import { planScene } from '../plan/planScene.ts'
import type { Answers } from '../scene/Scene.ts'
import { messageOf } from '../testing/formParts.ts'
import { linkageOf } from './compileLinkage.ts'
import { describeForm } from './describeForm.ts'
import type { FieldIssue, FormDescription, FormFiles, FormValues } from './FormDescription.ts'
import { isDateText } from './isDateText.ts'
import { storedCodes } from './storedCodes.ts'
import { validateField } from './validateField.ts'
import { validateForm } from './validateForm.ts'

const complete = newborn.sampleCase?.answers ?? {}
const formOf = (answers: Answers = {}): FormDescription =>
  describeForm(planScene(newborn, { ...complete, ...answers }, context), dictionaries)
const form = formOf()
const filled = sampleForm(newborn, form)
const files = sampleFiles(form)
const check = (values: FormValues, given: FormFiles = files, description = form): readonly FieldIssue[] =>
  validateForm(description, { ...filled, ...values }, given, { today })
const summary = (issues: readonly FieldIssue[]) => issues.map(({ id, fn }) => [id, fn])

describe('validateForm', () => {
  it('the sample case of the scene is complete: no issue', () => expect(check({})).toEqual([]))

  it('[R-5-10] an issue reads [label]字段message', () => {
    expect(check({ 'NB2015^motherName': '' })).toEqual([
      {
        kind: 'field',
        id: 'NB2015^motherName',
        label: '母亲姓名',
        fn: '_isNullorEmpty',
        message: '请填写母亲姓名',
        text: '[母亲姓名]字段请填写母亲姓名'
      }
    ])
  })

  it('[R-5-14] the whole form is checked field by field, in order, and fails when any field fails', () => {
    const issues = check({ 'NB1006^birthWeight': '3350g', 'NB2020^motherMobile': '139', 'NB3029^fatherIdCard': '230199199108200031' })
    expect(summary(issues)).toEqual([
      ['NB1006^birthWeight', '_checkNumber'],
      ['NB1006^birthWeight', '_checkRegex'],
      ['NB2020^motherMobile', '_checkMobile'],
      ['NB3029^fatherIdCard', '_checkCertNo'],
      ['NB3030^fatherBirth', '_checkUnModify']
    ])
    expect(validateForm(form, {}, {}, { today }).length).toBeGreaterThan(30)
  })

  it('rules read other fields: the surname, the sex of an ID', () => {
    expect(summary(check({ 'NB1001^babyName': '王北雪' }))).toEqual([['NB1001^babyName', '_checkNewbornSurname']])
    expect(check({ 'NB1001^babyName': '周北雪' })).toEqual([])
    expect(summary(check({ 'NB2017^motherIdCard': '230199199108200030' }))).toContainEqual(['NB2017^motherIdCard', '_checkIdCardSex'])
  })

  it('server-backed answers come in as a function; unknown passes, found fails', () => {
    const withRare = (answer: unknown) =>
      validateForm(form, filled, files, { today, remote: (_, value) => (value === '林北雪' ? answer : undefined) })
    expect(summary(withRare(['㙓']))).toEqual([['NB1001^babyName', '_checkRareWord']])
    expect(withRare(undefined)).toEqual([])
  })

  it('hidden fields are skipped, shown ones checked', () => {
    expect(check({ 'NB1014^siblingTable': 'not a table' })).toEqual([])
    expect(summary(check({ 'NB1013^multipleBirth': '是' }))).toEqual([['NB1014^siblingTable', '_isNullorEmpty']])
  })

  it('a field that only linkage requires says in its own words what is missing, in every scene', () => {
    expect(check({ 'NB1013^multipleBirth': '是' }).map(({ text }) => text)).toEqual(['[同胎其他新生儿]字段请添加同胎其他新生儿'])
    const missing = allScenes.flatMap((scene) => {
      const description = describeForm(planScene(scene, scene.sampleCase?.answers ?? {}, context), dictionaries)
      return description.allfield
        .flatMap(({ fieldList }) => fieldList)
        .flatMap((field) =>
          validateField(field, '', {
            required: true,
            linkage: linkageOf(description),
            checks: { today },
            valueOf: () => '',
            dictionaries: {}
          })
        )
    })
    expect(missing.length).toBeGreaterThan(300)
    expect(missing.filter(({ message }) => message === messageOf('_isNullorEmpty'))).toEqual([])
  })

  it('[R-5-09] linkage adds the required rule to a field and takes it away', () => {
    const scene = allScenes.find((one) => one.sceneCode === 'HLJYJS0002') ?? newborn
    const description = describeForm(planScene(scene, scene.sampleCase?.answers ?? {}, context), dictionaries)
    const idOf = (name: string) => description.allfield.flatMap((group) => group.fieldList).find((field) => field.name === name)?.id ?? ''
    const emptyWith = (dyhd: string) =>
      validateForm(description, { [idOf('dyhd')]: dyhd }, {}, { today }).some(
        (issue) => issue.id === idOf('pensionCard') && issue.fn === '_isNullorEmpty'
      )
    expect(emptyWith('是')).toBe(true)
    expect(emptyWith('否')).toBe(false)
  })

  it('[R-5-06] what the guide locked, or the system filled, must not change', () => {
    expect(summary(check({ 'NB4038^hukouFollow': '3' }))).toEqual([['NB4038^hukouFollow', '_checkUnModify']])
    expect(summary(check({ 'NB5046^certReceive': '2' }))).toContainEqual(['NB5046^certReceive', '_checkUnModify'])
  })

  it('[R-5-06] what follows from another field must not differ from it: a birth date from the ID number, whatever the form began with', () => {
    expect(summary(check({ 'NB2018^motherBirth': '1993-04-13' }))).toEqual([['NB2018^motherBirth', '_checkUnModify']])
    const other = { 'NB2017^motherIdCard': '230102199508150029', 'NB2018^motherBirth': '1995-08-15' }
    expect(check(other)).toEqual([])
    expect(check({ 'NB2016^motherCertType': '414', 'NB2017^motherIdCard': 'E12345678', 'NB2018^motherBirth': '1993-04-13' })).toEqual([])
  })

  it.each([
    ['NB1002^babySex', '9'],
    ['NB4042^relationToHouseholder', '[{"name":"女","value":"30"},{"name":"?","value":"3x"}]'],
    ['NB4042^relationToHouseholder', '[broken'],
    ['NB12079^promise', '1;2'],
    ['NB7054^insuredRegion', '[{"name":"南岗区","value":"2301"}]']
  ])('a choice outside its dictionary is refused: %s = %s', (id, value) => {
    expect(summary(check({ [id]: value }))).toEqual([[id, '_checkOption']])
  })

  it('choices of outside registers are not looked up in a dictionary', () => {
    expect(check({ 'NB6051^vaccineUnit': '{"name":"某门诊","value":"whatever"}' })).toEqual([])
  })

  it.each([
    ['NB1003^babyBirthTime', '2026-11-03'],
    ['NB1003^babyBirthTime', '2026-11-03 24:00'],
    ['NB6052^hepBDate', '2026-02-30'],
    ['NB7055^insuredYear', '26']
  ])('a date must be of its format and in the calendar: %s = %s', (id, value) =>
    expect(summary(check({ [id]: value }))).toEqual([[id, '_checkDate']])
  )

  it('a length limit without its own rule counts, a Chinese character as two', () => {
    const shortened: FormDescription = {
      ...form,
      allfield: form.allfield.map((group) => ({
        ...group,
        fieldList: group.fieldList.map((field) => (field.name === 'motherHukouAddr' ? { ...field, rule: '[]', maxLength: 5 } : field))
      }))
    }
    expect(check({ 'NB2024^motherHukouAddr': '南岗' }, files, shortened)).toEqual([])
    expect(summary(check({ 'NB2024^motherHukouAddr': '南岗区' }, files, shortened))).toEqual([
      ['NB2024^motherHukouAddr', '_checkMaxLength']
    ])
  })
})

describe('tables', () => {
  const cell = (id: string, value: string) => ({ id, type: 'text', name: id, value, isHidden: false })
  const twins = (rows: unknown) => check({ 'NB1013^multipleBirth': '是', 'NB1014^siblingTable': JSON.stringify(rows) })
  const row = (name: string, sex = '2', time = '2026-11-03 08:20') => [cell('sName', name), cell('sSex', sex), cell('sTime', time)]

  it('every cell is checked and named by row and column', () => {
    expect(
      twins([row('林北风'), row('', '9', 'later')]).map(({ cell: where, fn, label }) => [where?.row, where?.column, fn, label])
    ).toEqual([
      [1, 'sName', '_isNullorEmpty', '姓名'],
      [1, 'sSex', '_checkOption', '性别'],
      [1, 'sTime', '_checkDate', '出生时间']
    ])
    expect(twins([row('林北风')])).toEqual([])
  })

  it('more rows than allowed, or no table at all, is one issue', () => {
    expect(summary(twins([row('a'), row('b'), row('c'), row('d')]))).toEqual([['NB1014^siblingTable', '_checkAddTableRows']])
    expect(summary(twins([{ sName: 'x' }]))).toEqual([['NB1014^siblingTable', '_checkTable']])
  })

  it('columns have rules of their own', () => {
    const description = formOf({ NB_Q07: '1', NB_Q07A: '0', NB_Q07B: '0' })
    const bill = (amount: string) =>
      JSON.stringify([[cell('invNo', '1'), cell('invDate', '2026-11-05'), cell('invOrg', '医院'), cell('invAmount', amount)]])
    const issuesFor = (amount: string) =>
      check({ 'NB9066^invoiceTable': bill(amount) }, files, description).filter((issue) => issue.cell !== undefined)
    expect(issuesFor('12.345')).toMatchObject([{ fn: '_checkTwoDecimal', cell: { row: 0, column: 'invAmount' } }])
    expect(issuesFor('12.30')).toEqual([])
  })
})

describe('materials', () => {
  const withFiles = (id: string, ...names: readonly string[]) =>
    summary(check({}, { ...files, [id]: names.map((name, at) => fileItem(`${id}${at}`, name)) }))

  it('a needed material without file is missing', () => {
    expect(check({}, { ...files, CL03: [] })).toMatchObject([{ kind: 'material', id: 'CL03', text: '[结婚证]字段请上传结婚证' }])
    expect(check({}, { ...files, OT00000001: [] })).toEqual([])
  })

  it('an identity card needs exactly its two faces', () => {
    expect(withFiles('CL01', 'front.jpg')).toEqual([['CL01', '_checkFileNum']])
    expect(withFiles('CL01')).toEqual([['CL01', '_checkFileNum']])
    expect(withFiles('CL01', 'front.jpg', 'back.png')).toEqual([])
    expect(withFiles('CL01', 'a.jpg', 'b.jpg', 'c.jpg')).toEqual([['CL01', '_checkFileNum']])
  })

  it('[R-5-15] file rules apply to each file', () => {
    expect(withFiles('CL05', 'a.pdf', 'b.exe')).toEqual([['CL05', '_checkFileType']])
    const large = { ...files, CL05: [fileItem('a', 'a.pdf'), fileItem('b', 'b.pdf', 10 * 1048576 + 1)] }
    expect(summary(check({}, large))).toEqual([['CL05', '_checkFileSize']])
    expect(withFiles('CL05', 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf')).toEqual([['CL05', '_checkFileNum']])
  })
})

describe('anything handed in', () => {
  it('is answered with issues, never an exception', () => {
    const forms = allScenes.map((scene) => describeForm(planScene(scene, scene.sampleCase?.answers ?? {}, context), dictionaries))
    const text = fc.oneof(fc.string(), fc.json(), fc.constantFrom('-1', '[]', '[[]]', '{"value":1}', '2026-13-01'))
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.array(fc.tuple(fc.nat(), text), { maxLength: 40 }), (description, typed) => {
        const fields = description.allfield.flatMap((group) => group.fieldList)
        const values = Object.fromEntries(typed.map(([which, value]) => [fields[which % Math.max(fields.length, 1)]?.id ?? '', value]))
        for (const issue of validateForm(description, values, {}, { today }))
          expect(issue.text).toBe(`[${issue.label}]字段${issue.message}`)
      })
    )
  })

  it.each([
    ['2026-11-20', 'yyyy-mm-dd', true],
    ['2024-02-29', 'yyyy-mm-dd', true],
    ['2026-02-29', 'yyyy-mm-dd', false],
    ['2026-11', 'yyyy-mm', true],
    ['2026-13', 'yyyy-mm', false],
    ['2026', 'yyyy', true],
    ['02-29', 'mm-dd', true],
    ['23:59', 'hh:mm', true],
    ['2026-11-20 23:59:59', 'yyyy-mm-dd hh:mm:ss', true],
    ['2026-11-20T23:59', 'yyyy-mm-dd hh:mm', false],
    ['', 'yyyy', false]
  ])('%s is a date of %s: %s', (text, format, expected) => expect(isDateText(text, format)).toBe(expected))

  it.each([
    ['select', '1', ['1']],
    ['select', '{"label":"一","value":"1"}', ['1']],
    ['checkbox', '1;;2', ['1', '2']],
    ['cascader', '[{"name":"a","value":"1"},{"name":"b","value":"2"}]', ['2']],
    ['treeBox', '[{"name":"a","value":"1"},{"name":"b","value":"2"}]', ['1', '2']],
    ['treeBox', '[{"name":"a"}]', undefined],
    ['cascader', '{', undefined]
  ] as const)('codes of a %s stored as %s: %j', (component, stored, codes) => expect(storedCodes(component, stored)).toEqual(codes))
})
