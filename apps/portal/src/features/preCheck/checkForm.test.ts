import { someField, someForm } from '@ljonething/domain/testing/formParts'
import type { PreCheck } from '@ljonething/domain/scene/Scene'
import { describe, expect, it } from 'vitest'
import { newbornScene } from '../../testing/newbornScene.ts'
import { checkForm, checkParamsOf, formValuesOf } from './checkForm.ts'

const asking = (...params: readonly string[]): PreCheck => ({
  code: 'C1',
  title: '条件',
  detail: '',
  choices: [],
  expected: '1',
  failMessage: '',
  check: { api: 'local/userLevel', params, mode: 'typeEquals' }
})
const form = someForm([someField({ id: 'NB2018^motherBirth', name: 'motherBirth', label: '母亲出生日期', jsStr: '[{}]' })])
const fieldsOf = (checks: readonly PreCheck[], given = {}) =>
  checkForm(form, checks, newbornScene, given).allfield.flatMap(({ fieldList }) => fieldList)

describe('the form of the pre-checks', () => {
  it('asks each parameter once: a field of the form as itself without linkage, another as text of its own with what was given', () => {
    const fields = fieldsOf([asking('motherBirth', 'aab034001'), asking('aab034001')], { aab034001: '2001-07-01' })
    expect(fields.map(({ id, label, jsStr, value }) => [id, label, jsStr, value])).toEqual([
      ['NB2018^motherBirth', '母亲出生日期', '', ''],
      ['PRECHECK^aab034001', '社会保险经办机构', '', '2001-07-01']
    ])
  })

  it('keeps of the linkage of a field what a register fills in', () => {
    const lookup = { api: 'socialSecurity/insuredInfo', params: ['motherBirth'], fill: { personalNo: 'personalNo' } }
    const when = { field: 'motherBirth', empty: false }
    const rules = [
      { when, then: { lookup, note: '不看' } },
      { when, then: { hide: ['motherBirth'] } }
    ]
    const linked = someForm([someField({ id: 'NB2018^motherBirth', name: 'motherBirth', jsStr: JSON.stringify(rules) })])
    const [field] = checkForm(linked, [asking('motherBirth')], newbornScene, {}).allfield[0]?.fieldList ?? []
    expect(JSON.parse(field?.jsStr ?? '')).toEqual([{ when, then: { lookup } }])
  })

  it('checks and masks what is an ID number or a name, and nothing else', () => {
    const fields = fieldsOf([asking('aac147002', 'aac003001', 'aac002001', 'aab001001', 'unknownName')])
    expect(fields.map(({ label, rule, extField }) => [label, rule, extField.sensitive])).toEqual([
      ['公民身份号码', expect.stringContaining('_checkIdCard'), '2'],
      ['姓名', '[]', '1'],
      ['社会保障号码', '[]', '2'],
      ['单位编号', '[]', undefined],
      ['unknownName', '[]', undefined]
    ])
  })

  it('tells fields of one label apart by their groups', () => {
    const twice = ['man', 'woman'].map((name) => ({
      ...form,
      allfield: [
        {
          code: name,
          name: name === 'man' ? '男方' : '女方',
          isCollapsible: false,
          fieldList: [
            someField({ id: `G^${name}`, name, label: '身份证号' }),
            ...(name === 'man' ? [] : [someField({ id: 'G^womanCertType', name: 'womanCertType', label: '证件类型' })])
          ]
        }
      ]
    }))
    const both = { ...form, allfield: [...form.allfield, ...twice.flatMap(({ allfield }) => allfield)] }
    const labels = checkForm(both, [asking('man', 'woman', 'womanCertType', 'motherBirth')], newbornScene, {}).allfield.flatMap(
      ({ fieldList }) => fieldList.map(({ label }) => label)
    )
    expect(labels).toEqual(['身份证号（男方）', '身份证号（女方）', '证件类型（女方）', '母亲出生日期'])
  })

  it('asks the certificate type before the number whose rule it chooses', () => {
    const rule = JSON.stringify([{ fn: '_checkCertNo', param: 'motherCertType', message: '' }])
    const fieldList = [
      someField({ id: 'NB2^motherIdCard', name: 'motherIdCard', label: '母亲证件号码', rule }),
      someField({ id: 'NB2^motherCertType', name: 'motherCertType', label: '母亲证件类型' })
    ]
    const typed = { ...form, allfield: [{ code: 'NB2', name: '母亲', isCollapsible: false, fieldList }] }
    const asked = checkForm(typed, [asking('motherIdCard')], newbornScene, {}).allfield.flatMap((group) => group.fieldList)
    expect(asked.map(({ name }) => name)).toEqual(['motherCertType', 'motherIdCard'])
  })

  it('asks nothing that the session, the address or a later field knows', () => {
    expect(fieldsOf([asking('userLevel', 'region', 'babyName')])).toEqual([])
    expect(checkForm(form, [asking('userLevel')], newbornScene, {}).allfield).toEqual([])
  })

  it('parts its values into those of the form and parameters', () => {
    const values = { 'NB2018^motherBirth': '1993-04-12', 'PRECHECK^aab034001': '2001-07-01' }
    expect(formValuesOf(values)).toEqual({ 'NB2018^motherBirth': '1993-04-12' })
    expect(checkParamsOf(values)).toEqual({ aab034001: '2001-07-01' })
  })
})
