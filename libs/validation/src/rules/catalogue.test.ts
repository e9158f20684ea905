import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rules } from './registry.ts'

const catalogue: { readonly functions: readonly { readonly fn: string; readonly defaultMessage: string }[] } = JSON.parse(
  readFileSync(new URL('../../../../content/rule-fns.json', import.meta.url), 'utf8')
)

describe('the content catalogue of rule functions', () => {
  it('names the functions of the registry in its order', () => {
    expect(rules.map(({ fn }) => fn)).toEqual(catalogue.functions.map(({ fn }) => fn))
  })

  it('has their default messages, word for word where they are fixed', () => {
    const described = ['_checkFileType', '_checkFileSize', '_checkFileNum', '_checkUnModify', '_checkRegex']
    const fixed = rules.filter(({ fn }) => !described.includes(fn))
    expect(fixed).toHaveLength(27)
    for (const { fn, message } of fixed) {
      const row = catalogue.functions.find((known) => known.fn === fn)
      expect(message('5')).toBe(row?.defaultMessage.replace('N', '5'))
    }
  })
})
