import type { Field, FieldGroup, FormDescription } from '@ljonething/domain/form/FormDescription'
import { fromDictionary, rules, someField } from '@ljonething/domain/testing/formParts'

/** A long form made up by number (长表单): sections of twenty fields, text, select and date in turn, nine of twenty required, one linkage. */
const perSection = 20
const required = 9

const kinds = ['text', 'select', 'date'] as const
const topics = ['姓名', '婚姻状况', '出生日期', '手机号码', '民族', '登记日期', '单位名称', '文化程度', '开始日期', '证件号码'] as const
const choices = ['汉族', '满族', '朝鲜族', '蒙古族', '回族', '达斡尔族', '鄂伦春族', '赫哲族', '锡伯族', '鄂温克族', '柯尔克孜族', '其他']
const textRules = [['_checkMaxLength', '60'], '_checkMobile', '_checkUpperCase'] as const

/** The choice of the first section on which the linkage looks. */
const linkage = JSON.stringify([{ when: { field: 'f1', is: '1' }, then: { require: ['f12'] } }])

const fieldAt = (at: number): Field => {
  const kind = kinds[at % kinds.length] ?? 'text'
  const own = kind === 'text' ? [textRules[at % textRules.length] ?? '_checkUpperCase'] : []
  return someField({
    id: `S${Math.floor(at / perSection)}^f${at}`,
    name: `f${at}`,
    label: `${topics[at % topics.length] ?? ''}${at + 1}`,
    remark: at % 4 === 1 ? '与证件上的内容一致' : '',
    componentType: kind,
    rule: rules(...(at % perSection < required ? ['_isNullorEmpty'] : []), ...own),
    originalField: fromDictionary(kind === 'select' ? 'MZ' : ''),
    timePickerInfo: kind === 'date' ? { kind: 'date', format: 'yyyy-mm-dd' } : undefined,
    jsStr: at === 1 ? linkage : ''
  })
}

export const manyFields = (count: number): FormDescription => ({
  sceneId: 'LONG',
  allfield: Array.from({ length: Math.ceil(count / perSection) }, (_, at): FieldGroup => {
    const from = at * perSection
    const fieldList = Array.from({ length: Math.min(perSection, count - from) }, (_field, place) => fieldAt(from + place))
    return { code: `S${at}`, name: `第 ${at + 1} 部分`, fieldList, isCollapsible: false }
  }),
  allfile: [],
  dictionaries: { MZ: choices.map((name, at) => ({ value: String(at + 1), name })) }
})
