import { describe, expect, it } from 'vitest'
import { fileItem, today } from '../../cases/sceneFiles.ts'
import { fieldOf, fieldTemplate, formWith, materialOf, materialTemplate, valuesOf } from '../../cases/smallForm.ts'
import { checkValue } from './checkValue.ts'
import { everyComponentType } from '../testing/everyComponentType.ts'
import { chooses, isJsonValue } from './fieldFormat.ts'
import { fieldRules, plainRules } from './fieldRules.ts'
import { isDateText } from './isDateText.ts'
import { readTable } from '../values/readTable.ts'
import { storedCodes } from './storedCodes.ts'
import { validateForm } from './validateForm.ts'
import type { FormParts } from '../../cases/smallForm.ts'
import { longestValue } from '../values/longestValue.ts'
import { messageOf } from '../testing/formParts.ts'
import type { TableColumn } from '../scene/FormTemplate.ts'
import type { FormFiles, FormValues } from './FormDescription.ts'

const problemsOf = (parts: FormParts, given: Readonly<Record<string, string>> = {}, files: FormFiles = {}) =>
  validateForm(formWith(parts), valuesOf(given), files, { today }).map(({ kind, id, fn, message }) => [kind, id, fn, message])

describe('checking materials', () => {
  const card = { extField: { idCardUpload: '1' } }
  const files = (count: number): FormFiles => ({ X: Array.from({ length: count }, (_, at) => fileItem(`f${at}`, 'a.pdf')) })

  it.each([
    [{}, 0, [['material', 'X', '_isNullorEmpty', '请上传证明']]],
    [{}, 1, []],
    [{}, 3, [['material', 'X', '_checkFileNum', '最多上传2个文件']]],
    [{ required: false }, 0, []],
    [card, 0, [['material', 'X', '_checkFileNum', '须上传人像面和国徽面两张照片']]],
    [card, 1, [['material', 'X', '_checkFileNum', '须上传人像面和国徽面两张照片']]],
    [card, 2, []],
    [card, 3, [['material', 'X', '_checkFileNum', '最多上传2个文件']]],
    [{ ...card, required: false }, 0, []],
    [{ ...card, required: false }, 1, [['material', 'X', '_checkFileNum', '须上传人像面和国徽面两张照片']]]
  ])('%j with %d files', (more, count, expected) => {
    expect(problemsOf({ materials: [materialTemplate(more)] }, {}, files(count))).toEqual(expected)
  })

  it('one that is reused is whole as it is, whatever may be uploaded; what is uploaded beside it keeps the limits', () => {
    const reused = { ...fileItem('z', '居民身份证.ofd'), isReuse: true }
    const check = (given: FormFiles, more = card) => problemsOf({ materials: [materialTemplate(more)] }, {}, given)
    expect(check({ X: [reused] })).toEqual([])
    expect(check({ X: [reused, ...(files(3)['X'] ?? [])] })).toEqual([['material', 'X', '_checkFileNum', '最多上传2个文件']])
  })

  it('hidden ones are not checked, and files of a name no material has are no files', () => {
    const form = formWith({ materials: [materialTemplate()] })
    const hidden = { ...form, allfile: form.allfile.map((material) => ({ ...material, hidden: '1' as const })) }
    expect(validateForm(hidden, {}, {}, { today })).toEqual([])
    const odd = { ...form, allfile: form.allfile.map((material) => ({ ...material, id: 'toString' })) }
    expect(validateForm(odd, {}, {}, { today }).map(({ fn }) => fn)).toEqual(['_isNullorEmpty'])
  })
})

