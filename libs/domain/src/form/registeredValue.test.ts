import { describe, expect, it } from 'vitest'
import { parseRegions } from '../region/parseRegions.ts'
import type { FieldTemplate } from '../scene/FormTemplate.ts'
import { registeredValue } from './registeredValue.ts'

const field = (more: Partial<FieldTemplate>): FieldTemplate => ({
  id: 'G1^a',
  name: 'a',
  label: '甲',
  typeName: 'text',
  matters: '*',
  required: false,
  fieldType: 'field',
  ...more
})
const regions = parseRegions(
  '230000000000,,province,黑龙江省\n230100000000,230000000000,city,哈尔滨市\n230103000000,230100000000,district,南岗区'
)
const married = { value: '20', name: '已婚' }
const known = {
  regions,
  dictionaries: { optionsOf: (root: string) => (root === 'HYZK' ? [{ value: '10', name: '未婚' }, married] : undefined) },
  optionOf: (source: string, code: string) =>
    source === 'REMOTE_POLICE' && code === 'PCS1' ? { value: 'PCS1', name: '松柏派出所' } : undefined
}
const stored = (more: Partial<FieldTemplate>, text: string) => registeredValue(field(more), text, known)

describe('the text of a register in a field', () => {
  it('is the path of a region, from the province on', () => {
    expect(JSON.parse(stored({ typeName: 'cascader', dictRootCode: 'SH00XZQH' }, '230103000000') ?? '')).toEqual([
      { name: '黑龙江省', value: '230000000000' },
      { name: '哈尔滨市', value: '230100000000' },
      { name: '南岗区', value: '230103000000' }
    ])
    expect(stored({ typeName: 'cascader', dictRootCode: 'SH00XZQH' }, '440103000000')).toBeUndefined()
    expect(stored({ typeName: 'treeBox', dictRootCode: 'SH00XZQH' }, '230103000000')).toBeUndefined()
  })

  it('is the code of a choice, whether the register says code or name', () => {
    expect(['20', '已婚', '再婚'].map((text) => stored({ typeName: 'select', dictRootCode: 'HYZK' }, text))).toEqual([
      '20',
      '20',
      undefined
    ])
    expect(stored({ typeName: 'select', dataSource: 'inline:1=是;0=否' }, '否')).toBe('0')
  })

  it('is an option that the source has, with its name', () => {
    const police = { typeName: 'select', dataSource: 'REMOTE_POLICE' } as const
    expect(stored(police, 'PCS1')).toBe('{"name":"松柏派出所","value":"PCS1"}')
    expect(stored(police, 'PCS2')).toBeUndefined()
  })

  it('is text as it is, and a date only of its format', () => {
    expect(stored({}, '周晓岚')).toBe('周晓岚')
    expect(stored({}, '周\u0007')).toBeUndefined()
    expect(['1993-04-12', '12.4.1993'].map((text) => stored({ typeName: 'date' }, text))).toEqual(['1993-04-12', undefined])
  })
})
