import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkRules } from './checkRules.ts'
import { numberRules } from './numberRules.ts'
import { ruleNamed } from './registry.ts'

const catalogue: { readonly functions: readonly { readonly fn: string; readonly defaultMessage: string }[] } = JSON.parse(
  readFileSync(new URL('../../../../content/rule-fns.json', import.meta.url), 'utf8')
)

describe('the content catalogue of rule functions', () => {
  it('names functions of the registry, with their default messages word for word where they are fixed', () => {
    const described = ['_checkFileType', '_checkFileSize', '_checkFileNum', '_checkUnModify', '_checkRegex']
    const fixed = catalogue.functions.filter(({ fn }) => !described.includes(fn))
    for (const { fn, defaultMessage } of fixed) expect([fn, ruleNamed(fn)?.message('5')]).toEqual([fn, defaultMessage.replace('N', '5')])
    for (const fn of described) expect(ruleNamed(fn)?.fn).toBe(fn)
  })
})

/** Word for word in the specification. */
const fixed = ['_checkIdCard', '_checkMobile', '_checkEmail', '_checkUrl']
const worded = ['_checkNumber', '_checkUpperCase', '_checkLetterNumber', '_checkTwoDecimal', '_checkPhone']

it.each([...numberRules.map(({ fn }) => fn).filter((fn) => !fixed.includes(fn)), ...worded])(
  '%s says what is right with an example that passes it',
  (fn) => {
    const example = /例如([\w.-]+)$/.exec(ruleNamed(fn)?.message('') ?? '')?.[1]
    expect(example).toBeDefined()
    expect(checkRules([{ fn, param: '', message: '' }], example, { label: '', today: '2026-11-23', valueOf: () => undefined })).toEqual([])
  }
)
