import { describe, expect, it } from 'vitest'
import { allScenes, context, dictionaries, newborn, today } from '../../cases/sceneFiles.ts'
import { planScene } from '../plan/planScene.ts'
import type { FieldTemplate } from '../scene/FormTemplate.ts'
import type { Answers, Scene } from '../scene/Scene.ts'
import { messageOf } from '../testing/formParts.ts'
import { describeForm } from './describeForm.ts'
import { dictionariesOf, inlineOptions, regionRoot } from './dictionaries.ts'
import { shortId, timePickerInfoOf } from './fieldFormat.ts'
import type { Field, FormDescription } from './FormDescription.ts'
import { initialValues } from './initialValues.ts'

const complete = newborn.sampleCase?.answers ?? {}
const formOf = (answers: Answers = {}): FormDescription =>
  describeForm(planScene(newborn, { ...complete, ...answers }, context), dictionaries)
const fieldsOf = (description: FormDescription): readonly Field[] => description.allfield.flatMap((group) => group.fieldList)
const fieldNamed = (description: FormDescription, name: string): Field => {
  const field = fieldsOf(description).find((one) => one.name === name)
  if (field === undefined) throw new Error(`no field ${name}`)
  return field
}
const withField = (field: FieldTemplate): Scene => ({
  ...newborn,
  form: { formmodelinfo: 'FM', formmodeltype: '2', groups: [{ code: 'G', name: 'G', fields: [field] }] }
})
const plainField: FieldTemplate = {
  id: 'G001^x',
  name: 'x',
  label: 'X',
  typeName: 'text',
  matters: '*',
  required: false,
  fieldType: 'field'
}
const described = (field: Partial<FieldTemplate>): Field =>
  fieldNamed(describeForm(planScene(withField({ ...plainField, ...field }), {}, context), dictionaries), field.name ?? 'x')

