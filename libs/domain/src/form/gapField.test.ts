/** What nobody answers, whatever the table declares today: these registers and sources are gaps here. */
import { describe, expect, it, vi } from 'vitest'
import { context } from '../../cases/sceneFiles.ts'
import { fieldOf, fieldTemplate, formWith } from '../../cases/smallForm.ts'
import type { LinkageRule } from '../scene/FormTemplate.ts'
import { validateForm } from './validateForm.ts'

vi.mock(import('../registers/registers.ts'), async (original) => {
  const table = await original()
  return {
    ...table,
    sourceNamed: (name) => {
      const row = table.sourceNamed(name)
      return row && name === 'marriage/queryOrgs' ? { ...row, from: 'gap' } : row
    }
  }
})

const byHand = '暂时无法由登记信息带出，请如实填写，提交后由工作人员核对。'

describe('a choice whose source nobody answers', () => {
  it.each(['select', 'remoteSelect', 'configCascader'])('as %s is text with an honest sentence', (typeName) => {
    const field = fieldOf({
      label: '婚姻登记处',
      typeName,
      required: true,
      dataSource: 'marriage/queryOrgs',
      value: '230000000000',
      remark: '可跨区'
    })
    expect(field).toMatchObject({
      componentType: 'text',
      isRemoteSearch: false,
      dataSource: '',
      value: '',
      maxLength: 100,
      placeholder: '请填写婚姻登记处',
      remark: '可跨区<br>暂时无法查询可选项，请如实填写全称，提交后由工作人员核对。'
    })
  })

  it('has to be filled in when it is required, and not too long', () => {
    const form = formWith({ fields: [fieldTemplate('x', { typeName: 'select', required: true, dataSource: 'marriage/queryOrgs' })] })
    const issues = (value: string) => validateForm(form, { 'G^x': value }, {}, { today: context.today }).map(({ fn }) => fn)
    expect(issues('')).toEqual(['_isNullorEmpty'])
    expect(issues('哈尔滨住房公积金管理中心')).toEqual([])
    expect(issues('心'.repeat(51))).toEqual(['_checkMaxLength'])
  })

  it('keeps the options a dictionary or the field itself gives', () => {
    expect(fieldOf({ typeName: 'select', dictRootCode: 'YYSD', dataSource: 'marriage/chooseAppointTime' }).componentType).toBe('select')
    expect(fieldOf({ typeName: 'select', dataSource: 'inline:1=是' }).componentType).toBe('select')
  })
})

describe('a lookup nobody answers', () => {
  const rule = (api: string, fill: Readonly<Record<string, string>>, more = {}): LinkageRule => ({
    when: { field: 'id', empty: false },
    then: { lookup: { api, params: ['id'], fill }, ...more }
  })
  const formOf = (...linkage: readonly LinkageRule[]) =>
    formWith({ fields: ['id', 'a', 'b'].map((name) => fieldTemplate(name)), linkage }).allfield.flatMap(({ fieldList }) => fieldList)

  it('is not asked, and what it would have filled says so', () => {
    const [id, a, b] = formOf(rule('nobody/asked', { a: 'name' }))
    expect([id?.jsStr, a?.remark, b?.remark]).toEqual(['', byHand, ''])
  })

  it('leaves the rest of its rule, and lookups that are answered', () => {
    const [id] = formOf(rule('nobody/asked', { a: 'name' }, { note: '请核对' }), rule('market/entInfo', { b: 'entName' }))
    expect(JSON.parse(id?.jsStr ?? '')).toEqual([
      { when: { field: 'id', empty: false }, then: { note: '请核对' } },
      rule('market/entInfo', { b: 'entName' })
    ])
  })

  it('of a single key says so of that field alone', () => {
    const [id, a, b] = formOf(rule('socialSecurity/insuredInfo', { a: 'name', b: 'deathTime' }))
    expect([id?.jsStr === '', a?.remark, b?.remark]).toEqual([false, '', byHand])
  })
})
