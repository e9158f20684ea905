import { describe, expect, it } from 'vitest'
import { today } from '../../cases/sceneFiles.ts'
import { fieldTemplate, formWith, valuesOf } from '../../cases/smallForm.ts'
import { fieldStates } from '../testing/fieldStates.ts'
import { compileLinkage, linkageOf } from './compileLinkage.ts'
import { applySets, readyLookups, regionTitleOf } from './linkage.ts'
import { parseLinkage, parseLinkageRule } from './parseLinkage.ts'
import type { LinkageRule } from '../scene/FormTemplate.ts'

describe('reading linkage', () => {
  const when = { field: 'a', is: '1' }
  const lookup = { api: 'newBorn/getNewBornInfo', params: ['a'], fill: { b: 'name' } }

  it('keeps every effect', () => {
    const then = {
      show: ['b'],
      hide: ['c'],
      require: ['d'],
      optional: ['e'],
      clear: ['f'],
      note: 'n',
      regionTitle: 't',
      set: { g: 1 },
      lookup
    }
    expect(parseLinkageRule({ when, then })).toEqual({ ok: true, value: { when, then } })
    expect(parseLinkageRule({ when, then: {} })).toEqual({ ok: true, value: { when, then: {} } })
  })

  it.each<readonly [unknown, string, string]>([
    [null, '', 'a linkage rule is an object'],
    ['x', '', 'a linkage rule is an object'],
    [[when], '', 'a linkage rule is an object'],
    [{ when, then: {}, more: 1 }, 'more', 'a linkage rule has only when and then'],
    [{ when: {}, then: {} }, 'when', 'no condition has the keys (none) with these values'],
    [{ when, then: [] }, 'then', 'then is an object'],
    [{ when }, 'then', 'then is an object'],
    [{ when, then: { jump: [] } }, 'then.jump', 'no linkage effect is named jump'],
    [{ when, then: { show: 'b' } }, 'then.show', 'a list of field names is expected'],
    [{ when, then: { hide: ['b', 1] } }, 'then.hide', 'a list of field names is expected'],
    [{ when, then: { note: 1 } }, 'then.note', 'text is expected'],
    [{ when, then: { regionTitle: null } }, 'then.regionTitle', 'text is expected'],
    [{ when, then: { set: [] } }, 'then.set', 'set maps field names to operands'],
    [{ when, then: { set: { b: null } } }, 'then.set.b', 'an operand is text, a number or an object'],
    [{ when, then: { lookup: 'births' } }, 'then.lookup', 'lookup is an object'],
    [{ when, then: { lookup: { ...lookup, api: 1 } } }, 'then.lookup', 'lookup has api, params and fill'],
    [{ when, then: { lookup: { ...lookup, params: 'a' } } }, 'then.lookup', 'lookup has api, params and fill'],
    [{ when, then: { lookup: { ...lookup, params: ['a', 1] } } }, 'then.lookup', 'lookup has api, params and fill'],
    [{ when, then: { lookup: { ...lookup, fill: [] } } }, 'then.lookup', 'lookup has api, params and fill'],
    [{ when, then: { lookup: { ...lookup, fill: { b: 'x', c: 1 } } } }, 'then.lookup', 'lookup has api, params and fill']
  ])('%j says at %j: %s', (value, path, message) => {
    expect(parseLinkageRule(value)).toEqual({ ok: false, problem: { path, message } })
    expect(parseLinkageRule(value, 'rules[0]')).toEqual({
      ok: false,
      problem: { path: path === '' ? 'rules[0]' : `rules[0].${path}`, message }
    })
  })

  it('reports a text only when something in it is no rule', () => {
    const reported: string[] = []
    const read = (text: string) => parseLinkage(text, (told) => reported.push(told)).length
    const good = JSON.stringify([{ when, then: {} }])
    expect([read(good), read('  '), read('{}'), read('[1]')]).toEqual([1, 0, 0, 0])
    expect(reported).toEqual(['{}', '[1]'])
  })
})

