import { describe, expect, it, vi } from 'vitest'
import { checkRules, compileRules } from './checkRules.ts'
import { isNullorEmpty } from './isNullorEmpty.ts'
import { needsOf } from './needsOf.ts'
import { parseRules } from './parseRules.ts'
import { isRequired, rulesOfMaterial, withoutRequired, withRequired } from './requiredRule.ts'
import type { RuleContext, RuleSpec } from './Rule.ts'

const context: RuleContext = { label: '姓名', today: '2026-11-20', valueOf: () => undefined }
const required: RuleSpec = { fn: '_isNullorEmpty', param: '', message: '' }
const short: RuleSpec = { fn: '_checkMaxLength', param: '4', message: '太长' }
const digits: RuleSpec = { fn: '_checkNumber', param: '', message: '' }

describe('checkRules', () => {
  it('[R-5-10] a failure shows as [label]字段message', () => {
    expect(checkRules([short], '黑龙江', context)).toEqual([
      { fn: '_checkMaxLength', label: '姓名', message: '太长', text: '[姓名]字段太长' }
    ])
  })

  it('a rule without message brings its default', () => {
    expect(checkRules([digits], 'a', context).map(({ text }) => text)).toEqual(['[姓名]字段只能输入数字，例如2026'])
  })

  it('reports all that fail, in the order of the list', () => {
    expect(checkRules([digits, required, short], '黑龙江', context).map(({ fn }) => fn)).toEqual(['_checkNumber', '_checkMaxLength'])
    expect(checkRules([digits, short, required], '', context).map(({ fn }) => fn)).toEqual(['_isNullorEmpty'])
    expect(checkRules([], 'a', context)).toEqual([])
  })

  it('[R-5-07] an unknown name is ignored and reported once', () => {
    const onUnknown = vi.fn()
    const rules = [{ ...digits, fn: '_checkMoon' }, { ...digits, fn: '_checkMoon' }, digits]
    for (let i = 0; i < 3; i++) expect(checkRules(rules, '1', context, onUnknown)).toEqual([])
    expect(onUnknown.mock.calls).toEqual([['_checkMoon']])
    expect(checkRules(rules, 'a', context)).toHaveLength(1)
  })

  it('a parameter a rule cannot use leaves the rule out and is reported', () => {
    const onUnknown = vi.fn()
    const check = compileRules([{ fn: '_checkRegex', param: '(a+)+', message: '' }], onUnknown)
    expect(check('b', context)).toEqual([])
    expect(onUnknown.mock.calls).toEqual([['_checkRegex']])
  })

  it('[R-5-15] rules on file materials apply to each file', () => {
    const rules: readonly RuleSpec[] = [
      { fn: '_checkFileType', param: 'pdf', message: '' },
      { fn: '_checkFileSize', param: '1', message: '' }
    ]
    const failing = (...files: readonly { readonly name: string; readonly size: number }[]): readonly string[] =>
      checkRules(rules, undefined, { ...context, files }).map(({ fn }) => fn)
    expect(failing({ name: 'a.pdf', size: 1 }, { name: 'b.pdf', size: 1 })).toEqual([])
    expect(failing({ name: 'a.pdf', size: 1 }, { name: 'b.txt', size: 1 })).toEqual(['_checkFileType'])
    expect(failing({ name: 'a.pdf', size: 2_000_000 }, { name: 'b.pdf', size: 1 })).toEqual(['_checkFileSize'])
  })

  it('a compiled list keeps no state between values', () => {
    const check = compileRules([required, digits])
    expect([check('a', context).length, check('1', context).length, check('', context).length, check('1', context).length]).toEqual([
      1, 0, 1, 0
    ])
  })
})

