import { describe, expect, it } from 'vitest'
import { checkWording } from './checkWording.ts'

describe('words of developers in texts for people', () => {
  it.each([
    ['对应接口字段 aab001001', '接口、aab001001'],
    ['从目录勾选；值为JSON数组{value,name,parentValue}', '数组、值为、JSON、{value,name,parentValue}'],
    ['父母户籍地行政区划代码前两位为23。', '区划代码前两位'],
    ['可多选，值以英文分号连接', '分号'],
    ['参数1米；牌匾规则缺省上限为4米', '参数'],
    ['送达方式组（容器，不展示）', '容器'],
    ['接口异常，请稍后重试（P267-001-0094 返回error）', '接口、返回error、P267-001'],
    ['由证件号码自动带出', '自动带出']
  ])('%s', (text, found) => {
    expect(checkWording({ form: { groups: [{ remark: text }] } })).toEqual([
      { path: 'form.groups[0].remark', message: `a word of developers in a text for people: ${found}` }
    ])
  })

  it.each(['填好证件号码后自动得出', '18位，最后一位可以是X，例如11010519491231002X', '例如 HLJB23010320260000123', 'aab001001'])(
    'not in %s',
    (text) => {
      expect(checkWording([text])).toEqual([])
    }
  )

  it('notes to whoever keeps the content are left alone', () => {
    expect(checkWording({ sources: ['规范的接口名'], sampleCase: { note: '参数为虚构' } })).toEqual([])
  })
})
