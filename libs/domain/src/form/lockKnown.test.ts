import { describe, expect, it } from 'vitest'
import { context, dictionaries, sceneFile, today } from '../../cases/sceneFiles.ts'
import { planScene } from '../plan/planScene.ts'
import { compileLinkage, linkageOf } from './compileLinkage.ts'
import { describeForm } from './describeForm.ts'
import { fieldRules } from './fieldRules.ts'
import { readyLookups } from './linkage.ts'
import { lockKnown, withKnown } from './lockKnown.ts'
import { registerIssues } from './registerIssues.ts'
import { validateForm } from './validateForm.ts'

const scene = sceneFile('08-company-deregister.yaml')
const described = describeForm(planScene(scene, {}, { ...context, userType: '1' }), dictionaries)
const code = '91230199MACX1P002C'
const name = '哈尔滨北原农业科技有限公司（示例）'
const source = '来自实名认证'
const form = lockKnown(described, [
  { name: 'entName', value: name, source },
  { name: 'creditCode', value: code, source },
  { name: 'noField', value: 'x', source }
])
const [nameId, codeId, legalId] = ['ZX1001^entName', 'ZX1002^creditCode', 'ZX1003^legalName']
const own = { [nameId]: name, [codeId]: code }
const changed = (values: Readonly<Record<string, string>>) =>
  validateForm({ ...form, allfile: [] }, values, {}, { today })
    .filter(({ fn }) => fn === '_checkUnModify')
    .map(({ id, message }) => [id, message])

describe('what identity gives', () => {
  it('begins with that value and is read-only; the other fields stay as they are', () => {
    const fields = form.allfield.flatMap(({ fieldList }) => fieldList)
    expect(fields.find(({ id }) => id === codeId)).toMatchObject({ value: code, disabled: true, disable: '1', knownFrom: source })
    expect(fields.filter(({ knownFrom }) => knownFrom !== undefined)).toHaveLength(2)
    expect(lockKnown(described, [])).toBe(described)
  })

  it('leaves the linkage and the rules as they would be compiled of the form itself', () => {
    const own = new Map(form.allfield.flatMap(({ fieldList }) => fieldList).map((field) => [field.name, field]))
    const compiled = compileLinkage(structuredClone(form))
    expect(linkageOf(form)).toEqual(compiled)
    expect(linkageOf(form).initial.get('creditCode')?.disabled).toBe(true)
    expect(linkageOf(described).initial.get('creditCode')?.disabled).toBe(false)
    for (const [name, field] of compiled.fields) expect(fieldRules(own.get(name) ?? field, true)).toEqual(fieldRules(field, true))
  })

  it('cannot be changed or emptied, not even where a register would fill it', () => {
    expect(changed(own)).toEqual([])
    expect(changed({ ...own, [nameId]: '另一家公司' })).toEqual([[nameId, '该项由系统带出，不可修改']])
    expect(changed({ ...own, [codeId]: '91230199MADB6P001P', [nameId]: '' })).toEqual([
      [nameId, '该项由系统带出，不可修改'],
      [codeId, '该项由系统带出，不可修改']
    ])
    expect(withKnown(form, { [nameId]: '另一家公司', [legalId]: '宋北原' })).toEqual({ ...own, [legalId]: '宋北原' })
  })

  it('is not filled by a register; what else the register says is', () => {
    expect(readyLookups(form, undefined, own, today)).toEqual([
      { api: 'market/entInfo', params: { creditCode: code }, fill: { [legalId]: 'legalName' }, closed: [legalId] }
    ])
    expect(readyLookups(described, undefined, own, today)[0]?.closed).toEqual([nameId, legalId])
    expect(readyLookups(form, undefined, {}, today)).toEqual([])
  })
})

describe('what a register filled', () => {
  const fill = { [legalId]: 'legalName' }
  const issues = (values: Readonly<Record<string, string>>, answer: Readonly<Record<string, string>>, closed = [legalId]) =>
    registerIssues(form, { ...own, ...values }, today, { fill, closed }, answer).map(({ id, text }) => [id, text])

  it('is refused when it was changed or emptied', () => {
    expect(issues({ [legalId]: '宋北原' }, { legalName: '宋北原' })).toEqual([])
    for (const value of ['张三', ''])
      expect(issues({ [legalId]: value }, { legalName: '宋北原' })).toEqual([[legalId, '[法定代表人]字段该项由系统带出，不可修改']])
  })

  it('is the person’s where the register does not say it or the scene opens it', () => {
    expect(issues({ [legalId]: '张三' }, {})).toEqual([])
    expect(issues({ [legalId]: '张三' }, { legalName: '' })).toEqual([])
    expect(issues({ [legalId]: '张三' }, { legalName: '宋北原' }, [])).toEqual([])
  })

  it('the newborn scene opens the name, which the record of the hospital only suggests', () => {
    const newborn = sceneFile('01-newborn.yaml')
    const plan = planScene(newborn, newborn.sampleCase?.answers ?? {}, context)
    const values = {
      'NB1003^babyBirthTime': '2026-11-03 08:16',
      'NB1009^medicalOrg': '{"name":"哈尔滨市红十字中心医院","value":"HJ0006"}',
      'NB2017^motherIdCard': '23019919930412002X'
    }
    const form = describeForm(plan, dictionaries)
    const ids = new Map(form.allfield.flatMap(({ fieldList }) => fieldList.map((field) => [field.name, field.id])))
    const mother = ids.get('motherIdCard') ?? ''
    const [lookup] = readyLookups(form, undefined, { ...values, [mother]: '23019919930412002X' }, today)
    const named = (wanted: readonly string[]) => wanted.map((each) => ids.get(each))
    expect(lookup?.closed).toEqual(named(['babySex', 'birthWeight', 'birthLength', 'birthNewbornNo']))
    expect(lookup?.params).toMatchObject({ medicalOrg: 'HJ0006', motherIdCard: '23019919930412002X' })
  })
})