describe('the combined form', () => {
  it('[R-3.3-01] is groups of fields and the materials', () => {
    const form = formOf()
    expect(Object.keys(form).toSorted()).toEqual(['allfield', 'allfile', 'dictionaries', 'sceneId'])
    expect(form.allfield.map((group) => [group.code, group.fieldList.length])).toEqual([
      ['NB1', 14],
      ['NB2', 12],
      ['NB3', 13],
      ['NB4', 8],
      ['NB5', 2],
      ['NB6', 3],
      ['NB7', 5],
      ['NB8', 4],
      ['NB12', 1]
    ])
    expect(form.allfile.map((material) => material.fileId)).toEqual(['CL01', 'CL02', 'CL03', 'CL04', 'CL05', 'CL09', 'OT00000001'])
  })

  it('a field several matters need appears once and remembers them; groups without fields are left out', () => {
    const form = formOf({ NB_Q02: 'unmarried', NB_Q02A: '0' })
    expect(fieldNamed(form, 'birthCertNo').matters).toEqual(['M03', 'M04', 'M05'])
    expect(fieldNamed(form, 'motherName').matters).toEqual(['M01', 'M02', 'M03', 'M04', 'M05'])
    expect(form.allfield.map((group) => group.code)).not.toContain('NB3')
    expect(new Set(fieldsOf(form).map((field) => field.id)).size).toBe(fieldsOf(form).length)
  })

  it('[R-3.3-02 R-3.3-08 R-3.3-09 R-3.3-10] a field carries the keys of the specification, raw and formatted', () => {
    const field = fieldNamed(formOf(), 'birthArea')
    expect(Object.keys(field)).toEqual(
      expect.arrayContaining(
        'id name label value remark placeholder dataSource typeName hidden fieldType disable rule area maxLength dateFormat extField jsStr catalogeType'.split(
          ' '
        )
      )
    )
    expect(field).toMatchObject({
      isHidden: false,
      disabled: false,
      isOneLine: false,
      componentType: 'cascader',
      isRemoteSearch: false,
      timePickerInfo: undefined,
      isCollapsible: false
    })
    expect(field.originalField).toEqual({
      jsonFlag: '1',
      separator: '',
      dictType: 'dict',
      synFlag: '1',
      dictParentCode: regionRoot,
      dictRootCode: regionRoot,
      extField: { isThirdLevelCascade: '1' }
    })
    expect([field.formmodelinfo, field.formmodeltype]).toEqual(['FM_NB_001', '2'])
  })

  it('[R-3.3-03] departments know a field by the part after ^', () => {
    expect(shortId('NB1001^babyName')).toBe('babyName')
    expect(shortId('babyName')).toBe('babyName')
  })

  it('[R-3.3-06] rules travel as JSON text of fn, param and message', () => {
    const rule = [
      { fn: '_isNullorEmpty', param: '', message: '请填写孕周' },
      { fn: '_checkMaxLength', param: '2', message: '孕周最多2位' }
    ]
    expect(JSON.parse(described({ required: true, rule }).rule)).toEqual(rule)
    expect(JSON.parse(described({ required: true }).rule)).toEqual([
      { fn: '_isNullorEmpty', param: '', message: messageOf('_isNullorEmpty') }
    ])
    expect(described({}).rule).toBe('[]')
  })

  it('[R-3.3-11] known extField keys are kept, others left out', () => {
    const extField = {
      mrsq: '0',
      sensitive: '1',
      idCardUpload: '0',
      isReuse: '1',
      isUpload: '1',
      isThirdLevelCascade: '1',
      HLJCLSCDSF: '1',
      HLJBDTD: '1'
    }
    expect(described({ extField: { ...extField, other: '1', columns: ['a', 1] } }).extField).toEqual({ ...extField, columns: ['a'] })
  })

  it('[R-3.3-12] mrsq makes a field hidden and collapsible, a group collapsible', () => {
    expect(described({ extField: { mrsq: '1' } })).toMatchObject({ isHidden: true, isCollapsible: true })
    expect(described({ extField: { mrsq: '0' } })).toMatchObject({ isHidden: false, isCollapsible: false })
    const group = formOf({ NB_Q08: '1' }).allfield.find((one) => one.code === 'NB10')
    expect(group?.isCollapsible).toBe(true)
  })

  it.each([
    ['text', 'text', false],
    ['select', 'select', false],
    ['textarea', 'textarea', true],
    ['checkbox', 'checkbox', true],
    ['treeBox', 'treeBox', true],
    ['addTable', 'addTable', true],
    ['configCascader', 'configCascader', false],
    ['hologram', 'text', false]
  ])('a %s is shown as %s, a full row: %s', (typeName, componentType, isOneLine) => {
    expect(described({ typeName })).toMatchObject({ componentType, isOneLine })
  })

  it.each([
    [undefined, 'date', 'yyyy-mm-dd'],
    ['', 'date', 'yyyy-mm-dd'],
    ['yyyy-mm-dd hh:mm', 'datetime', 'yyyy-mm-dd hh:mm'],
    ['yyyy-mm', 'month', 'yyyy-mm'],
    ['yyyy', 'year', 'yyyy']
  ])('[R-5-19] a date of format %s is picked by %s in %s', (dateFormat, kind, format) => {
    expect(timePickerInfoOf('date', dateFormat)).toEqual({ kind, format })
    expect(timePickerInfoOf('text', dateFormat)).toBeUndefined()
  })

  it('what the guide locks is filled in and disabled', () => {
    expect(fieldNamed(formOf({ NB_Q03: '3' }), 'hukouFollow')).toMatchObject({ value: '3', disabled: true, disable: '1' })
    expect(initialValues(formOf({ NB_Q10A: '0' }), today)['NB5046^certReceive']).toBe('2')
  })

  it('options come from the dictionaries and from inline sources, the region tree stays outside', () => {
    const form = formOf()
    expect(form.dictionaries['XB_FORM']).toEqual([
      { value: '1', name: '男' },
      { value: '2', name: '女' }
    ])
    const promise = fieldNamed(form, 'promise').originalField
    expect(promise).toMatchObject({
      separator: ';',
      dictRootCode: 'inline:1=本人承诺所填信息及提交材料真实、有效，并授权办事部门核验、复用本人电子证照'
    })
    expect(form.dictionaries[promise.dictRootCode]).toEqual([{ value: '1', name: promise.dictRootCode.split('=')[1] }])
    expect(form.dictionaries['JTGX']?.find((option) => option.value === '30')?.children?.map((child) => child.value)).toContain('31')
    expect(Object.keys(form.dictionaries)).not.toContain(regionRoot)
    expect(form.dictionaries['HOSPITAL']?.length).toBe(28)
  })

  it('columns of a table have their own kind, rules and options', () => {
    expect(fieldNamed(formOf(), 'siblingTable').columns).toMatchObject([
      { id: 'sName', componentType: 'text', dictRootCode: '', rule: '[{"fn":"_isNullorEmpty","param":"","message":"请填写姓名"}]' },
      { id: 'sSex', componentType: 'select', dictRootCode: 'XB_FORM' },
      { id: 'sTime', componentType: 'date', timePickerInfo: { kind: 'datetime' } }
    ])
  })

  it('[R-3.3-15] a formatted material tells label, need, reuse, signing, form and limits', () => {
    const material = formOf().allfile.find((one) => one.id === 'CL04')
    expect(material).toMatchObject({
      label: '《出生医学证明》首次签发登记表',
      name: '《出生医学证明》首次签发登记表',
      id: 'CL04',
      isReuse: false,
      isFree: false,
      needSign: true,
      isApplicationForm: true,
      need: true,
      fileLimits: { fileTypes: ['pdf'], fileSize: 10, fileNum: 1 },
      hasCheckPoint: true
    })
  })

  it('[R-5-08] an ID card upload drops the required rule and takes two files', () => {
    const card = formOf().allfile.find((one) => one.id === 'CL01')
    expect(card).toMatchObject({ need: true, fileLimits: { fileNum: 2 } })
    expect(JSON.parse(card?.rule ?? '').map((rule: { readonly fn: string }) => rule.fn)).toEqual([
      '_checkFileType',
      '_checkFileSize',
      '_checkFileNum'
    ])
    const forced = {
      ...newborn,
      materials: newborn.materials.map((one) => ({ ...one, rule: [{ fn: '_isNullorEmpty', param: '', message: '' }, ...one.rule] }))
    }
    const again = describeForm(planScene(forced, complete, context), dictionaries).allfile
    expect(again.find((one) => one.id === 'CL02')?.rule).not.toContain('_isNullorEmpty')
    expect(again.find((one) => one.id === 'CL03')?.rule).toContain('_isNullorEmpty')
  })

  it('every scene gives a form whose options, rules and linkage are readable', () => {
    for (const scene of allScenes) {
      const form = describeForm(planScene(scene, scene.sampleCase?.answers ?? {}, context), dictionaries)
      for (const field of fieldsOf(form)) {
        expect(Array.isArray(JSON.parse(field.rule))).toBe(true)
        if (field.jsStr !== '') expect(Array.isArray(JSON.parse(field.jsStr))).toBe(true)
        if (field.componentType === 'select' && field.dataSource === '')
          expect(form.dictionaries[field.originalField.dictRootCode]).toBeDefined()
      }
    }
  })
})

describe('dictionaries', () => {
  it('become trees in their order; rows below foreign parents stand on top, circles are cut', () => {
    const row = (code: string, parentCode: string, sort: number) => ({ rootCode: 'R', parentCode, code, name: code, sort })
    const tree = dictionariesOf([
      row('b', 'R', 2),
      row('a', 'R', 1),
      row('a1', 'a', 1),
      row('far', '230100000000', 3),
      row('x', 'y', 4),
      row('y', 'x', 5)
    ])
    expect(tree.optionsOf('R')).toEqual([
      { value: 'a', name: 'a', children: [{ value: 'a1', name: 'a1' }] },
      { value: 'b', name: 'b' },
      { value: 'far', name: 'far' }
    ])
    expect(tree.optionsOf('none')).toBeUndefined()
  })

  it.each([
    [
      'inline:1=是;0=否',
      [
        { value: '1', name: '是' },
        { value: '0', name: '否' }
      ]
    ],
    [
      'inline:60=60%;x',
      [
        { value: '60', name: '60%' },
        { value: 'x', name: 'x' }
      ]
    ],
    ['inline:', []],
    ['REMOTE_HOSPITAL', undefined]
  ])('%s → %j', (source, options) => expect(inlineOptions(source)).toEqual(options))
})