describe('a compiled list', () => {
  it('serves fields of several labels, each told by its own', () => {
    const check = compileRules([digits])
    const labels = ['甲', '乙', '甲', '甲'].map((label) => check('a', { ...context, label }).map((issue) => [issue.label, issue.text]))
    expect(labels).toEqual(['甲', '乙', '甲', '甲'].map((label) => [[label, `[${label}]字段只能输入数字，例如2026`]]))
  })

  it('tells the same issue of the same label again without making it anew', () => {
    const check = compileRules([required, digits])
    expect(check('a', context)).toBe(check('b', context))
    expect(check('1', context)).toBe(check('2', context))
  })

  it.each([
    ['one text rule', [digits]],
    ['several rules', [digits, { ...short, param: '8' }]]
  ])('of %s takes numbers as texts and nothing else', (_, rules) => {
    const check = compileRules(rules)
    const fails = [12, 12n, '12', 1.5, true, ['12'], { a: '12' }].map((value) => check(value, context).length > 0)
    expect(fails).toEqual([false, false, false, true, true, true, true])
  })

  it('of one rule over any value gets the value as it is', () => {
    const check = compileRules([{ fn: '_checkBatchRetire', param: '', message: '' }])
    expect(check([{ dyhd: '是' }], context)).toEqual([])
    expect(check('[{"dyhd":"是"}]', context)).toEqual([])
    expect(check([{ dyhd: '否' }], context)).toHaveLength(1)
  })

  it('reports three failures in the order of the list', () => {
    const check = compileRules([digits, short, { ...digits, fn: '_checkUpperCase' }])
    expect(check('黑龙江', context).map(({ fn }) => fn)).toEqual(['_checkNumber', '_checkMaxLength', '_checkUpperCase'])
  })
})

describe('parseRules', () => {
  it('[R-5-01] reads a JSON list of fn, param and message', () => {
    expect(parseRules('[{"fn":"_checkNumber","param":"","message":"只能输入数字"}]')).toEqual([
      { fn: '_checkNumber', param: '', message: '只能输入数字' }
    ])
  })

  it('fills in what is missing and drops what is no rule', () => {
    expect(
      parseRules(
        '[{"fn":"_checkMaxLength","param":20},{"fn":"_checkNumber","param":null,"message":{}},null,3,"x",{"param":"1"},{"fn":1},[]]'
      )
    ).toEqual([
      { fn: '_checkMaxLength', param: '20', message: '' },
      { fn: '_checkNumber', param: '', message: '' }
    ])
  })

  it('gives an empty list for anything else', () => {
    for (const json of ['', 'x', '{}', 'null', '"[]"', '[', '{"fn":"_checkNumber"}']) expect(parseRules(json)).toEqual([])
  })
})

describe('needsOf', () => {
  it('names other fields once, files and the answer of the server', () => {
    expect(needsOf([digits, { ...digits, fn: '_checkNothing' }])).toEqual({})
    expect(
      needsOf([
        { fn: '_checkNewbornSurname', param: 'fatherName,motherName', message: '' },
        { fn: '_checkNewbornSurname', param: 'motherName', message: '' },
        { fn: '_checkPlaqueArea', param: '', message: '' },
        { fn: '_checkFileNum', param: '', message: '' },
        { fn: '_checkRareWord', param: '', message: '' }
      ])
    ).toEqual({ fields: ['fatherName', 'motherName', 'plaqueLength', 'plaqueHeight'], files: true, remote: 'rareWord' })
    for (const fn of ['_checkFileType', '_checkFileSize', '_checkFileNum'])
      expect(needsOf([{ fn, param: '', message: '' }])).toEqual({ files: true })
  })
})

describe('the required rule', () => {
  it('[R-5-09] is added and removed at run time without touching the list', () => {
    const rules = Object.freeze([short])
    const more = withRequired(rules)
    expect(more).toEqual([{ fn: '_isNullorEmpty', param: '', message: isNullorEmpty.message('') }, short])
    expect(withRequired(more)).toBe(more)
    expect(withRequired(rules, '请填写')[0]?.message).toBe('请填写')
    expect(withoutRequired(more)).toEqual([short])
    expect(withoutRequired(rules)).toBe(rules)
    expect([isRequired(rules), isRequired(more)]).toEqual([false, true])
    expect(checkRules(more, '', context)).toHaveLength(1)
  })

  it('[R-5-08] is dropped for a material filled by an ID card upload', () => {
    expect(rulesOfMaterial([required, short], true)).toEqual([short])
    expect(rulesOfMaterial([required, short], false)).toEqual([required, short])
  })
})