describe('checking values', () => {
  it('a value longer than any call may carry is refused where it stands', () => {
    const values = [longestValue, longestValue + 1].map((length) => ({ x: '长'.repeat(length) }))
    expect(values.map((value) => problemsOf({ fields: [fieldTemplate('x')] }, value))).toEqual([
      [],
      [['field', 'G^x', '_checkValueLength', '所填或所选的内容太多，无法保存，请删减一些']]
    ])
  })

  it.each(['林\0北雪', '\u0007', '林\ud842', '\udfb7林', '\u0085'])('what no database keeps is refused where it stands: %j', (value) => {
    const message = '含有无法识别的字符（可能由复制粘贴带入），请删除后重新填写'
    expect(problemsOf({ fields: [fieldTemplate('x')] }, { x: value })).toEqual([['field', 'G^x', '_checkPlainText', message]])
    for (const text of ['林\u{20bb7}雪', '第一行\r\n\t第二行', '👨‍👩‍👧'])
      expect(problemsOf({ fields: [fieldTemplate('x')] }, { x: text })).toEqual([])
  })

  it('a length limit of the field counts unless a rule states one', () => {
    expect(problemsOf({ fields: [fieldTemplate('x', { maxLength: 4 })] }, { x: '一二三' })).toEqual([
      ['field', 'G^x', '_checkMaxLength', messageOf('_checkMaxLength')]
    ])
    const rule = [{ fn: '_checkMaxLength', param: '6', message: '' }]
    expect(problemsOf({ fields: [fieldTemplate('x', { maxLength: 4, rule })] }, { x: '一二三' })).toEqual([])
    expect(problemsOf({ fields: [fieldTemplate('x', { rule })] }, { x: '一二三' })).toEqual([])
    const other = [{ fn: '_checkNumber', param: '', message: '' }]
    expect(fieldRules(fieldOf({ maxLength: 4, rule: other }), false).map(({ fn, param }) => [fn, param])).toEqual([
      ['_checkNumber', ''],
      ['_checkMaxLength', '4']
    ])
  })

  it('rule lists are made once', () => {
    const field = fieldOf({ required: true })
    expect(fieldRules(field, true)).toBe(fieldRules(field, true))
    expect(fieldRules(field, false).map(({ fn }) => fn)).toEqual([])
    const material = materialOf()
    expect(plainRules(material)).toBe(plainRules(material))
  })

  it('what is disabled keeps the value it came with, unless it came with none or linkage fills it', () => {
    const locked = fieldTemplate('x', { value: 'v', disable: true })
    const unmodified = [['field', 'G^x', '_checkUnModify', '该项由系统带出，不可修改']]
    expect(problemsOf({ fields: [locked] }, { x: 'w' })).toEqual(unmodified)
    expect(problemsOf({ fields: [locked] }, { x: 'v' })).toEqual([])
    expect(problemsOf({ fields: [{ ...locked, value: '' }] }, { x: 'w' })).toEqual([])
    const rule = [{ fn: '_checkUnModify', param: '', message: '' }]
    expect(problemsOf({ fields: [{ ...locked, rule }] }, { x: 'w' })).toEqual(unmodified)
    expect(problemsOf({ fields: [fieldTemplate('x', { value: 'v', rule })] }, { x: 'w' })).toEqual(unmodified)
    expect(problemsOf({ fields: [fieldTemplate('x', { rule })] }, { x: 'w' })).toEqual([])
    for (const then of [
      { set: { x: '1' } },
      { clear: ['x'] },
      { lookup: { api: 'market/entInfo', params: ['y'], fill: { x: 'entName' } } }
    ]) {
      const linkage = [{ when: { field: 'y', is: '1' }, then }]
      expect(problemsOf({ fields: [{ ...locked, rule }, fieldTemplate('y')], linkage }, { x: 'w' })).toEqual([])
    }
  })

  it('values that are no own texts count as empty', () => {
    const form = formWith({ fields: [fieldTemplate('x', { required: true })] })
    const odd: unknown = { 'G^x': 5 }
    expect(validateForm(form, odd as FormValues, {}, { today }).map(({ fn }) => fn)).toEqual(['_isNullorEmpty'])
    const inherited = {
      ...form,
      allfield: form.allfield.map((group) => ({ ...group, fieldList: group.fieldList.map((field) => ({ ...field, id: 'toString' })) }))
    }
    expect(validateForm(inherited, {}, {}, { today }).map(({ fn }) => fn)).toEqual(['_isNullorEmpty'])
  })

  it.each(everyComponentType.filter((type) => chooses(type) !== ''))('a %s takes what its dictionary has and nothing else', (type) => {
    const kind = { componentType: type, timePickerInfo: undefined, rootCode: 'SOME', dataSource: '' }
    const stored = (value: string) => (isJsonValue(type) ? JSON.stringify([{ name: '甲', value }]) : value)
    const found = ['1', '9'].map((code) => checkValue(kind, stored(code), { SOME: [{ value: '1', name: '甲' }] })?.fn)
    expect(found).toEqual([undefined, '_checkOption'])
  })

  it.each([
    ['remoteSelect', '{"name":"甲","value":"1"}', 'REMOTE', '', []],
    ['remoteSelect', '1', 'REMOTE', '', []],
    ['remoteSelect', '{"name":"甲","value":"2"}', 'REMOTE', '', ['_checkOption']],
    ['remoteSelect', '{"name":"甲","value":"__proto__"}', 'REMOTE', '', ['_checkOption']],
    ['remoteSelect', '{"name":"甲"}', 'REMOTE', '', ['_checkOption']],
    ['remoteSelect', '[]', 'REMOTE', '', []],
    ['select', 'constructor', 'REMOTE', '', ['_checkOption']],
    ['select', '9', 'ELSEWHERE', '', []],
    ['text', '9', 'REMOTE', '', []],
    ['cascader', '[{"name":"哈尔滨市","value":"230100000000"}]', '', 'SH00XZQH', []],
    ['cascader', '[{"name":"哈尔滨市","value":"239900000000"}]', '', 'SH00XZQH', ['_checkOption']]
  ] as const)(
    'a %s with %s of %s%s is held against the options that did not travel with it',
    (componentType, value, dataSource, root, expected) => {
      const known: ReadonlyMap<string, ReadonlySet<string>> = new Map([
        ['REMOTE', new Set(['1'])],
        ['SH00XZQH', new Set(['230100000000'])]
      ])
      const isOption = (source: string, code: string) => known.get(source)?.has(code)
      const chosen = checkValue({ componentType, timePickerInfo: undefined, rootCode: root, dataSource }, value, {}, isOption)
      expect([chosen?.fn].filter((fn) => fn !== undefined)).toEqual(expected)
    }
  )

  const kind = { componentType: 'select' as const, timePickerInfo: undefined, rootCode: 'R', dataSource: '' }
  const options = { R: [{ value: '1', name: 'a', children: [{ value: '2', name: 'b' }] }] }
  const option = { fn: '_checkOption', message: '所选内容不在可选范围内，请重新选择' }
  const date = { fn: '_checkDate', message: '日期有误，请核对有没有这一天，例如2026-11-03' }

  it.each([
    [kind, '1', undefined],
    [kind, '2', undefined],
    [kind, '3', option],
    [kind, '', undefined],
    [{ ...kind, componentType: 'text' as const }, '3', undefined],
    [{ ...kind, dataSource: 'REMOTE' }, '3', undefined],
    [{ ...kind, dataSource: 'inline:1=a' }, '3', option],
    [{ ...kind, rootCode: '' }, '3', undefined],
    [{ ...kind, rootCode: 'S' }, '3', undefined],
    [{ ...kind, rootCode: 'toString' }, '3', undefined],
    [{ ...kind, componentType: 'checkbox' as const }, '1;2', undefined],
    [{ ...kind, componentType: 'checkbox' as const }, '1;3', option],
    [{ ...kind, componentType: 'treeBox' as const }, '{', option],
    [{ ...kind, rootCode: 'SH00XZQH' }, '230102000000', undefined],
    [{ ...kind, rootCode: 'SH00XZQH' }, '2301020000001', option],
    [{ ...kind, rootCode: 'SH00XZQH' }, '23010200000', option],
    [{ ...kind, timePickerInfo: { kind: 'date' as const, format: 'yyyy-mm-dd' } }, '2026-02-30', date],
    [{ ...kind, componentType: 'date' as const, timePickerInfo: { kind: 'date' as const, format: 'yyyy-mm-dd' } }, '2026-02-28', undefined]
  ])('%j of %j', (some, value, expected) => expect(checkValue(some, value, options)).toEqual(expected))

  it.each([
    ['08:16', 'hh:mm', true],
    ['08:16:59', 'hh:mm:ss', true],
    ['24:00', 'hh:mm', false],
    ['08:60', 'hh:mm', false],
    ['08:16x', 'hh:mm', false],
    ['08:16:5', 'hh:mm:s', false],
    ['02-29', 'mm-dd', true],
    ['02-30', 'mm-dd', false],
    ['2026', 'yyyy', true],
    ['202x', 'yyyy', false],
    ['2026-11', 'yyyy-mm', true],
    ['2026-13', 'yyyy-mm', false],
    ['2026-11-03 08:16', 'yyyy-mm-dd hh:mm', true],
    ['2026-11-03', 'yyyy-mm-dd hh:mm', false],
    ['2026-11-03 08:16', 'yyyy-mm-dd', false],
    ['2026-11-0x', 'yyyy-mm-dd', false],
    ['x026-11-03', 'yyyy-mm-dd', false],
    ['2026-11-03', 'YYYY-MM-DD', true]
  ])('%j of the format %s: %s', (text, format, expected) => expect(isDateText(text, format)).toBe(expected))

  it.each([
    ['select', '1', ['1']],
    ['select', '{"name":"a","value":"1"}', ['1']],
    ['select', '{"name":"a","value":""}', undefined],
    ['select', '{"name":"a","value":1}', undefined],
    ['select', '{"name":"a"}', undefined],
    ['select', '[null]', undefined],
    ['select', '[1', undefined],
    ['checkbox', '1;;2', ['1', '2']],
    ['cascader', '[{"value":"1"},{"value":"2"}]', ['2']],
    ['treeBox', '[{"value":"1"},{"value":"2"}]', ['1', '2']]
  ] as const)('a stored %s %j chose %j', (component, stored, codes) => expect(storedCodes(component, stored)).toEqual(codes))
})

