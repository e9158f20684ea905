import { describe, expect, it } from 'vitest'
import { context, dictionaries, newborn } from '../../cases/sceneFiles.ts'
import { fieldOf, fieldTemplate, first, formWith, materialOf } from '../../cases/smallForm.ts'
import { planScene } from '../plan/planScene.ts'
import { optionRoot } from './describeField.ts'
import { describeForm } from './describeForm.ts'
import { dictionariesOf, inlineOptions } from './dictionaries.ts'
import { fieldExtension } from './fieldExtension.ts'
import type { TableColumn } from '../scene/FormTemplate.ts'

const fnsOf = (rule: string): unknown => JSON.parse(rule).map(({ fn }: { readonly fn: string }) => fn)

describe('a field described', () => {
  it('has empty texts where the template says nothing', () => {
    expect(fieldOf()).toMatchObject({
      value: '',
      remark: '',
      placeholder: '',
      dataSource: '',
      hidden: '0',
      fieldType: 'field',
      disable: '0',
      rule: '[]',
      area: '',
      dateFormat: '',
      jsStr: '',
      catalogeType: '0',
      formmodelinfo: 'FM',
      formmodeltype: '2',
      columns: [],
      disabled: false,
      isRemoteSearch: false,
      originalField: { jsonFlag: '0', separator: '', dictType: '', synFlag: '1', dictParentCode: '', dictRootCode: '' }
    })
  })

  it('[R-3.1-51] cascaderSource 0 comes level by level, 1 at once, as one that says nothing', () => {
    const synFlagOf = (extField: Readonly<Record<string, string>>) => fieldOf({ extField }).originalField.synFlag
    expect([{ cascaderSource: '0' }, { cascaderSource: '1' }, {}].map(synFlagOf)).toEqual(['0', '1', '1'])
  })

  it('keeps what the template says', () => {
    const more = {
      value: 'v',
      remark: 'r',
      placeholder: 'p',
      dataSource: 'REMOTE_SCHOOL',
      dateFormat: 'yyyy',
      fieldType: 'commonField',
      disable: true
    } as const
    expect(fieldOf(more)).toMatchObject({ ...more, disable: '1', disabled: true })
    expect(fieldOf({ fieldType: 'odd' }).fieldType).toBe('field')
    expect(fieldOf({ typeName: 'remoteSelect' })).toMatchObject({ isRemoteSearch: true, originalField: { jsonFlag: '1' } })
    expect(fieldOf({ extField: { cascaderSource: '0', rootArea: '23' } }).originalField).toMatchObject({
      synFlag: '0',
      dictParentCode: '23'
    })
    expect(fieldOf({ dictRootCode: 'XB_FORM' }).originalField).toMatchObject({ dictType: 'dict', dictParentCode: 'XB_FORM' })
  })

  it('takes its options from the root, or from an inline source', () => {
    expect(optionRoot({ dictRootCode: 'R', dataSource: 'inline:1=a' })).toBe('R')
    expect(optionRoot({ dictRootCode: '', dataSource: 'inline:1=a' })).toBe('inline:1=a')
    expect(optionRoot({ dataSource: 'REMOTE_SCHOOL' })).toBe('')
    expect(optionRoot({})).toBe('')
  })

  it('describes its columns alike', () => {
    const columns: readonly TableColumn[] = [
      { id: 'a', type: 'text', name: 'A', required: true, rule: '_checkNumber', sensitive: '1' },
      { id: 'b', type: 'date', name: 'B', required: false, rule: '' },
      { id: 'c', type: 'select', name: 'C', required: false, dictRootCode: 'XB_FORM' }
    ]
    const described = fieldOf({ typeName: 'addTable', columns }).columns
    expect(described.map((column) => [column.componentType, fnsOf(column.rule), column.sensitive, column.dictRootCode])).toEqual([
      ['text', ['_isNullorEmpty', '_checkNumber'], '1', ''],
      ['date', [], '', ''],
      ['select', [], '', 'XB_FORM']
    ])
    expect(JSON.parse(described[0]?.rule ?? '')[1]).toEqual({ fn: '_checkNumber', param: '', message: '' })
    expect(described[1]?.timePickerInfo).toEqual({ kind: 'date', format: 'yyyy-mm-dd' })
  })

  it('extension keys that are no texts are left out', () => {
    expect(fieldExtension({ mrsq: 1, sensitive: '2', columns: ['a', 1], other: 'x' })).toEqual({ sensitive: '2', columns: ['a'] })
    expect(fieldExtension(undefined)).toEqual({})
  })

  it('a form without template says so with empty texts, and carries the dictionaries it uses', () => {
    const { form: _, ...formless } = newborn
    const plan = planScene({ ...newborn, guide: { title: '', questions: [] } }, {}, context)
    const { form: __, ...bare } = plan
    expect(first(first(describeForm(bare, dictionaries).allfield).fieldList)).toMatchObject({ formmodelinfo: '', formmodeltype: '' })
    expect(describeForm(planScene(formless, {}, context), dictionaries).allfield).toEqual([])
    const used = formWith({ fields: [fieldTemplate('a', { dictRootCode: 'XB_FORM' }), fieldTemplate('b', { dictRootCode: 'NOWHERE' })] })
    expect(Object.keys(used.dictionaries)).toEqual(['XB_FORM'])
  })
})