describe('linkage in a form', () => {
  const fields = ['a', 'b', 'c', 'd'].map((name) => fieldTemplate(name))
  const is = (field: string, value: string) => ({ field, is: value })
  const stateOf = (linkage: readonly LinkageRule[], given: Readonly<Record<string, string>>, name = 'b') =>
    fieldStates(formWith({ fields, linkage }), valuesOf(given), today)[`G^${name}`]

  it('one of several show rules is enough, and notes stand on the field that carries them', () => {
    const linkage: readonly LinkageRule[] = [
      { when: is('a', '1'), then: { show: ['b'], note: '甲' } },
      { when: is('c', '1'), then: { show: ['b'], note: '乙' } }
    ]
    expect([{}, { a: '1' }, { c: '1' }, { a: '1', c: '1' }].map((given) => stateOf(linkage, given)?.visible)).toEqual([
      false,
      true,
      true,
      true
    ])
    expect(stateOf(linkage, { a: '1', c: '1' }, 'a')?.notes).toEqual(['甲'])
    expect(stateOf(linkage, { a: '1', c: '1' }, 'c')?.notes).toEqual(['乙'])
    expect(stateOf(linkage, { a: '1', c: '1' }, 'b')?.notes).toEqual([])
  })

  it('what hides follows through several fields', () => {
    const linkage: readonly LinkageRule[] = [
      { when: is('a', '1'), then: { hide: ['b'] } },
      { when: { field: 'b', empty: true }, then: { hide: ['c'] } },
      { when: { field: 'c', empty: true }, then: { hide: ['d'] } }
    ]
    const given = { a: '1', b: '2', c: '2', d: '2' }
    expect(['b', 'c', 'd'].map((name) => stateOf(linkage, given, name)?.visible)).toEqual([false, false, false])
    expect(['b', 'c', 'd'].map((name) => stateOf(linkage, { ...given, a: '' }, name)?.visible)).toEqual([true, true, true])
  })

  it('a rule without effect on values leaves them the same object; unknown names are left out', () => {
    const form = formWith({ fields, linkage: [{ when: is('a', '1'), then: { set: { b: { field: 'a' }, nowhere: 'x' }, clear: ['c'] } }] })
    const values = valuesOf({ a: '1', c: '3' })
    expect(applySets(form, values, today)).toEqual(valuesOf({ a: '1', b: '1', c: '' }))
    expect(applySets(form, valuesOf({ a: '2', c: '3' }), today)).toEqual(valuesOf({ a: '2', c: '3' }))
    const still = valuesOf({ a: '1', b: '1', c: '' })
    expect(applySets(form, still, today)).toBe(still)
  })

  it('registers are asked once the condition holds and every parameter is there, by the code of a chosen option', () => {
    const linkage: readonly LinkageRule[] = [
      { when: is('a', '1'), then: { lookup: { api: 'newBorn/getNewBornInfo', params: ['b', 'c'], fill: { d: 'name', nowhere: 'x' } } } }
    ]
    const form = formWith({ fields: [...fields.slice(0, 2), fieldTemplate('c', { typeName: 'cascader' }), ...fields.slice(3)], linkage })
    const ready = (given: Readonly<Record<string, string>>, changed = 'b') => readyLookups(form, changed, valuesOf(given), today)
    const asked = { a: '1', b: '2', c: '[{"name":"哈尔滨市","value":"2301"}]' }
    expect(ready(asked)).toEqual([
      { api: 'newBorn/getNewBornInfo', params: { b: '2', c: '2301' }, fill: { 'G^d': 'name' }, closed: ['G^d'] }
    ])
    expect([ready({ ...asked, a: '' }), ready({ ...asked, b: '' }), ready({ ...asked, c: '' }), ready(asked, 'd')]).toEqual([
      [],
      [],
      [],
      []
    ])
    expect(ready({ ...asked, c: '{' })[0]?.params).toEqual({ b: '2', c: '{' })
  })

  it('is compiled once, tells the title of a dialog, and takes a hidden field as it is', () => {
    const form = formWith({
      fields,
      linkage: [
        { when: { all: [] }, then: { show: ['a'] } },
        { when: is('a', '1'), then: { regionTitle: '请选择' } }
      ]
    })
    expect(linkageOf(form)).toBe(linkageOf(form))
    expect([regionTitleOf(form, 'a'), regionTitleOf(form, 'b')]).toEqual(['请选择', undefined])
    const hidden = {
      ...form,
      allfield: form.allfield.map((group) => ({
        ...group,
        fieldList: group.fieldList.map((field) => ({ ...field, hidden: '1' as const }))
      }))
    }
    expect(compileLinkage(hidden).initial.get('b')).toEqual({ visible: false, required: false, disabled: false, notes: [] })
  })

  it('rules that can never hold, or touch nothing of the plan, are not placed', () => {
    const linkage: readonly LinkageRule[] = [
      { when: { matter: 'NOWHERE' }, then: { show: ['a'] } },
      { when: { answer: 'Q', is: '1' }, then: { show: ['a'] } },
      { when: is('x', '1'), then: { show: ['y'] } }
    ]
    expect(linkageOf(formWith({ fields, linkage })).rules).toEqual([])
    const own = [fieldTemplate('a', { linkage: [{ when: is('b', '1'), then: { note: 'n' } }] }), fieldTemplate('b')]
    expect(linkageOf(formWith({ fields: own })).rules).toEqual([{ when: is('b', '1'), then: { note: 'n' }, owner: 'a' }])
  })
})
