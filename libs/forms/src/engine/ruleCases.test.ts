import { formCaseOf } from '@ljonething/domain/testing/formCase'
import type { NumberCases } from '@ljonething/validation/testing/NumberCase'
import { ruleCasesOf } from '@ljonething/validation/testing/NumberCase'
import type { RuleCase } from '@ljonething/validation/testing/RuleCase'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { someServices } from '../testing/someServices.ts'
import { createFormStore } from './createFormStore.ts'

const { resolve } = createRequire(import.meta.url)
const read = (table: string) => JSON.parse(readFileSync(resolve(`@ljonething/validation/cases/${table}.json`), 'utf8'))
const rules: { readonly today: string; readonly cases: readonly RuleCase[] } = read('rules')
const numbers: NumberCases = read('numbers')

/** What the form shows of a field or material once everything is checked. */
const shown = async (row: RuleCase, today: string): Promise<'pass' | 'fail' | 'no form'> => {
  const form = formCaseOf(row)
  if (form === undefined) return 'no form'
  const { description, id, values, files, rareWords } = form
  const hasRareWord = () => (rareWords === undefined ? Promise.reject(new Error('not known')) : Promise.resolve(rareWords !== ''))
  const store = createFormStore(description, { today, services: someServices({ hasRareWord }) })
  for (const [field, value] of Object.entries(values)) store.setValue(field, value)
  for (const [material, handedIn] of Object.entries(files)) store.setFiles(material, handedIn)
  const found = (await store.validateAll()).find((issue) => issue.id === id)
  expect(found?.fn, row.why).toBe(found === undefined ? undefined : row.fn)
  return found === undefined ? 'pass' : 'fail'
}

describe('the form engine answers the shared cases', () => {
  it.each([...new Set(rules.cases.map(({ fn }) => fn))])('of %s', async (fn) => {
    const outcomes = new Set<string>()
    for (const row of rules.cases.filter((one) => one.fn === fn)) {
      const answer = await shown(row, rules.today)
      if (answer !== 'no form') expect(answer, `${fn}(${row.param}) ${JSON.stringify(row.input)}: ${row.why}`).toBe(row.expected)
      outcomes.add(answer)
    }
    expect(outcomes).toContain('pass')
    expect(outcomes).toContain('fail')
  })

  it('of the numbers', async () => {
    for (const row of ruleCasesOf(numbers))
      expect(await shown(row, numbers.today), `${row.fn} ${JSON.stringify(row.input)}: ${row.why}`).toBe(row.expected)
  })

  it('leaves out only what no form can hold', () => {
    const held = rules.cases.filter((row) => formCaseOf(row) !== undefined)
    expect(held.length / rules.cases.length).toBeGreaterThan(0.85)
  })
})