describe('a material described', () => {
  it('has empty texts and no flags where the template says nothing', () => {
    expect(materialOf()).toMatchObject({
      filereuse: '0',
      emptyfile: '',
      examplefile: '',
      signFlag: '0',
      isform: '0',
      hidden: '0',
      onlineMaterialId: '',
      remark: '',
      reviewPoints: [],
      formTemplateId: '',
      certType: '',
      isReuse: false,
      isFree: false,
      needSign: false,
      isApplicationForm: false,
      need: true,
      hasCheckPoint: false
    })
  })

  it('keeps what the template says', () => {
    const more = {
      filereuse: '1',
      signFlag: '1',
      isform: '1',
      onlineMaterialId: 'O1',
      remark: 'r',
      reviewPoints: ['p'],
      formTemplateId: 'T1',
      reusableCertificate: { certType: 'C1', certCode: '', owner: '' }
    }
    expect(materialOf(more)).toMatchObject({
      filereuse: '1',
      signFlag: '1',
      isform: '1',
      isReuse: true,
      needSign: true,
      isApplicationForm: true,
      hasCheckPoint: true,
      onlineMaterialId: 'O1',
      remark: 'r',
      reviewPoints: ['p'],
      formTemplateId: 'T1',
      certType: 'C1'
    })
    expect(materialOf({ filereuse: 'yes', onlineMaterialId: '' })).toMatchObject({ filereuse: '0', isReuse: false, hasCheckPoint: false })
  })

  it('spells its limits out as rules where it does not state them, in front the required rule with its name', () => {
    expect(JSON.parse(materialOf({ accept: ' .PDF|jpg,, png' }).rule)).toEqual([
      { fn: '_isNullorEmpty', param: '', message: '请上传证明' },
      { fn: '_checkFileType', param: 'pdf,jpg,png', message: '' },
      { fn: '_checkFileSize', param: '5', message: '' },
      { fn: '_checkFileNum', param: '2', message: '' }
    ])
    const own = { fn: '_checkFileSize', param: '1', message: '太大' }
    expect(JSON.parse(materialOf({ required: false, rule: [own] }).rule)).toEqual([
      own,
      { fn: '_checkFileType', param: 'pdf', message: '' },
      { fn: '_checkFileNum', param: '2', message: '' }
    ])
    expect(materialOf({ accept: 'a.b' }).fileLimits.fileTypes).toEqual(['a.b'])
  })

  it('is not needed when it is free of hand-in', () => {
    expect(materialOf({ isFree: '1' })).toMatchObject({ isFree: true, need: false })
    expect(materialOf({ isFree: '0' })).toMatchObject({ isFree: false, need: true })
    expect(fnsOf(materialOf({ isFree: '1' }).rule)).not.toContain('_isNullorEmpty')
  })
})

describe('dictionaries', () => {
  const row = (code: string, parentCode: string, sort?: number) => ({
    rootCode: 'R',
    parentCode,
    code,
    name: code,
    ...(sort === undefined ? {} : { sort })
  })

  it('stand in their order, rows below their parents, circles cut', () => {
    const { optionsOf } = dictionariesOf([row('b', 'R', 2), row('a', 'R', 1), row('c', 'a'), row('d', 'd'), row('e', 'elsewhere', 3)])
    expect(optionsOf('R')?.map(({ value, children }) => [value, children?.map((child) => child.value)])).toEqual([
      ['d', undefined],
      ['a', ['c']],
      ['b', undefined],
      ['e', undefined]
    ])
    expect(optionsOf('S')).toBeUndefined()
    expect(
      dictionariesOf([row('x', 'y'), row('y', 'x'), row('z', 'R')])
        .optionsOf('R')
        ?.map(({ value }) => value)
    ).toEqual(['z'])
    expect(
      dictionariesOf([row('R', 'R'), row('s', 'R')])
        .optionsOf('R')
        ?.map(({ value }) => value)
    ).toEqual(['R', 's'])
  })

  it.each([
    [
      'inline:1=是;0=否',
      [
        ['1', '是'],
        ['0', '否']
      ]
    ],
    [
      'inline:1=a=b;2',
      [
        ['1', 'a=b'],
        ['2', '2']
      ]
    ],
    ['inline:=x;', []],
    ['inline', undefined]
  ] as const)('%j gives %j', (source, options) => expect(inlineOptions(source)?.map(({ value, name }) => [value, name])).toEqual(options))
})
