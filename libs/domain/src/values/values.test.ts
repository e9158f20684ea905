import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCascader, encodeCascader } from './cascaderValue.ts'
import { decodeCheckbox, encodeCheckbox } from './checkboxValue.ts'
import { decodeMultiCascader, encodeMultiCascader } from './multiCascaderValue.ts'
import { decodeTableRows, encodeTableRows, hasShownValue } from './tableRows.ts'
import type { TableCell } from './tableRows.ts'
import { decodeTreeBox, encodeTreeBox } from './treeBoxValue.ts'
import { flattenOptions, placeOptions } from './treeOption.ts'

const code = fc.string({ minLength: 1 })
const named = fc.record({ name: fc.string(), value: code })
const node = fc.record({ value: code, name: fc.string(), parentValue: fc.string(), parentName: fc.string() })
const cell = fc.record({ id: code, type: fc.string(), name: fc.string(), value: fc.string(), isHidden: fc.boolean() })
const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  fc.anything().map((value) => `${JSON.stringify(value) ?? ''}`)
)
const cellOf = (value: string, isHidden = false): TableCell => ({ id: 'c', type: 'text', name: '列', value, isHidden })

describe('cascader', () => {
  it.each([
    ['{"name":"道里区","value":"230102000000"}', { name: '道里区', value: '230102000000' }],
    ['{"label":"道里区","value":"230102000000"}', { name: '道里区', value: '230102000000' }],
    ['{"name":"","label":"道里区","value":1}', { name: '道里区', value: '1' }],
    ['{"name":"道里区"}', undefined],
    ['[]', undefined],
    ['null', undefined],
    ['道里区', undefined],
    ['', undefined]
  ])('[R-3.3-21] %s reads as %j', (stored, chosen) => {
    expect(decodeCascader(stored)).toEqual(chosen)
  })

  it('[R-3.3-21] is stored as JSON {name, value}; nothing chosen as nothing', () => {
    expect(encodeCascader({ name: '道里区', value: '230102000000' })).toBe('{"name":"道里区","value":"230102000000"}')
    expect(encodeCascader(undefined)).toBe('')
  })

  it('[R-3.3-21] comes back as it was stored', () => {
    fc.assert(
      fc.property(fc.option(named, { nil: undefined }), (chosen) => {
        expect(decodeCascader(encodeCascader(chosen))).toEqual(chosen)
      })
    )
  })
})

describe('multi-level cascader', () => {
  it('[R-3.3-22] is stored as a JSON array of {name, value}', () => {
    const path = [
      { name: '黑龙江省', value: '230000000000' },
      { name: '哈尔滨市', value: '230100000000' }
    ]
    expect(encodeMultiCascader(path)).toBe('[{"name":"黑龙江省","value":"230000000000"},{"name":"哈尔滨市","value":"230100000000"}]')
    expect(encodeMultiCascader([])).toBe('')
    expect(decodeMultiCascader('[{"name":"甲","value":"1"},null,{"name":"乙"},"x"]')).toEqual([{ name: '甲', value: '1' }])
  })

  it('[R-3.3-22] comes back as it was stored', () => {
    fc.assert(
      fc.property(fc.array(named), (path) => {
        expect(decodeMultiCascader(encodeMultiCascader(path))).toEqual(path)
      })
    )
  })
})

describe('tree box', () => {
  it('[R-3.3-23] is stored as a JSON array of {value, name, parentValue, parentName}', () => {
    const ticked = [{ value: 'A01', name: '农业', parentValue: 'A', parentName: '农、林、牧、渔业' }]
    expect(encodeTreeBox(ticked)).toBe('[{"value":"A01","name":"农业","parentValue":"A","parentName":"农、林、牧、渔业"}]')
    expect(encodeTreeBox([])).toBe('')
    expect(decodeTreeBox('[{"value":"A01","name":"农业"},7]')).toEqual([{ value: 'A01', name: '农业', parentValue: '', parentName: '' }])
  })

  it('[R-3.3-23] comes back as it was stored', () => {
    fc.assert(
      fc.property(fc.array(node), (nodes) => {
        expect(decodeTreeBox(encodeTreeBox(nodes))).toEqual(nodes)
      })
    )
  })
})

