import { parseRegions } from '@ljonething/domain/region/parseRegions'
import { formCaseOf } from '@ljonething/domain/testing/formCase'
import type { NumberCases } from '@ljonething/validation/testing/NumberCase'
import { ruleCasesOf } from '@ljonething/validation/testing/NumberCase'
import type { RuleCase } from '@ljonething/validation/testing/RuleCase'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { rareWordsIn } from '../plans/rareWords.ts'
import { submitIssues } from './submitChecks.ts'

const { resolve } = createRequire(import.meta.url)
const read = (table: string) => JSON.parse(readFileSync(resolve(`@ljonething/validation/cases/${table}.json`), 'utf8'))
const rules: { readonly today: string; readonly cases: readonly RuleCase[] } = read('rules')
const numbers: NumberCases = read('numbers')

/** The cases choose from what travels with their forms. */
const holdings = { regions: parseRegions('code,parentCode,level,name\n') }

/** What the service says of a field or material that is handed in. It knows the rare characters itself: a case that says otherwise is not its own. */
const refused = (row: RuleCase, today: string): 'pass' | 'fail' | 'not its own' => {
  const form = formCaseOf(row)
  if (form === undefined) return 'not its own'
  const { description, id, values, files, rareWords } = form
  if (row.fn === '_checkRareWord' && rareWords !== rareWordsIn(String(row.input))) return 'not its own'
  const found = submitIssues(holdings, new Map(), description, values, files, today).filter((issue) => issue.id === id)
  expect(
    [row.fn, ...found.map(({ fn }) => fn)].every((fn) => fn === row.fn),
    row.why
  ).toBe(true)
  return found.length === 0 ? 'pass' : 'fail'
}

describe('the service answers the shared cases on submit', () => {
  it.each([...new Set(rules.cases.map(({ fn }) => fn))])('of %s', (fn) => {
    const outcomes = new Set<string>()
    for (const row of rules.cases.filter((one) => one.fn === fn)) {
      const answer = refused(row, rules.today)
      if (answer !== 'not its own') expect(answer, `${fn}(${row.param}) ${JSON.stringify(row.input)}: ${row.why}`).toBe(row.expected)
      outcomes.add(answer)
    }
    expect(outcomes).toContain('pass')
    expect(outcomes).toContain('fail')
  })

  it('of the numbers', () => {
    for (const row of ruleCasesOf(numbers))
      expect(refused(row, numbers.today), `${row.fn} ${JSON.stringify(row.input)}: ${row.why}`).toBe(row.expected)
  })
})
