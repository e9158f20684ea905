import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