describe('checkbox', () => {
  it.each([
    [['1', '3'], '1;3'],
    [['3', '1', '3', ' ', ''], '3;1'],
    [[], '']
  ])('[R-3.3-24] %j is stored as %s', (codes, stored) => {
    expect(encodeCheckbox(codes)).toBe(stored)
  })

  it('[R-3.3-24] comes back as it was stored, whatever a code is made of but semicolons', () => {
    const trimmed = fc
      .string({ minLength: 1 })
      .map((text) => text.replaceAll(';', '').trim())
      .filter((text) => text !== '')
    fc.assert(
      fc.property(fc.uniqueArray(trimmed), (codes) => {
        expect(decodeCheckbox(encodeCheckbox(codes))).toEqual(codes)
      })
    )
  })
})

describe('repeatable table', () => {
  it('[R-3.3-18] is stored as rows of {id, type, name, value, isHidden}', () => {
    const rows = [[{ id: 'wUnit', type: 'text', name: '工作单位', value: '哈尔滨量具厂', isHidden: false }]]
    expect(JSON.parse(encodeTableRows(rows))).toEqual(rows)
    expect(encodeTableRows([])).toBe('')
    expect(decodeTableRows('[[{"id":"a","value":3,"isHidden":"1"},{"value":"x"}],[],"row",[7]]')).toEqual([
      [{ id: 'a', type: '', name: '', value: '3', isHidden: true }]
    ])
  })

  it('[R-3.3-18] comes back as it was stored', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
        expect(decodeTableRows(encodeTableRows(rows))).toEqual(rows)
      })
    )
  })

  it('is worth keeping when a shown cell has a value', () => {
    expect(hasShownValue([cellOf(''), cellOf('x')])).toBe(true)
    expect(hasShownValue([cellOf(' '), cellOf('x', true)])).toBe(false)
    expect(hasShownValue([])).toBe(false)
  })
})

describe('every codec', () => {
  it('answers any stored text', () => {
    fc.assert(
      fc.property(garbage, (stored) => {
        expect(decodeCascader(stored)?.value).not.toBe('')
        expect(decodeMultiCascader(stored).every((option) => option.value !== '')).toBe(true)
        expect(decodeTreeBox(stored).every((option) => option.value !== '')).toBe(true)
        expect(decodeCheckbox(stored).every((option) => option.trim() !== '')).toBe(true)
        expect(decodeTableRows(stored).every((row) => row.length > 0)).toBe(true)
      })
    )
  })

  it('what was read from anything is stored and read as the same', () => {
    fc.assert(
      fc.property(garbage, (stored) => {
        const rows = decodeTableRows(stored)
        expect(decodeTableRows(encodeTableRows(rows))).toEqual(rows)
        const nodes = decodeTreeBox(stored)
        expect(decodeTreeBox(encodeTreeBox(nodes))).toEqual(nodes)
      })
    )
  })
})

describe('tree options', () => {
  const nested = [
    { value: 'A', name: '农、林、牧、渔业', children: [{ value: 'A01', name: '农业', children: [{ value: 'A011', name: '谷物种植' }] }] },
    { value: 'B', name: '采矿业' }
  ]

  it('[R-3.3-20] know value, name, children, level and parent', () => {
    expect(placeOptions(nested)).toEqual([
      {
        value: 'A',
        name: '农、林、牧、渔业',
        level: 1,
        parentValue: '',
        parentName: '',
        children: [
          {
            value: 'A01',
            name: '农业',
            level: 2,
            parentValue: 'A',
            parentName: '农、林、牧、渔业',
            children: [{ value: 'A011', name: '谷物种植', level: 3, parentValue: 'A01', parentName: '农业', children: [] }]
          }
        ]
      },
      { value: 'B', name: '采矿业', level: 1, parentValue: '', parentName: '', children: [] }
    ])
  })

  it('can be walked one after the other, parents first', () => {
    expect(flattenOptions(placeOptions(nested)).map((option) => `${option.level}${option.value}`)).toEqual(['1A', '2A01', '3A011', '1B'])
  })
})