describe('tables', () => {
  const cell = (id: unknown, value: unknown, more: object = {}) => ({ id, value, ...more })

  it.each<readonly [string, readonly (readonly (readonly [string, string])[])[] | undefined]>([
    ['', []],
    ['  ', []],
    ['[]', []],
    ['[[]]', [[]]],
    [
      JSON.stringify([[cell('a', '1'), cell('b', '2')]]),
      [
        [
          ['a', '1'],
          ['b', '2']
        ]
      ]
    ],
    [
      JSON.stringify([[cell('a', '1', { isHidden: true }), cell('b', '2', { isHidden: '1' }), cell('c', '3', { isHidden: '0' })]]),
      [[['c', '3']]]
    ],
    [JSON.stringify([[cell(1, '1'), cell('b', 2), cell('c', '3')]]), [[['c', '3']]]],
    ['[[null]]', undefined],
    ['[[{"id":"a","value":"1"},5]]', undefined],
    ['[[["a"]]]', undefined],
    ['[{}]', undefined],
    ['{}', undefined],
    ['[', undefined]
  ])('%j reads as %j', (stored, rows) => {
    expect(readTable(stored)?.map((row) => [...row])).toEqual(rows)
  })

  it('cells are checked row by row, against the row first and the form then', () => {
    const columns: readonly TableColumn[] = [
      { id: 'name', type: 'text', name: '姓名', required: true },
      { id: 'amount', type: 'text', name: '金额', required: false, rule: '_checkNumber' },
      { id: 'area', type: 'text', name: '面积', required: false, rule: '_checkPlaqueArea' }
    ]
    const fields = [fieldTemplate('t', { typeName: 'addTable', columns }), fieldTemplate('plaqueLength'), fieldTemplate('plaqueHeight')]
    const stored = JSON.stringify([
      [cell('name', '甲'), cell('amount', '1')],
      [cell('amount', 'x'), cell('area', '1')],
      [cell('name', '乙'), cell('area', '1'), cell('plaqueLength', '4'), cell('plaqueHeight', '4')]
    ])
    const issues = (given: Readonly<Record<string, string>>) =>
      validateForm(formWith({ fields }), valuesOf({ t: stored, ...given }), {}, { today }).map(({ kind, cell: at, fn, text }) => [
        kind,
        at?.row,
        at?.column,
        fn,
        text
      ])
    const own = [
      ['field', 1, 'name', '_isNullorEmpty', `[姓名]字段${messageOf('_isNullorEmpty')}`],
      ['field', 1, 'amount', '_checkNumber', `[金额]字段${messageOf('_checkNumber')}`]
    ]
    const area = (row: number) => ['field', row, 'area', '_checkPlaqueArea', `[面积]字段${messageOf('_checkPlaqueArea')}`]
    expect(issues({})).toEqual([...own, area(2)])
    expect(issues({ plaqueLength: '5', plaqueHeight: '5' })).toEqual([...own, area(1), area(2)])
  })

  it('text that is no table is one issue', () => {
    const fields = [fieldTemplate('t', { typeName: 'addTable', columns: [] })]
    expect(problemsOf({ fields }, { t: 'x' })).toEqual([['field', 'G^t', '_checkTable', '表格内容无法识别，请重新填写']])
  })
})
