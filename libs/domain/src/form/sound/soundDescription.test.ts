import { describe, expect, it } from 'vitest'
import type { DictionaryOption } from '../FormDescription.ts'
import { fromDictionary, rules, someField, someForm, someMaterial } from '../../testing/formParts.ts'
import { soundDescription } from './soundDescription.ts'

const problemsOf = (given: unknown) => soundDescription(given).issues.map(({ problem, id }) => `${problem} ${id}`)
const fieldOf = (given: unknown) => soundDescription(given).description.allfield[0]?.fieldList[0]
const linked = (...then: readonly object[]) => JSON.stringify(then)

describe('a description that a form can be made of', () => {
  it('is the very same where nothing is wrong with it', () => {
    const form = someForm([someField({ name: 'a', rule: rules('_isNullorEmpty') })], { materials: [someMaterial({ id: 'M' })] })
    expect(soundDescription(form)).toEqual({ description: form, issues: [] })
    expect(soundDescription(form).description).toBe(form)
  })

  it('is itself sound, however odd what it was made of', () => {
    const { description } = soundDescription({
      allfield: [{ code: 1, fieldList: [{}, null, someField({ name: 'a', label: '长'.repeat(300) })] }]
    })
    expect(soundDescription(structuredClone(description)).issues).toEqual([])
  })

  it('has each id once, and keeps every field of a second group of one code', () => {
    const [one, other] = [someField({ name: 'a', label: '甲' }), someField({ name: 'a', label: '乙' })]
    const again = { code: 'T1', name: '又一组', fieldList: [someField({ name: 'b' })], isCollapsible: false }
    const form = someForm([one, other], { groups: [again], materials: [someMaterial({ id: 'M' }), someMaterial({ id: 'M' })] })
    const { description } = soundDescription(form)
    expect(problemsOf(form)).toEqual(['duplicate T1^a', 'duplicate T1', 'duplicate M'].map((text) => text.replace('T1^a', one.id)))
    expect(description.allfield.map(({ fieldList }) => fieldList.map(({ label }) => label))).toEqual([['甲'], ['b']])
    expect(new Set(description.allfield.map(({ code }) => code)).size).toBe(2)
    expect(description.allfile).toHaveLength(1)
  })

  it('asks for text, and says so, where a component is not known or nothing can be chosen', () => {
    const odd = someForm([someField({ name: 'a', typeName: 'hologram', isOneLine: true })])
    const empty = someForm([someField({ name: 'a', componentType: 'select', originalField: fromDictionary('GONE') })])
    const none = someForm([someField({ name: 'a', componentType: 'checkbox', originalField: fromDictionary('EMPTY') })], {
      dictionaries: { EMPTY: [] }
    })
    expect([odd, empty, none].map(problemsOf)).toEqual([['component T1001^a'], ['options T1001^a'], ['options T1001^a']])
    for (const form of [odd, empty, none])
      expect(fieldOf(form)).toMatchObject({ componentType: 'text', remark: expect.stringContaining('请直接填写文字') })
  })

  it('leaves alone what is asked of a source, loaded by level, written out or of the region tree', () => {
    const fields = [
      someField({ name: 'a', componentType: 'select', dataSource: 'marriage/queryOrgs' }),
      someField({ name: 'b', componentType: 'cascader', originalField: { ...fromDictionary('TREE'), synFlag: '0' } }),
      someField({ name: 'c', componentType: 'select', originalField: fromDictionary('inline:1=是;0=否') }),
      someField({ name: 'd', componentType: 'cascader', originalField: fromDictionary('SH00XZQH') })
    ]
    expect(problemsOf(someForm(fields))).toEqual([])
  })

  it('names rules and linkage that cannot be read, of fields, columns and materials', () => {
    const column = {
      id: 'c',
      name: '列',
      componentType: 'text' as const,
      rule: '[{"fn":"_no"}]',
      dictRootCode: '',
      timePickerInfo: undefined,
      sensitive: ''
    }
    const form = someForm(
      [
        someField({ name: 'a', rule: 'required' }),
        someField({ name: 'b', jsStr: 'loadNewbornInfo()' }),
        someField({ name: 'c', componentType: 'addTable', columns: [column] })
      ],
      { materials: [someMaterial({ id: 'M', rule: '{}' })] }
    )
    expect(problemsOf(form)).toEqual(['rule T1001^a', 'rule T1001^c', 'rule M', 'linkage T1001^b'])
  })

  it('names every field of a circle of linkage rules, and none beside it', () => {
    const jsStr = linked(
      { when: { field: 'a', empty: true }, then: { show: ['b'] } },
      { when: { field: 'b', is: '1' }, then: { clear: ['c'] } },
      { when: { field: 'c', empty: true }, then: { set: { a: 'x', d: { field: 'c' } } } },
      { when: { field: 'd', is: '1' }, then: { require: ['a'], note: '…' } }
    )
    const fields = ['a', 'b', 'c', 'd'].map((name) => someField({ name, ...(name === 'a' ? { jsStr } : {}) }))
    expect(problemsOf(someForm(fields))).toEqual(['cycle T1001^a', 'cycle T1001^b', 'cycle T1001^c'])
  })

  it('has no material of the id of a field: what is wrong with either is told by its id', () => {
    const field = someField({ name: 'a' })
    const form = someForm([field], { materials: [someMaterial({ id: field.id }), someMaterial({ id: 'M' })] })
    expect(problemsOf(form)).toEqual([`duplicate ${field.id}`])
    expect(soundDescription(form).description.allfile.map(({ id }) => id)).toEqual(['M'])
  })

  it('has options with a code each, of a depth and length that can be shown', () => {
    const deep = Array.from({ length: 5_000 }).reduce<readonly DictionaryOption[]>(
      (children, _, at) => [{ value: `${at}`, name: '层', children }],
      []
    )
    const twice = [
      { value: '1', name: '是' },
      { value: '1', name: '否'.repeat(500) },
      { value: '', name: '无' }
    ]
    const form = { ...someForm([]), dictionaries: { deep, twice, none: null } }
    expect(problemsOf(form)).toEqual(['size deep', 'duplicate twice', 'shape twice', 'shape none'])
    expect(soundDescription(form).description.dictionaries['twice']).toEqual([{ value: '1', name: '是' }])
  })

  it('has no name that every object has by itself', () => {
    const form = someForm([someField({ name: 'a', id: 'constructor' }), someField({ name: '__proto__' }), someField({ name: 'b' })])
    expect(soundDescription(form).description.allfield[0]?.fieldList.map(({ name }) => name)).toEqual(['b'])
  })

  it.each(['field', 'commonField', 'file', 'commonFile'] as const)(
    '[R-3.3-05] knows a field of type %s, and takes any other for one',
    (fieldType) => {
      expect(fieldOf(someForm([someField({ name: 'a', fieldType })]))?.fieldType).toBe(fieldType)
      const other = {
        ...someForm([]),
        allfield: [{ ...someForm([]).allfield[0], fieldList: [{ ...someField({ name: 'a' }), fieldType: 'folder' }] }]
      }
      expect(problemsOf(other)).toEqual(['shape T1001^a'])
      expect(fieldOf(other)?.fieldType).toBe('field')
    }
  )

  it.each(['0', '1'] as const)('[R-3.3-07] knows a field of catalogeType %s, and takes any other for 0', (catalogeType) => {
    expect(fieldOf(someForm([someField({ name: 'a', catalogeType })]))?.catalogeType).toBe(catalogeType)
    const other = {
      ...someForm([]),
      allfield: [{ ...someForm([]).allfield[0], fieldList: [{ ...someField({ name: 'a' }), catalogeType: 2 }] }]
    }
    expect(fieldOf(other)?.catalogeType).toBe('0')
  })

  it.each([undefined, null, 7, 'text', [], {}, { allfield: {}, allfile: 'x', dictionaries: [] }])('is empty of %j', (given) => {
    const { description, issues } = soundDescription(given)
    expect(description).toMatchObject({ allfield: [], allfile: [], dictionaries: {} })
    expect(issues.length).toBeGreaterThan(0)
  })
})
